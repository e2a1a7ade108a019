// Core Foundation's texts, which the types are.
@_exported public import HeadlessUIKit
