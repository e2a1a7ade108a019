// As on Apple's systems, where this framework brings Foundation; its texts are the model's.
@_exported public import HeadlessUIKit
