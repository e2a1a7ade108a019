/// `#if` conditions that ask for UIKit hold, since the model is here.
struct ConditionRule: Rule {
  private static let holding = [
    "canImport(UIKit)", "os(iOS)", "canImport(CoreGraphics)", "canImport(QuartzCore)",
    "canImport(UniformTypeIdentifiers)",
  ]

  private let file: SourceFile

  init(_ file: SourceFile, in module: Module) { self.file = file }

  func apply(to changes: inout Changes) {
    for place in file.conditions.places {
      let condition = file.text(place.lowerBound, place.upperBound)
      let ported = Self.ported(condition)
      guard ported != condition else { continue }
      changes.edits.replace(place.lowerBound, place.upperBound, with: ported)
    }
  }

  /// A condition as it reads where UIKit is the model.
  static func ported(_ condition: String) -> String {
    holding.reduce(condition) { $0.replacing($1, with: "canImport(HeadlessUIKit)") }
  }
}
