import Foundation

/// Writes contacts as vCards, in version 3.0.
struct CardWriter {
  private(set) var text = ""
  /// How many items have a label or a country of their own, in the vCard that is being written.
  private var items = 0

  /// Writes the vCard of a contact.
  mutating func write(_ contact: CNContact) {
    items = 0
    line("BEGIN", "VCARD")
    line("VERSION", "3.0")
    line("PRODID", "-//Apple Inc.//iPhone OS 17.0//EN")
    writeName(contact)
    writeItems("EMAIL", contact.emailAddresses, ["INTERNET"], CardLabel.addresses) {
      [String(describing: $0)]
    }
    writeItems("TEL", contact.phoneNumbers, [], CardLabel.phones) { [$0.stringValue] }
    writeAddresses(contact.postalAddresses)
    writeItems("URL", contact.urlAddresses, [], CardLabel.addresses) { [String(describing: $0)] }
    writeBirthday(contact.birthday)
    if contact.isKeyAvailable(CNContactNoteKey) { write("NOTE", contact.note) }
    if contact.contactType == .organization { line("X-ABShowAs", "COMPANY") }
    line("END", "VCARD")
  }

  // MARK: What is said of a contact

  private mutating func writeName(_ contact: CNContact) {
    line(
      "N",
      Self.list([
        contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
        contact.nameSuffix,
      ]))
    line("FN", Self.escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    write("NICKNAME", contact.nickname)
    write("X-MAIDENNAME", contact.previousFamilyName)
    if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
      line("ORG", Self.list([contact.organizationName, contact.departmentName]))
    }
    write("TITLE", contact.jobTitle)
  }

  private mutating func writeAddresses(_ addresses: [CNLabeledValue<CNPostalAddress>]) {
    writeItems("ADR", addresses, [], CardLabel.addresses) {
      ["", "", $0.street, $0.city, $0.state, $0.postalCode, $0.country]
    } beside: {
      [
        "X-ABADR": $0.isoCountryCode, "X-APPLE-SUBLOCALITY": $0.subLocality,
        "X-APPLE-SUBADMINISTRATIVEAREA": $0.subAdministrativeArea,
      ]
    }
  }

  /// Writes values of a kind: labels that have types as types, others in a line beside.
  private mutating func writeItems<Value>(
    _ name: String, _ values: [CNLabeledValue<Value>], _ types: [String], _ labels: [CardLabel],
    parts: (Value) -> [String], beside: (Value) -> [String: String] = { _ in [:] }
  ) {
    for (index, item) in values.enumerated() {
      let known = labels.first { $0.label == item.label }
      var lines = beside(item.value).filter { !$0.value.isEmpty }
      if known == nil { lines["X-ABLabel"] = item.label }
      let all = types + (known?.types ?? []) + (index == 0 ? ["pref"] : [])
      let field = name + all.map { ";type=\($0)" }.joined()
      if !lines.isEmpty { items += 1 }
      let group = lines.isEmpty ? "" : "item\(items)."
      line(group + field, Self.list(parts(item.value)))
      for (name, value) in lines.sorted(by: { $0.key < $1.key }) {
        line(group + name, Self.escaped(value))
      }
    }
  }

  private mutating func writeBirthday(_ birthday: DateComponents?) {
    guard let month = birthday?.month, let day = birthday?.day, (1...12).contains(month),
      (1...31).contains(day)
    else { return }
    let date = "-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    switch birthday?.year {
    case .some(let year) where (1...9_999).contains(year):
      line("BDAY", Self.padded(year, 4) + date)
    case .some: break
    case nil:
      let year = CardReader.yearOfNone
      line("BDAY;X-APPLE-OMIT-YEAR=\(year)", "\(year)\(date)")
    }
  }

  private mutating func write(_ name: String, _ value: String) {
    if !value.isEmpty { line(name, Self.escaped(value)) }
  }

  // MARK: Lines

  private static let longest = 75

  /// Writes a line, folded so that none is longer than 75 bytes.
  private mutating func line(_ name: String, _ value: String) {
    var width = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let size = UTF8.width(scalar)
      if width + size > Self.longest {
        text += "\r\n "
        width = 1
      }
      text.unicodeScalars.append(scalar)
      width += size
    }
    text += "\r\n"
  }

  private static func list(_ parts: [String]) -> String {
    parts.map(escaped).joined(separator: ";")
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\", ",", ";":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n" where last == "\r": break
      case "\n", "\r": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(length - digits.count, 0)) + digits
  }
}
