import FailureReporting
import FleetTesting
import Foundation
import HeadlessContacts
import TestSupport
import Testing

@MainActor
@Suite("Contacts: the store", .freshApplication)
struct CNContactStoreTests {
  private let store = CNContactStore()
  private let trace = Trace()

  private func person(_ given: String, _ family: String = "", mail: String? = nil)
    -> CNMutableContact
  {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = (given, family)
    if let mail {
      contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: mail as NSString)]
    }
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile,
        value: CNPhoneNumber(stringValue: "+43 (1) 234-\(given.count)"))
    ]
    return contact
  }

  private let names: [any CNKeyDescriptor] = [CNContactGivenNameKey, CNContactFamilyNameKey]

  private func fetch(
    _ predicate: NSPredicate? = nil, _ order: CNContactSortOrder = .none
  ) throws -> [String] {
    let request = CNContactFetchRequest(keysToFetch: names)
    request.predicate = predicate
    request.sortOrder = order
    var found: [String] = []
    try store.enumerateContacts(with: request) { contact, stop in
      found.append(contact.givenName)
      if contact.givenName == "Stop" { stop.pointee = true }
    }
    return found
  }

  @Test func `the user's preferences are those of the region`() {
    let preferences = CNContactsUserDefaults.shared()

    #expect(preferences.countryCode == (Locale.current.region?.identifier ?? "").lowercased())
    #expect(preferences.sortOrder == .givenName)
  }

  @Test func `the user is asked, and nothing is there for those who are not let in`() {
    SimulatedContacts.add(person("Jenny"))
    #expect(throws: CNError(.authorizationDenied)) { try fetch() }
    do { _ = try fetch() } catch CNError.communicationError {
      trace.add("unreachable")
    } catch CNError.authorizationDenied { trace.add("denied") } catch {}
    store.requestAccess(for: .contacts) { [trace] isAllowed, error in
      trace.add("\(isAllowed) \((error as NSError?)?.code ?? 0)")
    }
    settle()
    #expect(Fleet.screen.alert?.title?.hasSuffix(" Would Like to Access Your Contacts") == true)
    answerPermission(.deny)
    #expect(trace.lines == ["denied", "false 100"])
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
  }

  @Test func `the answer can be awaited`() async throws {
    permissions[.contacts] = .allowed
    SimulatedContacts.add(person("Jenny"))

    let isAllowed = try await store.requestAccess(for: .contacts)

    #expect(try isAllowed && fetch() == ["Jenny"])
  }

  @Test func `what an app changes later of an address is not in the store`() throws {
    permissions[.contacts] = .allowed
    let address = CNMutablePostalAddress()
    address.city = "Vienna"
    let contact = person("Jenny")
    contact.postalAddresses = [
      CNLabeledValue<CNPostalAddress>(label: CNLabelHome, value: address)
    ]
    SimulatedContacts.add(contact)
    address.city = "Graz"

    #expect(contact.postalAddresses.first?.value.city == "Vienna")
    #expect(SimulatedContacts.all.first?.postalAddresses.first?.value.city == "Vienna")
  }

  @Test func `contacts are found by name, mail, number and identifier, in an order`() throws {
    permissions[.contacts] = .allowed
    let people = [
      person("Robin", "Wren", mail: "robin@birds.example"), person("Jenny", "Rook"),
      person("Anna", "Wren"),
    ]
    for each in people { SimulatedContacts.add(each) }

    #expect(try fetch() == ["Robin", "Jenny", "Anna"])
    #expect(try fetch(nil, .givenName) == ["Anna", "Jenny", "Robin"])
    #expect(try fetch(nil, .familyName) == ["Jenny", "Anna", "Robin"])
    #expect(try fetch(CNContact.predicateForContacts(matchingName: "wre an")) == ["Anna"])
    let mail = CNContact.predicateForContacts(matchingEmailAddress: "Robin@birds.example")
    #expect(try fetch(mail) == ["Robin"])
    let number = CNContact.predicateForContacts(
      matching: CNPhoneNumber(stringValue: "431 2344"))
    #expect(try fetch(number) == ["Anna"])
    let found = try store.unifiedContact(
      withIdentifier: people[1].identifier, keysToFetch: names)
    #expect(found.familyName == "Rook")
    #expect(throws: CNError(.recordDoesNotExist)) {
      _ = try store.unifiedContact(withIdentifier: "nobody", keysToFetch: names)
    }
  }

  @Test func `what was not fetched cannot be read`() throws {
    permissions[.contacts] = .allowed
    SimulatedContacts.add(person("Jenny"))
    let contact = try #require(
      store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Jenny"), keysToFetch: names
      ).first)

    let received = failures { _ = contact.phoneNumbers }

    #expect(
      received.reasons == ["A property was not requested when contact was fetched."])
    #expect(received.first?.name == "CNPropertyNotFetchedException")
    #expect(
      received.first?.details
        == "Contacts raises this exception: 'phoneNumbers' is not among the keys to fetch.")
    #expect(
      contact.isKeyAvailable(CNContactGivenNameKey)
        && !contact.areKeysAvailable([
          CNContactNoteKey
        ]))
    #expect(contact.areKeysAvailable(names) && !contact.identifier.isEmpty)
  }

  @Test func `a request saves all that it asks for, or nothing`() throws {
    permissions[.contacts] = .allowed
    let jenny = person("Jenny")
    SimulatedContacts.add(jenny)
    let request = CNSaveRequest()
    request.add(person("Robin"), toContainerWithIdentifier: nil)
    jenny.nickname = "Wren"
    request.update(jenny)
    let observer = NotificationCenter.default.addObserver(
      forName: .CNContactStoreDidChange, object: nil, queue: nil
    ) { [trace] _ in trace.add("changed") }
    defer { NotificationCenter.default.removeObserver(observer) }
    settle()

    try store.execute(request)
    #expect(trace.lines == ["changed"])
    settle()

    #expect(SimulatedContacts.all.map(\.givenName) == ["Jenny", "Robin"])
    #expect(SimulatedContacts.all.first?.nickname == "Wren" && trace.lines.count == 2)
    let wrong = CNSaveRequest()
    wrong.delete(jenny)
    wrong.delete(person("Nobody"))
    #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(wrong) }
    #expect(SimulatedContacts.all.count == 2)
    SimulatedContacts.remove([jenny])
    #expect(SimulatedContacts.all.map(\.givenName) == ["Robin"])
  }

  @Test func `a copy can be changed apart, and values keep their names`() {
    let contact = person("Jenny")
    let copy = contact.mutableCopy() as? CNMutableContact
    copy?.givenName = "Anna"
    let number = contact.phoneNumbers.first

    #expect(contact.givenName == "Jenny" && copy == contact)
    #expect(number?.settingLabel(CNLabelWork).identifier == number?.identifier)
    #expect(
      CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
  }

  @Test func `names and addresses are written as a user reads them`() {
    let contact = person("Jenny", "Wren")
    contact.namePrefix = "Dr."
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Jenny Wren")
    #expect(CNContactFormatter().string(from: CNContact()) == nil)
    contact.contactType = .organization
    contact.organizationName = "Birds Inc."
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Birds Inc.")
    let keys = CNContactFormatter.descriptorForRequiredKeys(for: .fullName).keysOfContact
    #expect(keys.contains(CNContactFamilyNameKey))
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Tree Lane", "Cupertino", "CA")
    (address.postalCode, address.country) = ("95014", "USA")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "1 Tree Lane\nCupertino CA 95014\nUSA")
  }
}
