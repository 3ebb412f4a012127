"""Opens Word files in LibreOffice and prints what it makes of them, as JSON: for scripts/documents.ts.

Usage: libreoffice.py FILE...   For each file: its revisions by author, its comments, and its text with the form of each
run, as it is when all revisions are accepted and when all are rejected.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue

looks = ("CharWeight", "CharPosture", "CharColor", "CharHeight", "HyperLinkURL")


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(240):
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
    for portion in enumerate_all(paragraph):
        if portion.TextPortionType not in ("Text", "Footnote", "Endnote"):
            continue
        look = [portion.TextPortionType, *(str(portion.getPropertyValue(name)) for name in looks)]
        if runs and runs[-1][0] == look:
            runs[-1][1] += portion.String
        elif portion.String != "":
            runs.append([look, portion.String])
    return [paragraph.ParaStyleName, paragraph.ListLabelString, runs]


def read_text(text):
    read = []
    for part in enumerate_all(text):
        if part.supportsService("com.sun.star.text.TextTable"):
            read.append([read_text(part.getCellByName(name)) for name in part.CellNames])
        else:
            read.append(read_paragraph(part))
    return read


def read_document(document):
    notes = [document.Footnotes.getByIndex(index) for index in range(document.Footnotes.Count)]
    return [read_text(document.Text), [read_text(note) for note in notes]]


def settle(context, desktop, url, command):
    hidden = PropertyValue(Name="Hidden", Value=True)
    document = desktop.loadComponentFromURL(url, "_blank", 0, (hidden,))
    if document is None:
        raise SystemExit(f"LibreOffice does not open {url}")
    dispatcher = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", context)
    frame = document.CurrentController.Frame
    revisions = {}
    for revision in enumerate_all(document.Redlines):
        revisions[revision.RedlineAuthor] = revisions.get(revision.RedlineAuthor, 0) + 1
    comments = [
        field.Content
        for field in enumerate_all(document.TextFields)
        if field.supportsService("com.sun.star.text.textfield.Annotation")
    ]
    dispatcher.executeDispatch(frame, command, "", 0, ())
    left = document.Redlines.createEnumeration().hasMoreElements()
    read = read_document(document)
    document.close(False)
    return {"revisions": revisions, "comments": comments, "left": left, "read": read}


def main():
    with tempfile.TemporaryDirectory() as profile:
        office = subprocess.Popen(
            [
                "soffice",
                f"-env:UserInstallation=file://{profile}",
                "--headless",
                "--norestore",
                "--accept=pipe,name=draftwell;urp;",
            ]
        )
        try:
            context = connect("draftwell")
            desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
            for path in sys.argv[1:]:
                url = Path(path).resolve().as_uri()
                accepted = settle(context, desktop, url, ".uno:AcceptAllTrackedChanges")
                rejected = settle(context, desktop, url, ".uno:RejectAllTrackedChanges")
                print(json.dumps({"path": path, "accepted": accepted, "rejected": rejected}), flush=True)
        finally:
            office.terminate()
            office.wait()


main()
