public import Foundation
import Predicates

extension NSNumber: NSFetchRequestResult {}
