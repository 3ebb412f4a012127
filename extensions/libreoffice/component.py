"""What LibreOffice loads: the commands of the menu ‘Draftwell’, as addresses of a protocol of their own."""

import unohelper
from com.sun.star.frame import XDispatch, XDispatchProvider
from com.sun.star.lang import XInitialization, XServiceInfo

from draftwell_writer import commands

NAME = "org.draftwell.Writer"
PROTOCOL = "org.draftwell.writer:"


class Handler(unohelper.Base, XServiceInfo, XInitialization, XDispatchProvider, XDispatch):
    """One for each window, which it is told of before anything else."""

    def __init__(self, context, *_):
        self.context = context
        self.frame = None

    def initialize(self, arguments):
        if arguments:
            self.frame = arguments[0]

    def queryDispatch(self, url, _target, _flags):
        return self if url.Protocol == PROTOCOL and self.frame is not None else None

    def queryDispatches(self, requests):
        return tuple(self.queryDispatch(one.FeatureURL, one.FrameName, one.SearchFlags) for one in requests)

    def dispatch(self, url, _arguments):
        commands.start(self.context, self.frame, url.Path)

    def addStatusListener(self, _listener, _url):
        pass

    def removeStatusListener(self, _listener, _url):
        pass

    def getImplementationName(self):
        return NAME

    def supportsService(self, name):
        return name in self.getSupportedServiceNames()

    def getSupportedServiceNames(self):
        return ("com.sun.star.frame.ProtocolHandler",)


g_ImplementationHelper = unohelper.ImplementationHelper()
g_ImplementationHelper.addImplementation(Handler, NAME, ("com.sun.star.frame.ProtocolHandler",))
