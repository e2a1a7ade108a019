// As on Apple's systems, where this framework brings Foundation and UIKit.
@_exported public import HeadlessUIKit
