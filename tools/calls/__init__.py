"""How a tool call runs: budget, consent, evidence, errors, metrics, background."""
