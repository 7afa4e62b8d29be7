"""How Portuguese people ask to have something forgotten."""

FORGETTING = r"esque(?:ça|ce|cer)|apag(?:ue|a|ar)|exclu(?:a|ir)|remov(?:a|er)"
LEADS = r"por\s+favor|pode|poderia|você\s+pode|e|então"
POINTING = r"isso|isto"
REMOVING = r"apag\w*|esque\w*"
