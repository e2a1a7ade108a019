extension Module {
  /// The modules that are there without anybody's doing: Swift's own, and what the model has.
  package static let provided: Set<String> = [
    "Swift", "Foundation", "FoundationXML", "FoundationEssentials",
    "Dispatch", "XCTest", "Testing", "Synchronization", "Observation", "RegexBuilder", "Glibc",
    "Darwin", "Distributed", "Cxx", "_Concurrency", "_StringProcessing",
    "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreText", "UniformTypeIdentifiers",
    "HeadlessUIKit", "Fleet", "FleetTesting", "FailureReporting", "HeadlessXCUITest",
    "HeadlessXCUIAutomation",
  ]

  /// The modules whose names the model has.
  package static let modelled: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreText", "UniformTypeIdentifiers",
  ]

  /// The conditions that hold because the model is here.
  static let holdingConditions = [
    "canImport(UIKit)", "os(iOS)", "canImport(CoreGraphics)", "canImport(QuartzCore)",
    "canImport(UniformTypeIdentifiers)", "canImport(CoreText)", "canImport(ObjectiveC)",
  ]
  /// The condition that holds where the model is, for sources that know of it.
  static let ownCondition = "canImport(HeadlessUIKit)"
  /// What holds on Linux: rewritten sources are a device's.
  static let linuxCondition = "os(Linux)"

  /// What holds in a package's own targets, and in none that Xcode builds.
  package static let packageCondition = "SWIFT_PACKAGE"

  /// A condition as it reads where UIKit is the model, and some frameworks have stand-ins.
  func ported(_ condition: String) -> String {
    let holding =
      Self.holdingConditions + traits.neighbours.sorted().map { "canImport(\($0))" }
    let gone = [Self.linuxCondition] + (traits.isOfPackage ? [] : [Self.packageCondition])
    return holding.reduce(gone.reduce(condition) { $0.replacing($1, with: "false") }) {
      $0.replacing($1, with: Self.ownCondition)
    }
  }

  /// The previews that tests can find, as Swift, with the conditions that they stand under.
  var previews: [(conditions: [String], code: String, isSwiftUI: Bool)] {
    files.flatMap { file in
      Preview.all(in: file).filter(\.isKept).map { preview in
        let branch = file.tokens[preview.macro].branch
        return (
          file.conditions.conditions(of: branch).map(ported), "\(preview.typeName).made", false
        )
      } + providers(in: file)
    }
  }

  /// The previews of SwiftUI's providers in a file.
  private func providers(
    in file: SourceFile
  ) -> [(conditions: [String], code: String, isSwiftUI: Bool)] {
    guard file.imports("SwiftUI") else { return [] }
    let types = file.all.filter { type in
      type.isType && type.keyword != "extension" && !type.isHidden && !type.isLocal
        && type.inherited.contains("PreviewProvider")
    }
    return types.map { type in
      let place = "\"\(file.baseName).swift\", \(file.line(of: type.start))"
      return (
        file.conditions.conditions(of: type.places.branch).map(ported),
        "PortedPreview(\(place), of: \(type.path).self)", true
      )
    }
  }
}
