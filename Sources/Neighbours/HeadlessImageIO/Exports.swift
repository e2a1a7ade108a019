// As on Apple's systems, where ImageIO brings CoreGraphics.
@_exported public import HeadlessUIKit
