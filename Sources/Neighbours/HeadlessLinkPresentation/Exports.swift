// As on Apple's systems, where LinkPresentation brings UIKit.
@_exported public import CodedErrors
@_exported public import HeadlessUIKit
