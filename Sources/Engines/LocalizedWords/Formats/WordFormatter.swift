package import Foundation

/// Puts arguments into texts, and chooses the forms of plurals by them.
///
/// Arguments that a text does not fit end an app on a device; here they are faults.
package struct WordFormatter {
  private let arguments: [any CVarArg]
  private let locale: Locale?
  private let device: String
  private let pseudolanguage: Pseudolanguage
  private var top = ""
  /// The variables that are being put in, from the outside to the inside.
  private var open: [String] = []
  /// How many pieces may still be put in: variables may lead to each other a million times.
  private var budget = 10_000
  package private(set) var faults: [WordFault] = []

  /// - Parameter locale: Whose digits and separators numbers have; `nil` for plain ones.
  package init(
    _ arguments: [any CVarArg], locale: Locale?, device: String = "iphone",
    pseudolanguage: Pseudolanguage = Pseudolanguage()
  ) {
    self.arguments = arguments
    self.locale = locale
    self.device = device
    self.pseudolanguage = pseudolanguage
  }

  /// Returns a text with the arguments in its places.
  package mutating func string(from format: String) -> String {
    top = PluralFormats.unmarked(format)
    return expand(format, from: 1, nil)
  }

  /// The names that the places of a text may use.
  private typealias Scope = PluralFormats.Record

  // MARK: Texts

  private mutating func expand(_ format: String, from first: Int, _ scope: Scope?) -> String {
    var next = first
    var text = ""
    for piece in FormatText(format).pieces {
      budget -= 1
      guard budget > 0 else { break }
      switch piece {
      case .text(let piece):
        text += scope == nil ? piece : pseudolanguage.appliedWithin(piece)
      case .value(let specifier): text += value(specifier, &next)
      case .variable(let name, let position):
        let place = position ?? next
        if position == nil { next += 1 }
        text += variable(name, at: place, scope)
      }
    }
    return text
  }

  private mutating func variable(_ marked: String, at place: Int, _ outer: Scope?) -> String {
    let (name, record) = PluralFormats.record(of: marked)
    let scope = record ?? outer
    guard let scope, let entry = scope.variables[name] else {
      add(.unknownVariable(text: top, name: name))
      return ""
    }
    guard !open.contains(name) else {
      add(.endless(text: top, name: name))
      return ""
    }
    open.append(name)
    defer { open.removeLast() }
    return expand(entry, name, at: place, scope)
  }

  private mutating func expand(
    _ entry: WordEntry, _ name: String, at place: Int, _ scope: Scope
  ) -> String {
    switch entry.chosen(for: device) {
    case .text(let text): return expand(text, from: place, scope)
    case .format(let text, let variables):
      var inner = scope
      inner.variables.merge(variables) { _, new in new }
      return expand(text, from: place, inner)
    case .plural(let plural):
      let counted = plural.position ?? (plural.isWhole ? plural.firstNumber : place)
      guard let form = form(of: plural, name, counted, scope.rules) else { return "" }
      return expand(form, name, at: plural.isWhole ? 1 : counted, scope)
    // Both are chosen already.
    case .devices, .widths: return ""
    }
  }

  private mutating func form(
    of plural: WordEntry.Plural, _ name: String, _ place: Int, _ rules: PluralRules
  ) -> WordEntry? {
    guard let argument = argument(at: place, for: "%#@\(name)@") else { return plural.anyForm }
    guard let number = argument.number else {
      add(
        .wrongArgument(
          text: top, specifier: "%#@\(name)@", place: place, given: argument.words))
      return plural.anyForm
    }
    // Every language may have a text of its own for none.
    if number == PluralNumber(Int64(0)), let zero = plural.forms["zero"] { return zero }
    let category = rules.category(of: number)
    if let form = plural.forms[category.rawValue] ?? plural.forms["other"] { return form }
    add(.noForm(variable: name, category: category.rawValue))
    return plural.anyForm
  }

  // MARK: Values

  private mutating func value(_ specifier: FormatText.Specifier, _ next: inout Int) -> String {
    let width = size(specifier.width, &next)
    let precision = size(specifier.precision, &next)
    let place = specifier.position ?? next
    if specifier.position == nil { next += 1 }
    guard let argument = argument(at: place, for: specifier.source) else { return "" }
    switch specifier.conversion {
    case "@", "s", "S":
      return padded(text(argument, specifier, place, precision), to: width, specifier)
    case "c", "C": return character(argument, specifier, place)
    case "p": return String(format: "%p", arguments: [arguments[place - 1]])
    default: return number(argument, specifier, place, width, precision)
    }
  }

  private mutating func size(_ size: FormatText.Specifier.Size?, _ next: inout Int) -> Int? {
    switch size {
    case nil: return nil
    case .digits(let digits): return digits
    case .argument(let position):
      let place = position ?? next
      if position == nil { next += 1 }
      guard case .integer(let digits) = argument(at: place, for: "*") else { return nil }
      return max(-Self.widest, min(Int(clamping: digits), Self.widest))
    }
  }

  private mutating func argument(at place: Int, for specifier: String) -> WordArgument? {
    guard arguments.indices.contains(place - 1) else {
      add(
        .missingArgument(
          text: top, specifier: PluralFormats.unmarked(specifier), place: place,
          given: arguments.count))
      return nil
    }
    return WordArgument(arguments[place - 1])
  }

  private mutating func text(
    _ argument: WordArgument, _ specifier: FormatText.Specifier, _ place: Int, _ precision: Int?
  ) -> String {
    switch argument {
    case .text(let text):
      return precision.map { String(text.prefix(max(0, $0))) } ?? text
    // A C string, which only Foundation can read.
    case .foreign where specifier.conversion != "@":
      return String(format: "%\(specifier.conversion)", arguments: [arguments[place - 1]])
    default:
      complain(argument, specifier, place)
      return argument.plain
    }
  }

  private func padded(
    _ text: String, to width: Int?, _ specifier: FormatText.Specifier
  ) -> String {
    let lacking = min(width?.magnitude ?? 0, UInt(Self.widest))
    let blanks = String(repeating: " ", count: max(0, Int(lacking) - text.count))
    let isLeft = specifier.flags.contains("-") || width.map { $0 < 0 } == true
    return isLeft ? text + blanks : blanks + text
  }

  private mutating func character(
    _ argument: WordArgument, _ specifier: FormatText.Specifier, _ place: Int
  ) -> String {
    if case .integer(let code) = argument, let scalar = Unicode.Scalar(UInt32(clamping: code)) {
      return String(Character(scalar))
    }
    complain(argument, specifier, place)
    return argument.plain
  }

  private mutating func number(
    _ argument: WordArgument, _ specifier: FormatText.Specifier, _ place: Int, _ width: Int?,
    _ precision: Int?
  ) -> String {
    let isReal = specifier.isReal
    var value: any CVarArg
    switch argument {
    case .integer(let number) where !isReal: value = number
    case .unsigned(let number) where !isReal: value = number
    case .real(let number) where isReal: value = number
    default:
      complain(argument, specifier, place)
      guard let number = argument.double else { return argument.plain }
      value = isReal ? number : Int64(exactly: number.rounded(.towardZero)) ?? 0
    }
    if !isReal, !specifier.hasSize, locale == nil, "diu".contains(specifier.conversion) {
      return "\(value)"
    }
    let conversion = String(specifier.conversion).lowercased()
    let format =
      "%" + specifier.flags + (width.map { "\(min($0, Self.widest))" } ?? "")
      + (precision.map { ".\(max(0, min($0, Self.widest)))" } ?? "")
      + (isReal ? "" : "ll")
      + (isReal || conversion == "x" ? "\(specifier.conversion)" : conversion)
    return String(format: format, locale: locale, arguments: [value])
  }

  // MARK: Faults

  private mutating func complain(
    _ argument: WordArgument, _ specifier: FormatText.Specifier, _ place: Int
  ) {
    add(
      .wrongArgument(
        text: top, specifier: specifier.source, place: place, given: argument.words))
  }

  private mutating func add(_ fault: WordFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  private static let widest = 500
}
