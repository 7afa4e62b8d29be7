"""Moving in and out: what other products know of a user is read, shown, and taken in; and given to them in theirs."""
