public import Foundation

extension NSString {
  /// Creates a text from a format and arguments.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(string: String(uiKitFormat: format, arguments: arguments))
  }
}
