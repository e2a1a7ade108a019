// Core Foundation's names, which its dictionaries are made of.
@_exported public import HeadlessUIKit
