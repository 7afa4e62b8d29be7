"""How `language/authorship` learns whose words are whose: labelled messages and the training on them."""
