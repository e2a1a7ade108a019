// As on Apple's systems, WebKit brings the types of requests along, a module of its own on Linux.
@_exported public import FoundationNetworking
@_exported public import HeadlessUIKit
