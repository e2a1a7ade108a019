// SwiftUI re-exports these.
@_exported public import Foundation
@_exported public import HeadlessCombine
@_exported public import HeadlessUIKit
@_exported public import Observation
