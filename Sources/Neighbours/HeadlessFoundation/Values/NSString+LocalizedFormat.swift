public import Foundation
import HeadlessUIKit

extension NSString {
  /// Returns a text from a format, with numbers as the user writes them.
  public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(uiKitFormat: format as String, locale: .uiKitCurrent, arguments: args))
  }
}
