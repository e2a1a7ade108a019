public import Foundation

extension NSString {
  /// Creates a text from a format and arguments.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(string: String(format: format, arguments: arguments))
  }
}
