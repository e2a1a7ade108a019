public import Foundation
import Predicates

extension NSDictionary: NSFetchRequestResult {}
