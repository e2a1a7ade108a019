package import Foundation

/// An element of an Interface Builder file.
package typealias InterfaceElement = MarkupElement

// MARK: What Interface Builder writes

extension InterfaceElement {
  /// Returns the value of an attribute, or `nil` if it is missing or blank.
  package func filled(_ attribute: String) -> String? {
    self[attribute].flatMap {
      $0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? nil : $0
    }
  }

  /// Returns whether an attribute is `YES`.
  package func says(_ attribute: String, default fallback: Bool = false) -> Bool {
    self[attribute].map { $0 == "YES" } ?? fallback
  }

  /// The id of the object in its file.
  package var id: String? { self["id"] }

  /// The text of a `string` element.
  ///
  /// Some files have it in Base64.
  package var string: String {
    guard says("base64-UTF8") else { return text }
    var code = text.filter { !$0.isWhitespace }
    code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
    return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Returns the items made of the children of the first child with a tag name, or `nil` without
  /// such a child.
  package func items<Item>(_ name: String, _ make: (InterfaceElement) -> Item?) -> [Item]? {
    let items = list(name).compactMap(make)
    return items.isEmpty ? nil : items
  }

  /// Returns the child that has a role.
  package func child(key: String) -> InterfaceElement? { children.first { $0.hasKey(key) } }

  /// Returns whether the element has a role.
  package func hasKey(_ key: String) -> Bool { has("key", key) }

  /// A number that an attribute holds, or 0.
  package func number(_ attribute: String) -> CGFloat {
    self[attribute].map { InterfaceValue(text: $0).number } ?? 0
  }

  /// The rectangle of a role.
  package func rect(_ key: String) -> CGRect? {
    child(key: key).map {
      CGRect(
        x: $0.number("x"), y: $0.number("y"), width: $0.number("width"),
        height: $0.number("height"))
    }
  }

  /// The size of a role.
  package func size(_ key: String) -> CGSize? { child(key: key).map(\.size) }

  /// The size of the element itself.
  package var size: CGSize { CGSize(width: number("width"), height: number("height")) }

  /// The text of an attributed string, piece by piece.
  package var fragments: String {
    var text = ""
    for fragment in children where fragment.isNamed("fragment") {
      text += fragment["content"] ?? fragment.child(key: "content")?.string ?? ""
    }
    return text
  }

  /// A factor, which may be written as a proportion: `1:3` or `1/3`.
  package func ratio(_ attribute: String) -> CGFloat {
    guard let text = self[attribute] else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }
      .map { InterfaceValue(text: $0.trimmingCharacters(in: .whitespaces)).number }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  /// The calendar that the element names.
  package var calendar: Calendar? {
    let calendars: [String: Calendar.Identifier] = [
      "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "gregorian": .gregorian,
      "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "iso8601": .iso8601,
      "japanese": .japanese, "persian": .persian, "republicOfChina": .republicOfChina,
    ]
    return self["calendarIdentifier"].flatMap { calendars[$0] }.map { Calendar(identifier: $0) }
  }

  /// The date of a role.
  package func date(_ key: String) -> Date? {
    child(key: key).map {
      Date(timeIntervalSinceReferenceDate: Double($0.number("timeIntervalSinceReferenceDate")))
    }
  }
}
