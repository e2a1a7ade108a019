import Foundation
package import PropertyLists

/// A scheme: what is launched, and what is tested how.
package struct Scheme: Sendable {
  package let name: String
  package let path: String
  /// The folder from which it names projects and test plans.
  package let folder: String
  /// The app that the scheme launches.
  package let launched: BlueprintReference?
  /// The configuration in which it tests.
  package let testConfiguration: String
  package let testables: [Testable]
  /// The paths of its test plans, the default one first.
  package let testPlans: [String]
  /// The launch of its app.
  package let launchOptions: LaunchOptions
  /// How its tests are run: as the app is launched, unless the scheme says otherwise.
  package let testOptions: LaunchOptions

  /// Reads a scheme.
  ///
  /// - Parameter folder: The folder in which the scheme's project or workspace lies.
  package init(path: String, folder: String) throws(Finding) {
    try self.init(path: path, folder: folder, bytes: FileBytes.read(path))
  }

  /// Reads a scheme out of the bytes of its file.
  package init(path: String, folder: String, bytes: [UInt8]) throws(Finding) {
    let root = try MarkupReader.root(of: TextDecoder.utf8(bytes), file: path)
    guard root.name == "Scheme" else {
      throw Finding(file: path, at: root.position, "<\(root.name)> is no scheme.")
    }
    let test = root.child("TestAction"), launch = root.child("LaunchAction")
    self.path = path
    self.folder = folder
    name = FilePath.stem(of: path)
    let runnable =
      launch?.child("BuildableProductRunnable")
      ?? launch?.child("RemoteRunnable") ?? launch?.child("MacroExpansion")
    launched = runnable?.child("BuildableReference").map(Self.reference)
    testConfiguration = test?["buildConfiguration"] ?? "Debug"
    testables = (test?.child("Testables")?.children("TestableReference") ?? [])
      .compactMap(Self.testable)
    let plans = test?.child("TestPlans")?.children("TestPlanReference") ?? []
    let ordered =
      plans.filter { $0["default"] == "YES" }
      + plans.filter { $0["default"] != "YES" }
    testPlans = ordered.compactMap { plan in
      plan["reference"].map { FilePath.join(folder, Self.path(of: $0)) }
    }
    launchOptions = Self.options(of: launch)
    testOptions =
      test?["shouldUseLaunchSchemeArgsEnv"] == "NO"
      ? Self.options(of: test) : Self.options(of: test, above: launchOptions)
  }

  /// What follows the kind of a reference: `container:Tests/App.xctestplan`.
  static func path(of reference: String) -> String {
    reference.split(separator: ":", maxSplits: 1).last.map(String.init) ?? reference
  }

  private static func reference(_ element: MarkupElement) -> BlueprintReference {
    BlueprintReference(
      id: element["BlueprintIdentifier"] ?? "",
      name: element["BlueprintName"] ?? "",
      container: element["ReferencedContainer"] ?? "")
  }

  private static func testable(_ element: MarkupElement) -> Testable? {
    guard let target = element.child("BuildableReference") else { return nil }
    func tests(_ list: String) -> [String] {
      (element.child(list)?.children("Test") ?? []).compactMap { $0["Identifier"] }
    }
    return Testable(
      target: reference(target), isEnabled: element["skipped"] != "YES",
      skippedTests: tests("SkippedTests"), selectedTests: tests("SelectedTests"))
  }

  private static func options(
    of action: MarkupElement?, above base: LaunchOptions = LaunchOptions()
  ) -> LaunchOptions {
    var options = base
    let arguments = action?.child("CommandLineArguments")?.children("CommandLineArgument") ?? []
    let variables = action?.child("EnvironmentVariables")?.children("EnvironmentVariable") ?? []
    if !arguments.isEmpty {
      options.arguments = arguments.filter(isEnabled)
        .flatMap { SettingList.words($0["argument"] ?? "") }
    }
    if !variables.isEmpty {
      options.environment = Dictionary(
        variables.filter(isEnabled).map {
          ($0["key"] ?? "", $0["value"] ?? "")
        }, uniquingKeysWith: { $1 })
    }
    options.language = action?["language"] ?? options.language
    options.region = action?["region"] ?? options.region
    return options
  }

  private static func isEnabled(_ element: MarkupElement) -> Bool {
    element["isEnabled"] != "NO"
  }

  /// Returns the paths of the schemes of a project or workspace, shared ones first.
  package static func paths(in container: String) -> [String] {
    let shared = schemes(in: container + "/xcshareddata/xcschemes")
    let users = container + "/xcuserdata"
    let own = ((try? FileManager.default.contentsOfDirectory(atPath: users)) ?? []).sorted()
      .flatMap { schemes(in: "\(users)/\($0)/xcschemes") }
    return shared + own
  }

  private static func schemes(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcscheme") }.sorted().map { folder + "/" + $0 }
  }
}
