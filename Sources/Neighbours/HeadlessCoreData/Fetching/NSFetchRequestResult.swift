public import Foundation
import Predicates

/// A type of answers of fetch requests.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSNumber: NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
