import Foundation

/// The lines of a vCard, which say something of a contact.
struct CardReader {
  /// The year of a birthday without one.
  static let yearOfNone = 1604

  private var lines: [CardLine] = []
  /// The first line of each name in each group, as `ITEM1.X-ABLABEL`.
  private var grouped: [String: CardLine] = [:]

  /// Returns the vCards in a text, whatever stands around them.
  static func cards(in text: String) -> [CardReader] {
    var cards: [CardReader] = []
    var card: CardReader?
    for line in unfolded(text) {
      guard let line = CardLine(line) else { continue }
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCARD"): card = CardReader()
      case ("END", "VCARD"):
        if let whole = card { cards.append(whole) }
        card = nil
      default: card?.add(line)
      }
    }
    return cards
  }

  private mutating func add(_ line: CardLine) {
    lines.append(line)
    guard let group = line.group else { return }
    let name = "\(group).\(line.name)"
    if grouped[name] == nil { grouped[name] = line }
  }

  /// The lines of a text; one that begins with a blank goes on with the one before.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    let text = text.unicodeScalars.drop { $0 == byteOrderMark }
    for line in text.split(whereSeparator: { $0 == "\r" || $0 == "\n" }) {
      if line.first == " " || line.first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += String(line.dropFirst())
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  // MARK: The contact

  /// A new contact of which the vCard tells.
  var contact: CNContact {
    let contact = CNMutableContact()
    let name = first("N")?.list ?? []
    func part(_ list: [String], _ index: Int) -> String { index < list.count ? list[index] : "" }
    contact.familyName = part(name, 0)
    contact.givenName = part(name, 1)
    contact.middleName = part(name, 2)
    contact.namePrefix = part(name, 3)
    contact.nameSuffix = part(name, 4)
    contact.nickname = text("NICKNAME")
    contact.previousFamilyName = text("X-MAIDENNAME")
    let organization = first("ORG")?.list ?? []
    contact.organizationName = part(organization, 0)
    contact.departmentName = part(organization, 1)
    contact.jobTitle = text("TITLE")
    contact.note = text("NOTE")
    contact.contactType = text("X-ABSHOWAS").uppercased() == "COMPANY" ? .organization : .person
    contact.birthday = birthday
    contact.imageData = image
    contact.phoneNumbers = values("TEL", CardLabel.phones) { CNPhoneNumber(stringValue: $0.text) }
    contact.emailAddresses = values("EMAIL", CardLabel.addresses) { $0.text as NSString }
    contact.urlAddresses = values("URL", CardLabel.addresses) { $0.text as NSString }
    contact.postalAddresses = values("ADR", CardLabel.addresses) { line in
      let list = line.list
      let address = CNMutablePostalAddress()
      address.street = part(list, 2)
      address.city = part(list, 3)
      address.state = part(list, 4)
      address.postalCode = part(list, 5)
      address.country = part(list, 6)
      address.isoCountryCode = text("X-ABADR", beside: line)
      address.subLocality = text("X-APPLE-SUBLOCALITY", beside: line)
      address.subAdministrativeArea = text("X-APPLE-SUBADMINISTRATIVEAREA", beside: line)
      return address
    }
    return CNContact(contact.values)
  }

  private func first(_ name: String) -> CardLine? { lines.first { $0.name == name } }

  private func text(_ name: String) -> String { first(name)?.text ?? "" }

  /// The line of a name that belongs to another one.
  private func line(_ name: String, beside line: CardLine) -> CardLine? {
    line.group.flatMap { grouped["\($0).\(name)"] }
  }

  private func text(_ name: String, beside line: CardLine) -> String {
    self.line(name, beside: line)?.text ?? ""
  }

  private func values<Value>(
    _ name: String, _ labels: [CardLabel], _ value: (CardLine) -> Value
  ) -> [CNLabeledValue<Value>] {
    lines.filter { $0.name == name }.map { item in
      CNLabeledValue(
        label: line("X-ABLABEL", beside: item)?.text
          ?? CardLabel.first(of: labels, with: item.types),
        value: value(item))
    }
  }

  private var birthday: DateComponents? {
    guard let line = first("BDAY"), let date = line.value.split(separator: "T").first else {
      return nil
    }
    let digits = date.filter(\.isWholeNumber)
    let rest = digits.suffix(4)
    guard let month = Int(rest.prefix(2)), let day = Int(rest.suffix(2)), rest.count == 4,
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let year = digits.count == 8 ? Int(digits.prefix(4)) ?? 0 : 0
    let isOmitted = line.parameters["X-APPLE-OMIT-YEAR"]?.contains("\(year)") == true
    return DateComponents(
      calendar: Calendar(identifier: .gregorian), year: year == 0 || isOmitted ? nil : year,
      month: month, day: day)
  }

  private var image: Data? {
    guard let line = first("PHOTO"),
      line.parameters["ENCODING"]?.isDisjoint(with: ["B", "BASE64"]) == false
    else { return nil }
    return Data(base64Encoded: line.value, options: .ignoreUnknownCharacters)
  }
}
