import Foundation

extension Declaration {
  /// A parameter of a function, an initializer or a subscript.
  package struct Parameter: Equatable {
    package var label: String
    package var name: String
    package var type: String
    package var value: String?
    /// Whether it is a closure that lists views.
    var buildsViews = false

    /// The parameter as it is declared, with another type where one is given.
    func text(_ other: String? = nil, withDefault: Bool = true) -> String {
      let names = label == name ? label : "\(label) \(name)"
      // On Linux these are a number.
      let isNumber = type == "PropertyListSerialization.WriteOptions" && value == "[]"
      let value = withDefault ? (isNumber ? "0" : value).map { " = " + $0 } ?? "" : ""
      return "\(buildsViews ? "@ViewBuilder " : "")\(names): \(other ?? type)\(value)"
    }

    /// The parameter as it is passed on.
    var passedOn: String { label == "_" ? name : "\(label): \(name)" }
  }

  /// Its parameters, in order.
  package var parameters: [Parameter] {
    guard [.func, .`init`, .subscript].contains(kind), let open = rest.firstIndex(of: "(") else {
      return []
    }
    let inside = rest[rest.index(after: open)..<rest.closing(of: open)].dropLast()
    return inside.split(outside: ",").enumerated().compactMap { index, text in
      guard let colon = text.range(of: ":") else { return nil }
      let words = text[..<colon.lowerBound].split(separator: " ").map(String.init)
      let names = words.filter { !$0.hasPrefix("@") }
      // A name in quotes may hold anything, and names come into texts.
      guard let first = names.first,
        names.allSatisfy({ $0.allSatisfy { $0.isOfName || $0 == "`" } })
      else { return nil }
      var type = text[colon.upperBound...].trimmed
      var value: String?
      if let equals = type.range(of: " = ") {
        value = String(type[equals.upperBound...])
        type = String(type[..<equals.lowerBound])
      }
      // An unnamed one, and a subscript's, which has no label.
      let label = kind == .subscript && names.count == 1 ? "_" : first
      let inner = names.count > 1 ? names[1] : first
      let name = inner == "_" ? "argument\(index)" : inner
      return Parameter(
        label: label, name: name, type: type, value: value,
        buildsViews: words.contains { $0 == "@ViewBuilder" || $0.hasSuffix(".ViewBuilder") })
    }
  }
}
