import FleetTesting
import Foundation
import HeadlessContacts
import TestSupport
import Testing

@MainActor
@Suite("Contacts: any vCard", .freshApplication)
struct VCardFuzzTests {
  @Test(arguments: Fuzz.runs(short: 4, long: 20, steps: (60, 200)))
  func `what was written is read`(fuzz: Fuzz) throws {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      let contacts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        contact(&generator)
      }
      let data = try CNContactVCardSerialization.data(with: contacts)
      let read = try CNContactVCardSerialization.contacts(with: data)

      #expect(read.map(words) == contacts.map(words), "\(fuzz)")
      let lines = data.split(separator: 10)
      #expect(lines.allSatisfy { $0.count <= 76 && $0.last == 13 }, "\(fuzz)")
    }
  }

  @Test(arguments: Fuzz.runs(short: 4, long: 20, steps: (200, 600)))
  func `whatever stands there, nothing traps`(fuzz: Fuzz) throws {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      var bytes = Array(try CNContactVCardSerialization.data(with: [contact(&generator)]))
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: bytes.removeSubrange(index..<min(index + 9, bytes.count))
        default: bytes.insert(contentsOf: Array("\r\n;:,=\\.\"".utf8).shuffled(), at: index)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let read = (try? CNContactVCardSerialization.contacts(with: Data(bytes))) ?? []
      let again = try CNContactVCardSerialization.data(with: read)
      let second = try CNContactVCardSerialization.contacts(with: again)
      #expect(second.map(words) == read.map(words), "\(fuzz)")
    }
  }

  /// Lines that are repeated within a contact, or end it, and how often.
  @Test(arguments: [
    (" QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD\n", 5_000),
    ("PHOTO;ENCODING=b:\n QUJDQUJDQUJDQUJDQUJDQUJD\n", 1_000), (" a\\n\n", 5_000),
    ("item#.TEL:1\nitem#.X-ABLabel:Nest\n", 500), ("item#.ADR:;;1\nitem#.X-ABADR:at\n", 500),
    ("EMAIL;type=HOME:a@b.example\n", 1_000), ("END:VCARD\nBEGIN:VCARD\n", 1_000),
  ])
  func `the time grows with the lines alone`(piece: String, count: Int) throws {
    func seconds(_ count: Int) throws -> Duration {
      let lines = (0..<count).map { piece.replacing("#", with: "\($0)") }
      let data = Data("BEGIN:VCARD\nNOTE:\n\(lines.joined())\nEND:VCARD\n".utf8)
      return try processorTime {
        let read = try CNContactVCardSerialization.contacts(with: data)
        _ = try CNContactVCardSerialization.data(with: read)
      }
    }
    _ = try seconds(100)
    let (short, long) = (try seconds(count), try seconds(10 * count))

    #expect(long < short * 30, "\(short) for \(count), \(long) for \(10 * count)")
  }

  private func contact(_ generator: inout SeededGenerator) -> CNContact {
    let contact = CNMutableContact()
    contact.contactType = Bool.random(using: &generator) ? .person : .organization
    contact.namePrefix = text(&generator)
    contact.givenName = text(&generator)
    contact.middleName = text(&generator)
    contact.familyName = text(&generator)
    contact.nameSuffix = text(&generator)
    contact.nickname = text(&generator)
    contact.previousFamilyName = text(&generator)
    contact.organizationName = text(&generator)
    contact.departmentName = text(&generator)
    contact.jobTitle = text(&generator)
    contact.note = text(&generator)
    if Bool.random(using: &generator) {
      contact.birthday = DateComponents(
        year: Bool.random(using: &generator) ? Int.random(in: 1...9_999, using: &generator) : nil,
        month: .random(in: 1...12, using: &generator), day: .random(in: 1...31, using: &generator))
    }
    contact.phoneNumbers = values(&generator) { CNPhoneNumber(stringValue: $0) }
    contact.emailAddresses = values(&generator) { $0 as NSString }
    contact.urlAddresses = values(&generator) { $0 as NSString }
    let parts = (0..<8).map { _ in text(&generator) }
    contact.postalAddresses = values(&generator) { street in
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.state) = (street, parts[0], parts[1])
      (address.postalCode, address.country, address.isoCountryCode) = (parts[2], parts[3], parts[4])
      (address.subLocality, address.subAdministrativeArea) = (parts[5], parts[6])
      return address
    }
    return contact
  }

  private let labels: [String?] = [
    nil, CNLabelHome, CNLabelWork, CNLabelOther, CNLabelPhoneNumberMobile,
    CNLabelPhoneNumberiPhone, CNLabelPhoneNumberMain, CNLabelPhoneNumberHomeFax,
    CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberOtherFax, CNLabelPhoneNumberPager,
    CNLabelEmailiCloud, CNLabelURLAddressHomePage,
  ]

  private func values<Value>(
    _ generator: inout SeededGenerator, _ value: (String) -> Value
  ) -> [CNLabeledValue<Value>] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      let label =
        Bool.random(using: &generator)
        ? labels.randomElement(using: &generator) ?? nil : text(&generator)
      return CNLabeledValue(label: label, value: value(text(&generator)))
    }
  }

  private let pieces = [
    "Jenny", " ", "\n", ";", ",", "\\", "\\n", ":", "\"", "=", "item1.", "END:VCARD", "ö", "🐦",
    "👨‍👩‍👧", "e\u{301}", "\u{301}", "\t", "\u{0}", "\u{85}", "\u{2028}", "\u{FEFF}",
    "a long word that fills a line and then goes on and on until there is no end of it at all",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }

  /// All that a vCard says of a contact, scalar by scalar.
  private func words(_ contact: CNContact) -> [String] {
    func labeled<Value>(
      _ values: [CNLabeledValue<Value>], _ words: (Value) -> String
    ) -> [String] { values.map { "\($0.label.debugDescription) \(words($0.value))" } }
    let birthday = contact.birthday
    let texts = [
      "\(contact.contactType.rawValue)", contact.namePrefix, contact.givenName,
      contact.middleName, contact.familyName, contact.nameSuffix, contact.nickname,
      contact.previousFamilyName, contact.organizationName, contact.departmentName,
      contact.jobTitle, contact.note,
      "\(birthday?.year ?? 0) \(birthday?.month ?? 0) \(birthday?.day ?? 0)",
    ]
    let addresses = labeled(contact.postalAddresses) {
      [
        $0.street, $0.city, $0.state, $0.postalCode, $0.country, $0.isoCountryCode,
        $0.subLocality, $0.subAdministrativeArea,
      ].joined(separator: "|")
    }
    let all =
      texts + labeled(contact.phoneNumbers, \.stringValue)
      + labeled(contact.emailAddresses) { String(describing: $0) }
      + labeled(contact.urlAddresses) { String(describing: $0) } + addresses
    return all.map { "\($0.unicodeScalars.map(\.value))" }
  }
}
