"""A LibreOffice Writer that a test works with as a person does: menu, windows, selection. Reads orders, a line of JSON
each, and answers each with one.

Usage: drive.py FOLDER EXTENSION    FOLDER: for the profile, thrown away afterwards by who made it
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.util import URL

LOOKS = ("CharWeight", "CharPosture", "HyperLinkURL", "CharHeight")
DELETION = "Delete"
BUTTON = 7  # com.sun.star.accessibility.AccessibleRole.PUSH_BUTTON: looked up below


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(480):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            time.sleep(0.25)
    raise SystemExit("LibreOffice did not answer")


def enumerate_all(source):
    items = source.createEnumeration()
    while items.hasMoreElements():
        yield items.nextElement()


def read_paragraph(paragraph):
    runs = []
    is_deleted = False
    for portion in enumerate_all(paragraph):
        if portion.TextPortionType == "Redline" and portion.RedlineType == DELETION:
            is_deleted = portion.IsStart
        if is_deleted or portion.TextPortionType not in ("Text", "TextField", "Footnote"):
            continue
        look = [portion.TextPortionType, *(str(portion.getPropertyValue(name)) for name in LOOKS)]
        if runs and runs[-1][0] == look:
            runs[-1][1] += portion.String
        elif portion.String != "":
            runs.append([look, portion.String])
    return {"style": paragraph.ParaStyleName, "text": "".join(words for _, words in runs), "runs": runs}


def read_text(text):
    for part in enumerate_all(text):
        if part.supportsService("com.sun.star.text.TextTable"):
            for name in part.CellNames:
                yield from read_text(part.getCellByName(name))
        else:
            yield read_paragraph(part)


class Office:
    def __init__(self, context):
        self.context = context
        self.desktop = self.create("com.sun.star.frame.Desktop")
        self.document = None

    def create(self, name):
        return self.context.ServiceManager.createInstanceWithContext(name, self.context)

    @property
    def frame(self):
        return self.document.CurrentController.Frame

    def open(self, path):
        self.document = self.desktop.loadComponentFromURL(Path(path).as_uri(), "_blank", 0, ())

    def close(self):
        self.document.close(False)

    def save(self, path, filter):
        self.document.storeToURL(Path(path).as_uri(), (PropertyValue(Name="FilterName", Value=filter),))

    def select(self, words):
        search = self.document.createSearchDescriptor()
        search.SearchString = words
        self.document.CurrentController.select(self.document.findFirst(search))

    def replace(self, words, by):
        """As somebody would who goes on writing."""
        search = self.document.createSearchDescriptor()
        search.SearchString = words
        self.document.findFirst(search).String = by

    def menu(self, command):
        url = URL()
        url.Complete = f"org.draftwell.writer:{command}"
        _, url = self.create("com.sun.star.util.URLTransformer").parseStrict(url)
        self.frame.queryDispatch(url, "_self", 0).dispatch(url, ())

    def dispatch(self, command):
        self.create("com.sun.star.frame.DispatchHelper").executeDispatch(self.frame, command, "", 0, ())

    def list_windows(self):
        toolkit = self.create("com.sun.star.awt.Toolkit")
        windows = [toolkit.getTopWindow(index) for index in range(toolkit.getTopWindowCount())]
        for window in windows:
            if window is None:
                continue
            accessible = window.getAccessibleContext()
            if accessible is not None and (accessible.getAccessibleName() or "").startswith("Draftwell"):
                yield accessible

    def list_parts(self):
        for window in self.list_windows():
            for index in range(window.getAccessibleChildCount()):
                yield window.getAccessibleChild(index).getAccessibleContext()

    def windows(self):
        return [[window.getAccessibleName(), [part.getAccessibleName() for part in self.list_parts()]] for window in self.list_windows()]

    def press(self, button):
        for part in self.list_parts():
            if part.getAccessibleName() == button and part.getAccessibleRole() == BUTTON:
                part.doAccessibleAction(0)
                return True
        return False

    def fill(self, values):
        fields = [part for part in self.list_parts() if hasattr(part, "setText")]
        for field, value in zip(fields, values):
            field.setText(value)
        return len(fields)

    def read(self):
        document = self.document
        notes = [document.Footnotes.getByIndex(index) for index in range(document.Footnotes.Count)]
        return {
            "paragraphs": [*read_text(document.Text), *(one for note in notes for one in read_text(note))],
            "revisions": [
                [one.RedlineAuthor, one.RedlineType] for one in enumerate_all(document.Redlines)
            ],
            "comments": [
                [field.Author, field.Content]
                for field in enumerate_all(document.TextFields)
                if field.supportsService("com.sun.star.text.textfield.Annotation")
            ],
            "recording": document.RecordChanges,
            "undo": list(document.UndoManager.getAllUndoActionTitles()),
            "user": self.read_user(),
        }

    def read_user(self):
        provider = self.create("com.sun.star.configuration.ConfigurationProvider")
        path = PropertyValue(Name="nodepath", Value="/org.openoffice.UserProfile/Data")
        user = provider.createInstanceWithArguments("com.sun.star.configuration.ConfigurationAccess", (path,))
        return f"{user.givenname} {user.sn}".strip()

    def undo(self):
        self.document.UndoManager.undo()


def install(profile, extension):
    command = ["unopkg", "add", "-f", extension, f"-env:UserInstallation={profile}"]
    subprocess.run(command, check=True, stdout=sys.stderr)


def main():
    global BUTTON
    folder, extension = (Path(one) for one in sys.argv[1:])
    profile = (folder / "profile").as_uri()
    install(profile, str(extension))
    pipe = f"draftwell-{folder.name}"
    # With --headless every dialog is cancelled as it opens; svp draws without a screen and lets them stay
    office = subprocess.Popen(
        ["soffice", f"-env:UserInstallation={profile}", "--nologo", "--norestore", f"--accept=pipe,name={pipe};urp;"],
        stdout=sys.stderr,
        env={**os.environ, "SAL_USE_VCLPLUGIN": "svp"},
    )
    try:
        driven = Office(connect(pipe))
        BUTTON = uno.getConstantByName("com.sun.star.accessibility.AccessibleRole.PUSH_BUTTON")
        print(json.dumps("ready"), flush=True)
        for line in sys.stdin:
            name, *arguments = json.loads(line)
            try:
                answer = {"value": getattr(driven, name)(*arguments)}
            except Exception as error:
                answer = {"error": repr(error)}
            print(json.dumps(answer), flush=True)
    finally:
        office.terminate()
        office.wait()


main()
