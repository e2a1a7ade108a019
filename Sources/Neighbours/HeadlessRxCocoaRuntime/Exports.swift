// As RxCocoaRuntime's headers do.
@_exported public import Foundation
@_exported public import HeadlessUIKit
