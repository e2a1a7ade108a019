public import Foundation

extension NSDate {
  /// The present date, which goes on with UIKit time once a test has set it.
  public class var now: Date { .uiKitNow() }
}
