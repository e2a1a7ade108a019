// As on Apple's systems, MediaPlayer brings UIKit along.
@_exported public import CodedErrors
@_exported public import HeadlessUIKit
