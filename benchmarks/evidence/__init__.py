"""How the judge of evidence is trained."""
