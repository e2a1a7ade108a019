import Foundation

/// A line of a vCard, unfolded.
struct CardLine {
  /// The name that joins it to other lines, such as `item1`.
  let group: String?
  /// Its name, in capitals.
  let name: String
  /// Its parameters, all in capitals; those without a name are types.
  private(set) var parameters: [String: Set<String>] = [:]
  /// Its value, as it stands there.
  let value: String

  /// Reads a line; fails without a colon.
  init?(_ line: String) {
    let line = line.unicodeScalars
    var isQuoted = false
    let colon = line.firstIndex { scalar in
      if scalar == "\"" { isQuoted.toggle() }
      return scalar == ":" && !isQuoted
    }
    guard let colon else { return nil }
    value = String(line[line.index(after: colon)...])
    let head = String(line[..<colon]).uppercased().split(
      separator: ";", omittingEmptySubsequences: false)
    guard let field = head.first else { return nil }
    let names = field.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    group = names.count == 2 ? names.first.map(String.init) : nil
    name = names.last.map(String.init) ?? ""
    for parameter in head.dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard let last = parts.last else { continue }
      let values = last.split(separator: ",").map { $0.filter { $0 != "\"" } }
      parameters[parts.count == 2 ? String(parts[0]) : "TYPE", default: []].formUnion(values)
    }
  }

  var types: Set<String> { parameters["TYPE"] ?? [] }

  /// Its value as a text.
  var text: String { parts(separator: nil).first ?? "" }

  /// Its value as several texts.
  var list: [String] { parts(separator: ";") }

  private func parts(separator: Unicode.Scalar?) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        parts[parts.count - 1].append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }
}
