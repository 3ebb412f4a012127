"""What the entries of the menu do. Calls go out on a thread of their own; the document is read and written on the main one."""

import threading

from com.sun.star.lang import DisposedException

from . import passages, revise, settings
from .chunks import join, make_chunks, to_edits
from .dialogs import Progress, confirm, run_on_main, tell
from .options import count, open_options
from .server import Failure, Server, Stopped

# Windows in which a command is under way
busy = set()


def start(context, frame, command):
    if command == "options":
        run_on_main(context, lambda: open_options(context, frame))
    elif command in READERS:
        run_on_main(context, lambda: improve(context, frame, command))


READERS = {"improve-selection": passages.read_selection, "improve-document": passages.read_document}


def improve(context, frame, command):
    document = frame.Controller.Model
    address, key = settings.read(context)
    if document.isReadonly():
        return tell(context, frame, "This document is open for reading only.")
    if document.RuntimeUID in busy:
        return tell(context, frame, "Draftwell is at work on this document already.")
    if key == "":
        tell(context, frame, "Draftwell needs the address of your server and an API key first.")
        return open_options(context, frame)
    paragraphs = list(READERS[command](document))
    chunks = make_chunks([paragraph.text for paragraph in paragraphs])
    if not chunks:
        nothing = "Select the words to improve first." if command == "improve-selection" else "There is nothing to improve."
        return tell(context, frame, nothing)
    busy.add(document.RuntimeUID)
    job = Improvement(context, frame, paragraphs, chunks, Server(address, key))
    threading.Thread(target=job.run, daemon=True).start()


class Improvement:
    def __init__(self, context, frame, paragraphs, chunks, server):
        self.context = context
        self.frame = frame
        self.document = frame.Controller.Model
        self.identity = self.document.RuntimeUID
        self.paragraphs = paragraphs
        self.chunks = chunks
        self.server = server
        self.edits = {}
        self.left_out = 0

    def run(self):
        """On its own thread."""
        end = None
        try:
            left = self.server.read_credits_left()
            if self.on_main(lambda: confirm(self.context, self.frame, self.describe(left), "Improve")):
                end = self.ask_all()
            else:
                return
        except Failure as failure:
            end = failure.sentence
        except DisposedException:
            # The document was closed meanwhile
            return
        finally:
            if end is None:
                busy.discard(self.identity)
        run_on_main(self.context, lambda: self.finish(end))

    def describe(self, left):
        calls = len(self.chunks)
        units = sum(len(join(chunk)) for chunk in self.chunks)
        lines = [
            f"{count(units, 'character')} are sent to {self.server.address}.",
            f"That is {count(calls, 'call')}, which costs {count(calls, 'credit')} at most: one that changes nothing is free.",
        ]
        if left is not None:
            lines.append(f"You have {count(left, 'credit')} left.")
        return "\n".join(lines)

    def ask_all(self):
        """@returns the sentence that says why it ended early; empty where it did not"""
        progress = self.on_main(lambda: Progress(self.context, self.frame, len(self.chunks), self.server.stop))
        try:
            for index, chunk in enumerate(self.chunks):
                self.on_main(lambda: progress.show(index))
                edits, left_out = to_edits(chunk, self.server.improve(join(chunk)))
                self.left_out += left_out
                for paragraph, found in edits.items():
                    self.edits.setdefault(paragraph, []).extend(found)
        except Stopped:
            return "Stopped."
        except Failure as failure:
            return failure.sentence
        finally:
            self.on_main(progress.close)
        return ""

    def on_main(self, work):
        """Waits for it there."""
        done = threading.Event()
        result = {}

        def run():
            try:
                result["value"] = work()
            except BaseException as error:
                result["error"] = error
            finally:
                done.set()

        run_on_main(self.context, run)
        done.wait()
        if "error" in result:
            raise result["error"]
        return result["value"]

    def finish(self, why):
        """What was answered before an early end is paid for, and written all the same."""
        try:
            edits_of = [(self.paragraphs[index], found) for index, found in sorted(self.edits.items())]
            outcome = revise.write_all(self.context, self.document, edits_of) if edits_of else revise.Outcome()
            tell(self.context, self.frame, self.conclude(outcome, why))
        except DisposedException:
            pass
        finally:
            busy.discard(self.identity)

    def conclude(self, outcome, why):
        sentences = [why] if why else []
        if outcome.made:
            sentences.append(f"{count(outcome.made, 'change')} of Draftwell: accept or reject them under Edit ▸ Track Changes.")
        elif not why:
            sentences.append("Draftwell would change nothing.")
        else:
            sentences.append("Nothing was changed.")
        if outcome.moved_on:
            sentences.append(f"{count(outcome.moved_on, 'change')} left out, since the words are others by now.")
        beyond = outcome.left_out + self.left_out
        if beyond:
            sentences.append(f"{count(beyond, 'change')} left out, since fields or the ends of paragraphs would change.")
        return "\n".join(sentences)
