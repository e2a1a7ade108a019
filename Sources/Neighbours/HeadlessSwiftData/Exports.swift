// SwiftData re-exports these.
@_exported public import Foundation
@_exported public import Observation
