// As on Apple's systems, where AuthenticationServices brings UIKit.
@_exported public import CodedErrors
@_exported public import HeadlessUIKit
