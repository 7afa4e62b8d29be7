"""Things that a code opens, and how English people say that one does.

Lists with commas. A `*` stands for any ending, or before a word for any beginning.
"""

BOLTS = """
    keypad, key pad, punch pad, lockbox, lock box, key box, key safe, keysafe, keybox, padlock, lock, locks, bike lock,
    bicycle lock, combination lock, combo lock, door lock, smart lock, burglar alarm, alarm, alarm panel, alarm system,
    intercom, buzzer, entry phone, strongbox, cash box, cashbox, voicemail, combination, combo, lock screen, lockscreen,
    screen lock, opener, entry system, access panel, parental lock, immobiliser, pattern, unlock pattern,
    box with the key, box with a key, immobilizer, screen time, parental control, parental controls
"""
"""What has a code and hardly a number of its own: a padlock, a keypad, an alarm."""
PLACES = """
    door, doors, front door, back door, gate, gates, entrance, entry, entryway, lobby, garage, shed, safe, atm, vault,
    locker, lockers, storage, storage unit, cellar, basement, parking, car park, barrier, mailbox, letterbox,
    parcel box, suitcase, luggage, briefcase, elevator, lift, turnstile, drawer, cabinet, laundry room, bin store,
    bike shed, bike room, bike, box, deposit box, tin, porch, hatch, chest, stairwell, mailroom, cash drawer, panel,
    entry panel, entry pad, hallway, stairs, boiler room, cage, hut, outbuilding, container, trailer, van, caravan,
    boat, toilet, restroom, loo, bathroom, washroom, barn, attic, dorm, gatehouse, greenhouse, stable, sauna, laundrette
"""
"""What may have a code: a door, a gate, a safe."""
ROOMS = "house, flat, apartment, office, building, room, cabin, airbnb, studio, gym, clubhouse, pool, car, school"
"""What has a number as often as a code: a flat, an office."""
DEVICES = """
    phone, iphone, ipad, tablet, laptop, macbook, chromebook, computer, pc, desktop, sim, sim card, watch, screen,
    kindle, tv, console, xbox, playstation, nas, server, printer, camera, hard drive, usb stick, mobile, cell, android,
    workstation, thermostat, camper, scooter, e-bike, forklift, tractor, boiler, smoke alarm, freezer, fridge,
    heat pump, coffee machine, photocopier, inverter, shared drive
"""
"""What is unlocked: a phone, a laptop."""
NETS = "wifi, wi-fi, wi fi, wlan, hotspot, router, guest network, home network, network, wireless, ssid"
"""A wireless network."""
CARDS = """
    card, visa, mastercard, master card, amex, american express, maestro, debit card, credit card, debit, credit,
    discover, revolut, monzo
"""
"""What pays: a card, its maker, a bank called by its first name."""
BACKS = "signature, reverse side, back, rear, behind, reverse, flip side, signature strip"
"""Where a card shows its three digits."""
ONCE = """
    temporary, temp, provisional, one-time, one time, otp, 2fa, two-factor, two factor, mfa, backup code, backup codes,
    recovery code, recovery codes, login code, log-in code, sign-in code, verification, verification code,
    confirmation code, sms, text message, authenticator, auth code, reset code, scratch code, scratch codes,
    emergency code, emergency codes, puk, security code, passcode, backup
"""
"""Codes that a service gives out: for one time, as a reserve, to unlock a SIM."""
SENDS = """
    texted, texts, sent, sends, got, received, bank, arrived, came, messaged, emailed, mailed, sending, texting,
    message, sms, pinged, popped up, read me, told me, gave me, read out
"""
"""A service sends something."""
SIGNINS = """
    log in, logs in, login, log into, log on, logged in, logging in, sign in, signs in, sign into, signed in,
    signing in, get into, username, user name, user, account, credentials, creds, netflix, spotify, gmail, outlook,
    steam, amazon, ebay, paypal, facebook, instagram, insta, twitter, linkedin, dropbox, github, icloud, apple id,
    moodle, portal, intranet, vpn, admin panel, webmail, hulu, disney, zoom, slack, email, mail, ftp, ssh, google,
    microsoft, whatsapp, telegram, discord, yahoo, hotmail, app, drive, folder, shared account
"""
"""Signing in, and the services one signs in to."""
USERS = "admin, root, guest, administrator, superuser, sysadmin"
"""Names of users that come with a machine."""
CODES = "code, codes, digits, passcode"
"""A code, whatever for."""
BUTTONS = """
    hash, hash key, pound key, star, star key, pound sign, hashtag, asterisk, off button, bell, bell button, enter key,
    green button
"""
"""What is pressed after a code."""
ENTERS = """
    type, types, typing, type in, punch, punch in, press, pressing, enter, entering, dial, dialing, key in, tap, tap in,
    input, hit, put, put in, plug in, buzz, spin, turn to, pressed, typed, entered, set, keyed, pop, stick, jab, feed,
    tapping, punching, punched, dialled, dialed, keying, putting, setting, sets, rotate, rotates
"""
"""A code is entered."""
ADMITS = """
    opens, open, opens with, unlock, unlocks, unlocking, gets you in, get in, gets in, getting in, lets you in,
    let you in, lets me in, get into, gets into, gets you into, get through, get past, disarm, disarms, disarming,
    deactivate, deactivates, turns off, turn off, turn it off, shuts off, shut off, silence, silences, go in,
    get inside, goes quiet, gets past, undo, undoes, arm, arms, kills
"""
"""Something opens, or somebody gets in."""
WANTS = """
    takes, wants, needs, asks for, accepts, likes, expects, goes, uses, use, using, works with, responds to, set to,
    set at, listens to, answers to, requires, with, on
"""
"""A thing takes a code."""
SAYS = "is, are, was, it's, its, 's, equals, reads, be, being, mine, mine's, ours, theirs"
"""Words after which the value comes."""
SMALL = """
    the, a, my, our, his, her, their, your, for, of, to, at, in, just, still, now, then, always, simply, only, code,
    number, digits, star, hash, pound, key, same, new, currently, and, or, by, from, that, this, one, you, please, if,
    when, before, after, i, we, so, again, first, twice, next, because, but, until, while, mum's, dad's, within,
    without, during, since, as, like, like so, thanks, okay, ok, though, too, also, every, each, both, where, it, them,
    me, us, there, here, fast, quickly, quick, slowly, once
"""
"""Words between a thing and its code that tell nothing else."""
JOINS = "with, and, then, using, plus, password, pw, pass, followed by, slash"
"""What stands between the name of a user and a password."""
UNITS = """
    euro, euros, dollar, dollars, bucks, pounds, quid, usd, eur, gbp, kg, kilos, grams, km, mile, miles, meters, metres,
    feet, foot, inch, inches, cm, mm, lb, lbs, people, members, users, pages, words, texts, messages, times, percent,
    mb, gb, tb, mbit, mbps, hz, watt, watts, volts, calories, kcal, steps, points, followers, hours, days, years,
    minutes, seconds, months, weeks, o'clock, am, pm, square, degrees, grand, cents, ms, units, seats, items, litres,
    liters, sqft
"""
"""What is counted, measured or paid."""
PAYS = "paid, pay, pays, cost, costs, price, priced, spent, worth, sold, fee, rent"
"""What something costs."""
NUMBERS = "number, no, nr, num"
"""That a number follows."""
SPANS = "by, x, to, of"
"""Words between the two sides of a size, or the two ends of a range."""
LABELS = """
    room, flat, apartment, apt, street, st, road, avenue, ave, order, invoice, ticket, model, flight, bus, line, train,
    platform, page, chapter, version, size, article, item, sku, isbn, zip, postcode, case, serial, extension, ext, port,
    channel, issue, suite, unit, route, highway, part, about, around, over, nearly, almost, roughly, under, error, from,
    since, library, loyalty, student, bus pass, membership, tracking, reference, ref, season, ward, aisle, seat, row,
    tram
"""
"""What a number belongs to that is no code: a room, an order, a flight."""
REFERENCES = """
    ticket*, order*, invoice*, bill, receipt*, booking*, reservation*, case, claim*, complaint*, request*, reference*,
    ref, tracking, parcel*, shipment*, delivery, member, membership, customer, subscriber, policy, docket, enquiry,
    inquiry, application, isbn, model, flight*, bus, tram, train*, room, ward, page*, postcode, zip, version*, serial,
    batch, lot, part, item, sku, edition, chapter*, bib, race, raffle, queue
"""
"""What is known by a number that opens nothing, however many words stand between the two."""
TIMES = "at, by, before, after, until, till, around, from, since"
"""Words before a time of day."""
CLOCKS = "alarm, alarms, alarm clock"
"""What rings at a time of day."""
TOWARDS = "for, to"
"""Words between such a thing and the time it is set to."""
CALLED = "called, named, name, ssid, network, as, user, username, handle, nickname, it's called"
"""Words before the name of a network or of a user."""
TURNS = "left, right, clockwise, counterclockwise, anticlockwise"
"""The two ways a dial is turned."""
TENS = """
    ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty,
    fifty, sixty, seventy, eighty, ninety, double, oh
"""
"""Numbers from ten, spelled."""
GENITIVES = ("'s", "’s")
"""Endings without which a word is looked for again."""
