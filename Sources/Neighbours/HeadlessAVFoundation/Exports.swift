// As on Apple's systems, AVFoundation brings Foundation along; AVKit brings UIKit.
@_exported public import CodedErrors
@_exported public import HeadlessUIKit
