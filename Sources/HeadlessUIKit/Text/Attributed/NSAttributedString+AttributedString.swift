public import Foundation

extension NSAttributedString {
  /// Creates an attributed string from a Swift one, with the attributes that UIKit or Foundation
  /// defines.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.uiKitString(over: AttributeContainer()) { $0 })
  }

  // On Linux, an attributed string does not inherit `init()` from `NSObject`, and an extension
  // cannot bring it back. An initializer with any number of arguments of an uninhabited type is
  // called in the same way.
  /// Creates an attributed string without a text.
  public convenience init(_ nothing: Never...) { self.init(string: "") }
}
