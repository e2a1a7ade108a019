public import Foundation

/// One value of a contact, which a user has chosen.
public final class CNContactProperty: NSObject {
  /// The contact.
  public let contact: CNContact
  /// The key of the value.
  public let key: String
  /// The value.
  public let value: Any?
  /// Which of several values it is.
  public let identifier: String?
  /// Which one it is.
  public let label: String?

  init(_ contact: CNContact, _ key: String, _ value: Any?, _ identifier: String?, _ label: String?)
  {
    self.contact = contact
    self.key = key
    self.value = value
    self.identifier = identifier
    self.label = label
    super.init()
  }
}
