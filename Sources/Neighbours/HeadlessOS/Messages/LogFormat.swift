import Foundation

/// A text with places for values, in the manner of C, such as `%{public}@` and `%.2f`.
///
/// It believes nothing: what is missing, left over or of another kind than its place never ends the
/// process, as it may on a device.
struct LogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  func text(with values: [Any?]) -> String {
    guard !values.isEmpty else { return format.replacing("%%", with: "%") }
    var text = ""
    var left = values[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      guard let valueFormat = Self.takeValueFormat(from: &rest) else {
        text += "%"
        continue
      }
      text += left.popFirst().map { valueFormat.text(of: $0) } ?? "<missing>"
    }
    return text + rest
  }

  /// Takes a value's format off the text: annotations, flags, width, precision, length, kind.
  private static func takeValueFormat(from rest: inout Substring) -> ValueFormat? {
    var end = rest.startIndex
    if rest.first == "{" {
      guard let brace = rest.firstIndex(of: "}") else { return nil }
      end = rest.index(after: brace)
    }
    let start = end
    while end < rest.endIndex, "0123456789+-# .'".contains(rest[end]) {
      rest.formIndex(after: &end)
    }
    let flags = rest[start..<end]
    while end < rest.endIndex, "hlqLztj".contains(rest[end]) { rest.formIndex(after: &end) }
    guard end < rest.endIndex, "@dDiuUxXoOfFeEgGaAcCsSp".contains(rest[end]) else { return nil }
    let valueFormat = ValueFormat(flags: flags.filter { $0 != "'" }, kind: rest[end])
    rest = rest[rest.index(after: end)...]
    return valueFormat
  }

  /// How a value is written.
  private struct ValueFormat {
    let flags: String
    let kind: Character

    init(flags: String, kind: Character) {
      self.flags = flags
      self.kind = kind
    }

    func text(of value: Any?) -> String {
      guard let value else { return "(null)" }
      switch kind {
      case "d", "D", "i", "u", "U", "x", "X", "o", "O":
        guard let number = Self.wholeNumber(value) else { return "\(value)" }
        let letter = kind == "D" || kind == "i" ? "d" : kind == "U" ? "u" : kind == "O" ? "o" : kind
        return String(format: "%\(flags)ll\(letter)", number)
      case "f", "F", "e", "E", "g", "G", "a", "A":
        guard let number = Self.number(value) else { return "\(value)" }
        return String(format: "%\(flags)\(kind)", number)
      default: return "\(value)"
      }
    }

    private static func wholeNumber(_ value: Any) -> Int64? {
      switch value {
      case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: value.int64Value
      default: nil
      }
    }

    private static func number(_ value: Any) -> Double? {
      switch value {
      case let value as Double: value
      case let value as any BinaryFloatingPoint: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }
  }
}
