import Foundation

extension IndexPath {
  /// The path as UIKit prints it, without the address.
  var words: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
