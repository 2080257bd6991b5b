"""Pages, dialogs and the main window."""
