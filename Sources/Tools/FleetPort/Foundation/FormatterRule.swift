/// `override func getObjectValue(_:for:errorDescription:)` of a formatter is a method like others, and the
/// class says that it has it: Foundation on Linux keeps these methods to itself.
struct FormatterRule: Rule {
  /// The methods that others call, with what a class that has one conforms to.
  private static let conformances = [
    "getObjectValue(_:for:errorDescription:)": "UIKitObjectReading",
    "getObjectValue(_:for:range:)": "UIKitRangeReading",
  ]
  private static let others: Set<String> = [
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:"
      + "errorDescription:)",
    "attributedString(for:withDefaultAttributes:)",
  ]
  private static let formatters: Set<String> = [
    "Formatter", "NumberFormatter", "DateFormatter", "ByteCountFormatter", "MeasurementFormatter",
    "DateIntervalFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.traits.neighbours.contains(Neighbours.foundation) else { return }
    for method in file.all where method.keyword == "func" {
      let conformance = Self.conformances[method.fullName]
      guard conformance != nil || Self.others.contains(method.fullName), !method.isStatic,
        let mark = method.modifier("override"),
        let type = method.parent.flatMap(module.owner(of:)), isFormatter(type),
        module.introduces(method, in: type)
      else { continue }
      changes.edits.blank(mark.start, mark.end)
      if let conformance {
        changes.edits.insert(", HeadlessFoundation.\(conformance)", at: type.places.headEnd)
      }
      changes.count("override of a formatter's")
    }
    for index in file.indices(of: "getObjectValue") where index > 1 {
      guard file.reads(["super", "."], at: index - 2) else { continue }
      let name = file.tokens[index]
      changes.edits.replace(name.start, name.end, with: "uiKitGetObjectValue")
    }
  }

  /// Whether a class descends from one of Foundation's formatters, which may be named with Foundation
  /// where the module has a class of the same name.
  private func isFormatter(_ type: Declaration) -> Bool {
    if let name = type.inherited.first, name.hasPrefix("Foundation.") {
      return Self.formatters.contains(String(name.dropFirst("Foundation.".count)))
    }
    return module.lineage(of: type).root.map(Self.formatters.contains) ?? false
  }
}
