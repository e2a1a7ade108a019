@_exported public import CodedErrors
@_exported public import Foundation
@_exported public import HeadlessUIKit
