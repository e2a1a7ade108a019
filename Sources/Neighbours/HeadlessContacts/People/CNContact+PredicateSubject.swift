import Foundation
package import Predicates

extension CNContact: PredicateSubject {
  /// Returns what a predicate asks for by its key, whether it was fetched or not.
  package func predicateValue(forKey key: String) -> PredicateValue {
    let value: Any? =
      switch key {
      case CNContactIdentifierKey: values.identifier
      case CNContactTypeKey: values.contactType.rawValue
      case CNContactBirthdayKey: values.birthday
      case CNContactImageDataAvailableKey: values.imageData != nil
      case CNContactPhoneNumbersKey: values.phoneNumbers
      case CNContactEmailAddressesKey: values.emailAddresses
      case CNContactPostalAddressesKey: values.postalAddresses
      case CNContactUrlAddressesKey: values.urlAddresses
      default: values.texts[key] ?? ""
      }
    return PredicateValue(value)
  }
}
