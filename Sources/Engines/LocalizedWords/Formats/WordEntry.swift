/// What a table has for a key: a text, or a choice of texts.
package indirect enum WordEntry: Equatable, Sendable {
  case text(String)
  /// One for each kind of device: `iphone`, `ipad`, …, `other`.
  case devices([String: WordEntry])
  /// One for each width that it needs.
  case widths([Int: WordEntry])
  case plural(Plural)
  /// A text with `%#@name@`, and what these names stand for.
  case format(String, variables: [String: WordEntry])

  package struct Plural: Equatable, Sendable {
    /// The argument that is counted; `nil` for the one at the place where the text stands.
    package var position: Int?
    /// Whether the forms are whole texts, whose places count from the first argument on.
    package var isWhole = false
    /// The texts, by their category.
    package var forms: [String: WordEntry]

    package init(position: Int? = nil, isWhole: Bool = false, forms: [String: WordEntry]) {
      self.position = position
      self.isWhole = isWhole
      self.forms = forms
    }
  }

  /// Decides what a device decides: its kind, and the widest text.
  package func chosen(for device: String) -> WordEntry {
    switch self {
    case .devices(let devices):
      let chosen = devices[device] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
      return chosen?.chosen(for: device) ?? .text("")
    case .widths(let widths):
      return widths.max { $0.key < $1.key }?.value.chosen(for: device) ?? .text("")
    case .text, .plural, .format: return self
    }
  }

  /// The text that an entry says for any number.
  package var anyText: String? {
    switch self {
    case .text(let text): text
    case .format(let text, _): text
    case .plural(let plural): plural.anyForm?.anyText
    case .devices, .widths: chosen(for: "iphone").anyText
    }
  }
}

extension WordEntry {
  /// Returns the entry with variables for the names in its texts.
  func with(_ variables: [String: WordEntry]) -> WordEntry {
    switch self {
    case .text(let text): return .format(text, variables: variables)
    case .devices(let devices): return .devices(devices.mapValues { $0.with(variables) })
    case .widths(let widths): return .widths(widths.mapValues { $0.with(variables) })
    case .plural, .format:
      return .format(
        "%#@value@", variables: variables.merging(["value": self]) { old, _ in old })
    }
  }
}

extension WordEntry.Plural {
  /// The form for a number that no other form is for, or else the one that comes nearest.
  var anyForm: WordEntry? {
    let order: [PluralCategory] = [.other, .many, .few, .two, .one, .zero]
    return order.lazy.compactMap { forms[$0.rawValue] }.first
  }

  /// The argument of a whole text that is counted: the first number in it.
  var firstNumber: Int {
    var next = 1
    for specifier in FormatText(anyForm?.anyText ?? "").specifiers {
      let position = specifier.position ?? next
      next = position + 1
      if specifier.isNumeric { return position }
    }
    return 1
  }
}
