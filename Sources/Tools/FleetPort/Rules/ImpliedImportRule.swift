/// Brings the names that come with another module on Apple's systems.
struct ImpliedImportRule: Rule {
  /// What XCTest has besides XCUITest, in unit tests, too.
  private static let activityNames = [
    "XCTContext", "XCTActivity", "XCTAttachment",
  ]

  private static let observingNames = [
    "@Observable", "@ObservationIgnored", "withObservationTracking", "ObservationRegistrar",
    "Observations",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    // Quick's header imports XCTest's, which brings UIKit, and XCUITest.
    if file.imports("Quick") {
      changes.needsModel = true
      if !file.imports("XCTest") {
        changes.neededModules.append("XCTest")
        if module.traits.isMadeOfUITests { changes.neededModules.append("HeadlessXCUITest") }
      }
    }
    if !module.traits.isMadeOfUITests,
      Self.activityNames.contains(where: { !file.indices(of: $0).isEmpty })
    {
      changes.neededModules.append("TestActivities")
    }
    // Foundation passes it on.
    if file.imports("Foundation"),
      Self.observingNames.contains(where: { !file.indices(of: $0).isEmpty })
    {
      changes.neededModules.append("Observation")
    }
    if module.traits.passingUIKitOn.contains(where: file.imports) { changes.needsModel = true }
  }
}
