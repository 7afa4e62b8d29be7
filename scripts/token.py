"""A bearer token for the server, signed with MEMORY_AUTH_SECRET: `python -m scripts.token --user-id ann`."""

import argparse
import sys
import time

from scripts.parts.command_line import OK, Refused, answer, at_least_one, run, with_json, with_user

PROG = "python -m scripts.token"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    words = "A bearer token for the server, signed with MEMORY_AUTH_SECRET."
    whole = argparse.ArgumentParser(prog=prog, description=words)
    with_user(whole, more=" the token opens")
    whole.add_argument("--hours", type=at_least_one, default=8, help="how long it is good for (default 8)")
    whole.add_argument(
        "--permission",
        action="append",
        default=[],
        choices=["nightly", "operator"],
        help="nightly: run the nights of everybody; operator: see the pages of nights, tools and health",
    )
    with_json(whole)
    return whole


async def give(options: argparse.Namespace) -> int:
    import jwt

    from stores import Settings
    from stores.documents.files.paths import check_user

    settings = Settings()
    if settings.auth_secret is None:
        raise Refused("MEMORY_AUTH_SECRET is not set; set it here and on the server.")
    check_user(options.user_id)
    claims = {"sub": options.user_id, "exp": int(time.time()) + options.hours * 3600}
    claims |= {"permissions": options.permission} if options.permission else {}
    claims |= {"aud": settings.auth_audience} if settings.auth_audience else {}
    claims |= {"iss": settings.auth_issuer} if settings.auth_issuer else {}
    token = jwt.encode(claims, settings.auth_secret.get_secret_value(), "HS256")
    answer(options, {"token": token}, lambda screen: screen.print(token, soft_wrap=True, highlight=False))
    return OK


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    return run(lambda: give(options))


if __name__ == "__main__":
    sys.exit(main())
