public import Foundation

extension NSAttributedString {
  /// Creates an attributed string from one of Swift's, with the attributes that UIKit or Foundation
  /// defines.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.uiKitString(over: AttributeContainer()) { $0 })
  }

  // On Linux, an attributed string does not have the initializer of each object, and an extension
  // cannot bring it back. One that takes any number of what there is none of is called in the same
  // way.
  /// Creates an attributed string without a text.
  public convenience init(_ nothing: Never...) { self.init(string: "") }
}
