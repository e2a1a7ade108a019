import FleetTesting
import Foundation
import HeadlessContacts
import TestSupport
import Testing

@MainActor
@Suite("Contacts: vCards", .freshApplication)
struct CNContactVCardSerializationTests {
  private func text(_ contacts: CNContact...) throws -> String {
    String(decoding: try CNContactVCardSerialization.data(with: contacts), as: UTF8.self)
  }

  private func read(_ lines: String...) throws -> [CNContact] {
    let card = ["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]
    return try CNContactVCardSerialization.contacts(
      with: Data(card.joined(separator: "\r\n").utf8))
  }

  private var jenny: CNMutableContact {
    let contact = CNMutableContact()
    (contact.namePrefix, contact.givenName, contact.familyName) = ("Dr.", "Jenny", "Wren; Robin")
    (contact.nickname, contact.previousFamilyName) = ("Jen", "Owl")
    (contact.organizationName, contact.jobTitle) = ("Birds, Inc.", "Singer")
    contact.note = "one\ntwo \\ three"
    contact.birthday = DateComponents(year: 1984, month: 8, day: 7)
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+43 1 234")),
      CNLabeledValue(label: "Nest", value: CNPhoneNumber(stringValue: "5")),
      CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "6")),
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "jenny@birds.example")]
    contact.urlAddresses = [
      CNLabeledValue(label: CNLabelURLAddressHomePage, value: "https://birds.example")
    ]
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode) = ("Tree 1\nTop", "Vienna", "1010")
    (address.country, address.isoCountryCode) = ("Austria", "at")
    contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
    return contact
  }

  @Test func `a contact is written as a device writes it`() throws {
    let lines = try text(jenny).components(separatedBy: "\r\n")

    #expect(
      lines == [
        "BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iPhone OS 17.0//EN",
        #"N:Wren\; Robin;Jenny;;Dr.;"#, #"FN:Dr. Jenny Wren\; Robin"#, "NICKNAME:Jen",
        "X-MAIDENNAME:Owl", #"ORG:Birds\, Inc.;"#, "TITLE:Singer",
        "EMAIL;type=INTERNET;type=HOME;type=pref:jenny@birds.example",
        "TEL;type=CELL;type=VOICE;type=pref:+43 1 234", "item1.TEL:5", "item1.X-ABLabel:Nest",
        "TEL:6", #"item2.ADR;type=WORK;type=pref:;;Tree 1\nTop;Vienna;;1010;Austria"#,
        "item2.X-ABADR:at", "item3.URL;type=pref:https://birds.example",
        "item3.X-ABLabel:_$!<HomePage>!$_", "BDAY:1984-08-07", #"NOTE:one\ntwo \\ three"#,
        "END:VCARD", "",
      ])
  }

  @Test func `an organization, and a birthday without a year`() throws {
    let contact = CNMutableContact()
    contact.contactType = .organization
    contact.organizationName = "Birds"
    contact.departmentName = "Songs"
    contact.birthday = DateComponents(month: 3, day: 1)
    let card = try text(contact)

    #expect(card.contains("\r\nN:;;;;\r\nFN:Birds\r\nORG:Birds;Songs\r\n"))
    #expect(card.contains("\r\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-03-01\r\n"))
    #expect(card.contains("\r\nX-ABShowAs:COMPANY\r\n"))
    let read = try CNContactVCardSerialization.contacts(with: Data(card.utf8)).first
    #expect(read?.contactType == .organization && read?.departmentName == "Songs")
    #expect(read?.birthday?.year == nil && read?.birthday?.month == 3)
  }

  @Test func `a birthday that is none is left out`() throws {
    for (year, month, day) in [(0, 1, 1), (10_000, 1, 1), (2000, 13, 1), (2000, 1, 32)] {
      let contact = CNMutableContact()
      contact.birthday = DateComponents(year: year, month: month, day: day)
      #expect(try !text(contact).contains("BDAY"))
    }
  }

  @Test func `long lines are folded, between characters`() throws {
    let contact = CNMutableContact()
    contact.note = String(repeating: "Zaunkönig ", count: 20)
    let card = try text(contact)

    let lines = card.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.count(where: { $0.hasPrefix(" ") }) == 3)
    let read = try CNContactVCardSerialization.contacts(with: Data(card.utf8))
    #expect(read.map(\.note) == [contact.note])
  }

  @Test func `types of telephones are labels`() throws {
    let rows = [
      ("TEL;TYPE=HOME,VOICE:1", CNLabelHome), ("TEL;type=WORK;type=FAX:1", "_$!<WorkFAX>!$_"),
      ("TEL;type=FAX:1", "_$!<OtherFAX>!$_"), ("tel;cell:1", CNLabelPhoneNumberMobile),
      ("TEL;type=IPHONE;type=CELL:1", CNLabelPhoneNumberiPhone),
      ("TEL;type=MAIN;type=pref:1", CNLabelPhoneNumberMain), ("TEL;type=PAGER:1", "_$!<Pager>!$_"),
      (#"TEL;TYPE="work,cell":1"#, CNLabelPhoneNumberMobile),
    ]
    for (line, label) in rows {
      let phones = try read(line).first?.phoneNumbers
      #expect(phones?.map(\.label) == [label], "\(line)")
      #expect(phones?.map(\.value.stringValue) == ["1"])
    }
    #expect(try read("TEL:1").first?.phoneNumbers.first?.label == nil)
  }

  @Test func `what others write is read`() throws {
    let contact = try #require(
      read(
        "N:Public;John;Quinlan,Paul;Mr.", "FN:Mr. John Public", "ORG:ABC\\, Inc.",
        "a.EMAIL:john@x.example", "A.X-ABLABEL:Shop", "ADR;TYPE=home:;;1 Road",
        "BDAY:19700203T101112Z", "PHOTO;ENCODING=b;TYPE=PNG:AQI", " D", "NOTE:a\\Nb", "nonsense",
        "URL:", "TEL;=;;X=:1"
      ).first)

    #expect(contact.givenName == "John" && contact.middleName == "Quinlan,Paul")
    #expect(contact.namePrefix == "Mr." && contact.nameSuffix.isEmpty)
    #expect(contact.organizationName == "ABC, Inc.")
    #expect(contact.emailAddresses.map(\.label) == ["Shop"])
    #expect(contact.postalAddresses.first?.value.street == "1 Road")
    #expect(contact.birthday?.year == 1970 && contact.birthday?.day == 3)
    #expect(contact.imageData == Data([1, 2, 3]))
    #expect(contact.note == "a\nb")
    #expect(contact.phoneNumbers.count == 1)
  }

  @Test func `several contacts, which are new ones, and what is no vCard`() throws {
    let other = CNMutableContact()
    other.givenName = "Robin"
    let data = try CNContactVCardSerialization.data(with: [jenny, other])
    let read = try CNContactVCardSerialization.contacts(with: data)

    #expect(read.map(\.givenName) == ["Jenny", "Robin"])
    #expect(read.last?.identifier != other.identifier)
    #expect(try CNContactVCardSerialization.contacts(with: Data()).isEmpty)
    for text in ["Robin", "BEGIN:VCARD\nN:Robin", "END:VCARD"] {
      #expect(throws: CNError(.vCardMalformed)) {
        try CNContactVCardSerialization.contacts(with: Data(text.utf8))
      }
    }
    #expect(CNError(.vCardMalformed).errorCode == 700)
  }

  @Test func `what was not fetched cannot be written`() throws {
    Fleet.permissions[.contacts] = .allowed
    SimulatedContacts.add(jenny)
    let store = CNContactStore()
    let some = try store.unifiedContact(
      withIdentifier: SimulatedContacts.all.first?.identifier ?? "",
      keysToFetch: [CNContactGivenNameKey])
    let all = try store.unifiedContact(
      withIdentifier: some.identifier,
      keysToFetch: [CNContactVCardSerialization.descriptorForRequiredKeys()])

    let raised = failures { #expect(throws: CNError.self) { try text(some) } }

    #expect(raised.map(\.name) == ["CNPropertyNotFetchedException"])
    #expect(raised.first?.details.contains("'birthday'") == true)
    #expect(failures { #expect(throws: Never.self) { try text(all) } }.isEmpty)
    #expect(try !text(all).contains("NOTE"))
  }
}
