"""Draftwell ▸ Options: address and key of the writer's own server."""

import threading

from . import settings
from .dialogs import Window, run_on_main, tell
from .server import Failure, Server


def open_options(context, frame):
    address, key = settings.read(context)
    window = Window(context, frame, "Draftwell ▸ Options")
    address_field = window.add_field("address", "Address of your Draftwell server", address)
    key_field = window.add_field(
        "key", "API key: made there under Settings ▸ Account, with the scope “write”", key, EchoChar=ord("•")
    )
    said = window.add_words("said", "Texts are sent to this server, and nowhere else, when you choose Improve.")

    def show(sentence):
        run_on_main(context, lambda: said.setText(sentence))

    def read_fields():
        return settings.parse_address(address_field.getText()), key_field.getText().strip()

    def try_out():
        given, given_key = read_fields()
        if given is None:
            said.setText(WRONG_ADDRESS)
            return
        said.setText("Asking the server …")
        threading.Thread(target=lambda: show(ask_server(given, given_key)), daemon=True).start()

    window.add_buttons(("try", "Try", 0, try_out), ("ok", "OK", 1, None), ("cancel", "Cancel", 2, None))
    window.create()
    try:
        is_chosen = window.control.execute() == 1
        given, given_key = read_fields()
    finally:
        window.control.dispose()
    if not is_chosen:
        return
    if given is None:
        tell(context, frame, WRONG_ADDRESS + " Nothing was changed.")
        return
    try:
        settings.write(context, given, given_key)
    except OSError:
        tell(context, frame, "Address and key could not be kept: the profile of LibreOffice cannot be written to.")


WRONG_ADDRESS = "The address has to look like https://draftwell.example.org."


def ask_server(address, key):
    try:
        server = Server(address, key)
        server.check_writing()
        left = server.read_credits_left()
    except Failure as failure:
        return failure.sentence
    works = "The server answers, and the key may write."
    return works if left is None else f"{works} You have {count(left, 'credit')} left."


def count(number, thing):
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
