public import Foundation
import HeadlessUIKit

/// What the user prefers for their contacts.
open class CNContactsUserDefaults: NSObject {
  /// What the user prefers.
  open class func shared() -> CNContactsUserDefaults { CNContactsUserDefaults() }

  /// The order of names.
  open var sortOrder: CNContactSortOrder { .givenName }

  /// The country whose formats addresses and numbers have, in small letters.
  open var countryCode: String {
    Locale.current.region?.identifier.lowercased() ?? ""
  }
}
