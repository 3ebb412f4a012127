"""Has LibreOffice check texts by a LanguageTool server: for tests/kit/libreoffice.ts.

Usage: proofread.py SOFFICE FOLDER BASE_URL USERNAME API_KEY   LibreOffice keeps its profile in the folder. Reads texts from
standard input, a line of JSON each, and prints what is marked in each: start, length (both in UTF-16 units), what the menu
says, and what it offers.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.sax.saxutils import escape

import uno
from com.sun.star.lang import Locale

checker = "org.openoffice.lingu.LanguageToolGrammarChecker"
settings = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
{}
</oor:items>
"""
item = """<item oor:path="/org.openoffice.Office.Linguistic/GrammarChecking/LanguageTool">
<prop oor:name="{}" oor:op="fuse"><value>{}</value></prop></item>"""


def write_profile(folder, base_url, username, api_key):
    user = folder / "user"
    user.mkdir(parents=True, exist_ok=True)
    fields = {"BaseURL": base_url, "IsEnabled": "true", "Username": username, "ApiKey": api_key}
    items = [item.format(name, escape(value)) for name, value in fields.items()]
    (user / "registrymodifications.xcu").write_text(settings.format("\n".join(items)))


def start(soffice, folder, pipe):
    return subprocess.Popen(
        [
            soffice,
            f"-env:UserInstallation={folder.as_uri()}",
            "--headless",
            "--norestore",
            "--nologo",
            f"--accept=pipe,name={pipe};urp;",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # What it starts in turn ends with it
        start_new_session=True,
    )


def connect(soffice, folder):
    pipe = f"draftwell-{folder.name}"
    office = start(soffice, folder, pipe)
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(480):
        # The first start of a profile may ask for another
        if office.poll() is not None:
            office = start(soffice, folder, pipe)
        try:
            return office, resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            time.sleep(0.25)
    raise SystemExit("LibreOffice did not answer")


def main():
    soffice, name, base_url, username, api_key = sys.argv[1:]
    folder = Path(name)
    write_profile(folder, base_url, username, api_key)
    office, context = connect(soffice, folder)
    try:
        manager = context.ServiceManager
        proofreader = manager.createInstanceWithContext(checker, context)
        for line in sys.stdin:
            text = json.loads(line)
            length = len(text.encode("utf-16-le")) // 2
            found = proofreader.doProofreading("1", text, Locale("en", "US", ""), 0, length, ())
            marked = [
                {
                    "start": error.nErrorStart,
                    "length": error.nErrorLength,
                    "reason": error.aFullComment,
                    "offered": list(error.aSuggestions),
                }
                for error in found.aErrors
            ]
            print(json.dumps(marked), flush=True)
    finally:
        try:
            manager.createInstanceWithContext("com.sun.star.frame.Desktop", context).terminate()
        except Exception:
            pass
        try:
            office.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(office.pid, signal.SIGKILL)


main()
