import Foundation

/// Reads property lists in XML.
struct XMLPropertyListReader {
  let file: String

  /// Reads the property list of a text in UTF-8.
  func read(_ bytes: [UInt8]) throws(Finding) -> PropertyList {
    let root = try MarkupReader.root(of: bytes, file: file, as: .propertyList)
    guard root.isNamed("plist"), let first = root.firstChild else {
      throw Finding(file: file, at: root.position, "<\(root.name)> holds no property list.")
    }
    return try value(of: first)
  }

  private func value(of element: MarkupElement) throws(Finding) -> PropertyList {
    // Places are found fastest in their order.
    let position = element.position
    return PropertyList(try content(of: element), at: position)
  }

  private func content(of element: MarkupElement) throws(Finding) -> PropertyList.Value {
    var trimmed: String { element.text.trimmingCharacters(in: .whitespacesAndNewlines) }
    switch element.name {
    case "string": return .string(element.text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "date": return .date(trimmed)
    case "data":
      let data = Data(base64Encoded: trimmed, options: .ignoreUnknownCharacters)
      return .data([UInt8](data ?? Data()))
    case "integer", "real":
      guard let number = Self.number(trimmed) else {
        throw Finding(file: file, at: element.position, "'\(trimmed)' is no number.")
      }
      return .number(number)
    case "array":
      var elements: [PropertyList] = []
      for child in element.children { elements.append(try value(of: child)) }
      return .array(elements)
    case "dict": return .dictionary(try entries(of: element))
    default:
      throw Finding(
        file: file, at: element.position, "<\(element.name)> is no value of a property list.")
    }
  }

  private func entries(of element: MarkupElement) throws(Finding) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var key: (text: String, position: Position)?
    for child in element.children {
      if let known = key {
        entries.append(PropertyList.Entry(known.text, at: known.position, try value(of: child)))
        key = nil
      } else if child.isNamed("key") {
        key = (child.text, child.position)
      } else {
        throw Finding(
          file: file, at: child.position, "<\(child.name)> stands where a <key> should.")
      }
    }
    if let key {
      throw Finding(file: file, at: key.position, "The key '\(key.text)' has no value.")
    }
    return entries
  }

  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) } }
    return Double(text)
  }
}
