import Fleet
import HeadlessUIKit

/// The sentences for contacts that a user cannot choose.
@MainActor
enum ContactWords {
  static func notEnabled(
    _ contact: CNContact, in picker: CNContactPickerViewController
  ) -> FailureText {
    // All of the contact, whatever was fetched of it.
    let whole = CNContact(contact.values)
    let name = CNContactFormatter.string(from: whole, style: .fullName) ?? "without a name"
    return FailureText(
      "\(PickerWords.cannot("pick", in: picker)): The contact cannot be chosen.",
      "The predicateForEnablingContact does not hold for '\(name)'.")
  }
}
