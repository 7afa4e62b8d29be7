// Everything works without this file; it only makes some of it quicker.
"use strict";
