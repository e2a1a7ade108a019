public import Foundation
import Predicates

/// What fetch requests can answer with.
public protocol NSFetchRequestResult: NSObjectProtocol {}
