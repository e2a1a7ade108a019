extension DeviceContacts {
  /// Contacts in an order.
  static func sorted(_ contacts: [CNContact], _ order: CNContactSortOrder) -> [CNContact] {
    let keys: [String]
    switch order {
    case .none: return contacts
    case .familyName: keys = [CNContactFamilyNameKey, CNContactGivenNameKey]
    case .userDefault, .givenName: keys = [CNContactGivenNameKey, CNContactFamilyNameKey]
    }
    func name(_ contact: CNContact) -> String {
      keys.map { contact.values.texts[$0] ?? "" }.joined(separator: "\u{1}").lowercased()
    }
    return contacts.sorted { name($0) < name($1) }
  }
}
