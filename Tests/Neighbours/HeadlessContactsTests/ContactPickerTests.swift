import FleetTesting
import Foundation
import HeadlessContacts
import TestSupport
import Testing

@MainActor
@Suite("Contacts: the picker", .freshApplication)
struct ContactPickerTests {
  private final class Host: UIViewController, CNContactPickerDelegate {
    var heard: [String] = []

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
      heard.append("cancel \(presentedViewController == nil)")
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      heard.append("contact \(contact.givenName) \(presentedViewController == nil)")
    }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
      heard.append("contacts \(contacts.map(\.givenName))")
    }

    func contactPicker(
      _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) {
      let value = (contactProperty.value as? CNPhoneNumber)?.stringValue
      heard.append("\(contactProperty.key) \(value ?? "\(contactProperty.value ?? "")")")
    }
  }

  private let host = Host()

  private func show() -> CNContactPickerViewController {
    let picker = CNContactPickerViewController()
    picker.delegate = host
    setAsAppRootWindow(host)
    host.present(picker, animated: true)
    settle()
    return picker
  }

  private func contact(_ name: String) -> CNContact {
    let contact = CNMutableContact()
    contact.givenName = name
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelWork, value: CNPhoneNumber(stringValue: "1"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "a@b.c" as NSString)]
    return contact
  }

  @Test func `the picker goes by itself, needs no permission, and tells its delegate`() {
    show().pick(contact("Jenny"))
    show().pick([contact("Robin"), contact("Anna")])
    show().pick(phoneNumberOf: contact("Jenny"), labeled: CNLabelWork)
    show().pick(emailAddressOf: contact("Jenny"))
    show().cancel()

    #expect(
      host.heard == [
        "contact Jenny true", "contacts [\"Robin\", \"Anna\"]", "phoneNumbers 1",
        "emailAddresses a@b.c", "cancel true",
      ])
    #expect(Fleet.screen.presentedAlert == nil)
  }

  @Test func `a format says who can be chosen`() {
    let picker = show()
    picker.predicateForEnablingContact = NSPredicate(
      format: "emailAddresses.@count > 0 AND givenName BEGINSWITH %@", "J")
    let bare = CNMutableContact()
    bare.givenName = "Jenny"

    let received = failures { picker.pick(bare) }
    picker.pick(contact("Jenny"))

    #expect(received.count == 1 && host.heard == ["contact Jenny true"])
  }

  @Test func `a contact that cannot be chosen has its name, though that was not fetched`() throws {
    permissions[.contacts] = .allowed
    SimulatedContacts.add(contact("Jenny"))
    let jenny = try #require(
      try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Jenny"), keysToFetch: []
      ).first)
    let picker = show()
    picker.predicateForEnablingContact = NSPredicate { _, _ in false }

    let received = failures { picker.pick(jenny) }

    #expect(
      received.map(\.details) == [
        "The predicateForEnablingContact does not hold for 'Jenny'."
      ])
  }

  @Test func `whom a user cannot choose is a failure`() {
    let loose = CNContactPickerViewController()
    let picker = show()
    picker.predicateForEnablingContact = NSPredicate { _, _ in false }
    let jenny = contact("Jenny")
    let first = failures {
      loose.pick(jenny)
      loose.cancel()
      picker.pick(jenny)
    }
    picker.present(
      UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: false)
    let second = failures { picker.pick(jenny) }

    #expect(
      (first + second).reasons == [
        "Cannot pick in CNContactPickerViewController: The picker is not presented.",
        "Cannot cancel in CNContactPickerViewController: The picker is not presented.",
        "Cannot pick in CNContactPickerViewController: The contact cannot be chosen.",
        "Cannot pick in CNContactPickerViewController: Another screen is presented over it.",
      ])
    #expect(
      first.last?.details == "The predicateForEnablingContact does not hold for 'Jenny'.")
    #expect(
      first.first?.details
        == "<CNContactPickerViewController> has to be presented by a screen that shows: "
        + "present(_:animated:completion:).")
    #expect(
      second.first?.details
        == "<UIAlertController \"Wait\"> is in front of <CNContactPickerViewController>, and has to "
        + "be answered first.")
    #expect(host.heard.isEmpty)
  }
}
