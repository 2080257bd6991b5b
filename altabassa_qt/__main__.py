"""`python -m altabassa_qt` opens the table."""

from .app import main

raise SystemExit(main())
