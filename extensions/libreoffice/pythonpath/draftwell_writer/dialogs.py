"""The few windows of the extension. All of them are LibreOffice's own controls, and open on its main thread."""

import traceback

import unohelper
from com.sun.star.awt import XActionListener, XCallback

TITLE = "Draftwell"
WIDTH = 240
MARGIN = 8
LINE = 10
BUTTON = (60, 15)


class Callback(unohelper.Base, XCallback):
    def __init__(self, work):
        self.work = work

    def notify(self, _data):
        try:
            self.work()
        except Exception:
            # LibreOffice would say nothing of it
            traceback.print_exc()


def run_on_main(context, work):
    """As soon as the main thread has nothing else to do."""
    service = context.ServiceManager.createInstanceWithContext("com.sun.star.awt.AsyncCallback", context)
    service.addCallback(Callback(work), None)


class Press(unohelper.Base, XActionListener):
    def __init__(self, work):
        self.work = work

    def actionPerformed(self, _event):
        self.work()

    def disposing(self, _event):
        pass


class Window:
    """A dialog, laid out from above."""

    def __init__(self, context, frame, title=TITLE):
        create = context.ServiceManager.createInstanceWithContext
        self.context = context
        self.frame = frame
        self.model = create("com.sun.star.awt.UnoControlDialogModel", context)
        self.model.Title = title
        self.model.Width = WIDTH
        self.model.Closeable = True
        self.control = create("com.sun.star.awt.UnoControlDialog", context)
        self.control.setModel(self.model)
        self.height = MARGIN

    def add(self, kind, name, place, **properties):
        part = self.model.createInstance(f"com.sun.star.awt.UnoControl{kind}Model")
        part.Name = name
        part.PositionX, part.PositionY, part.Width, part.Height = place
        for key, value in properties.items():
            setattr(part, key, value)
        self.model.insertByName(name, part)
        return self.control.getControl(name)

    def add_words(self, name, words):
        lines = sum(1 + len(paragraph) // 56 for paragraph in words.split("\n"))
        height = LINE * max(1, lines)
        label = self.add(
            "FixedText", name, (MARGIN, self.height, WIDTH - 2 * MARGIN, height), Label=words, MultiLine=True
        )
        self.height += height + 4
        return label

    def add_field(self, name, words, value, **properties):
        self.add_words(f"{name}-label", words)
        field = self.add("Edit", name, (MARGIN, self.height, WIDTH - 2 * MARGIN, 14), Text=value, **properties)
        self.height += 20
        return field

    def add_bar(self, name, most):
        bar = self.add(
            "ProgressBar",
            name,
            (MARGIN, self.height, WIDTH - 2 * MARGIN, 10),
            ProgressValueMin=0,
            ProgressValueMax=most,
        )
        self.height += 16
        return bar

    def add_buttons(self, *buttons):
        """(name, words, kind, what it does): kind 0 does something, 1 is OK, 2 is Cancel"""
        left = WIDTH - MARGIN - len(buttons) * (BUTTON[0] + 4) + 4
        for name, words, kind, work in buttons:
            button = self.add(
                "Button",
                name,
                (left, self.height, *BUTTON),
                Label=words,
                PushButtonType=kind,
                DefaultButton=kind == 1,
            )
            if work is not None:
                button.addActionListener(Press(work))
            left += BUTTON[0] + 4
        self.height += BUTTON[1]

    def create(self):
        self.model.Height = self.height + MARGIN
        toolkit = self.context.ServiceManager.createInstanceWithContext("com.sun.star.awt.Toolkit", self.context)
        self.control.setVisible(False)
        self.control.createPeer(toolkit, self.frame.ContainerWindow)

    def ask(self):
        """Waits for the writer. @returns whether it was OK"""
        self.create()
        try:
            return self.control.execute() == 1
        finally:
            self.control.dispose()


def tell(context, frame, sentence):
    window = Window(context, frame)
    window.add_words("words", sentence)
    window.add_buttons(("ok", "OK", 1, None))
    window.ask()


def confirm(context, frame, sentence, button):
    window = Window(context, frame)
    window.add_words("words", sentence)
    window.add_buttons(("ok", button, 1, None), ("cancel", "Cancel", 2, None))
    return window.ask()


class Progress:
    """Stays open while the writer goes on writing."""

    def __init__(self, context, frame, most, on_stop):
        self.window = Window(context, frame)
        self.label = self.window.add_words("words", f"Reading part 1 of {most} …")
        self.bar = self.window.add_bar("bar", most)
        self.window.add_buttons(("stop", "Stop", 0, on_stop))
        self.most = most
        self.window.create()
        self.window.control.setVisible(True)

    def show(self, done):
        self.label.setText(f"Reading part {min(done + 1, self.most)} of {self.most} …")
        self.bar.setValue(done)

    def close(self):
        self.window.control.dispose()
