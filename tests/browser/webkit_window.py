"""A window of WebKitGTK for WebDriver, which starts this as its browser.

Arguments: a folder for what the pages store, and the width and the height of the window. Debian's
own Python runs it, as that has GTK. Nothing moves in the window, and what its pages write to their
console goes to the standard output.
"""

import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, width, height = sys.argv[1:4]
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def begin(_: Any, session: Any) -> None:
    """Open a window when WebDriver asks for one."""
    session.connect("create-web-view", open_window)


def open_window(_: Any) -> Any:
    """Open a window without a frame, so that the page is as large as the window."""
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False, default_width=int(width), default_height=int(height))
    window.add(view)
    window.show_all()
    return view


context.connect("automation-started", begin)
Gtk.main()
