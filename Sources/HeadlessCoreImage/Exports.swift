// As on Apple's systems, where CoreImage brings CoreGraphics.
@_exported public import HeadlessUIKit
