// As on Apple's systems, where CoreImage brings CoreGraphics and ImageIO.
@_exported public import HeadlessImageIO
@_exported public import HeadlessUIKit
