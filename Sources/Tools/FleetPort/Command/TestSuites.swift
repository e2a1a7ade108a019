/// The needs of suites that XCTest on Linux does not find, and the remark where it finds none at
/// all.
///
/// XCTest finds the methods of a suite by their names. The examples of Quick have none: on Apple's systems
/// Quick adds them as it runs, elsewhere it wants a list of all specs, which is what this is.
struct TestSuites {
  private static let specs: Set<String> = ["QuickSpec", "AsyncSpec"]
  private static let configurations = "QuickConfiguration"
  /// How the classes end that suites of other libraries are made of.
  private static let endings = ["Spec", "TestCase", "Tests", "Suite"]

  private let module: Module
  private let classes: [Declaration]

  init(of module: Module) {
    self.module = module
    classes = module.files.flatMap(\.all).filter { $0.keyword == "class" && !$0.isLocal }
  }

  /// What the module takes besides its sources, as Swift.
  var text: String { quick + (complaint.map(Self.failingTest) ?? "") }

  private func descends(_ type: Declaration, from roots: Set<String>) -> Bool {
    module.lineage(of: type).root.map(roots.contains) == true
  }

  /// Whether other files can name a class.
  private static func isNamed(_ type: Declaration) -> Bool {
    var outer: Declaration? = type
    while let next = outer {
      if next.isHidden || next.isGeneric { return false }
      outer = next.parent
    }
    return true
  }

  // MARK: Quick

  /// The specs of Quick that can be listed.
  private var specs: [Declaration] {
    classes.filter { Self.isNamed($0) && descends($0, from: Self.specs) }
  }

  private var quick: String {
    let specs = specs.filter { spec in
      let path = spec.path.split(separator: ".").map(String.init)
      return !module.traits.tests.leavesOutSuite(path)
    }
    guard !specs.isEmpty else { return "" }
    let configurations = classes.filter {
      Self.isNamed($0) && descends($0, from: [Self.configurations])
    }
    // Quick's configurations are not public.
    let access = configurations.isEmpty ? "" : "@testable "
    return """

      #if canImport(Quick)
      \(access)import Quick
      import XCTest

      nonisolated private enum QuickExamples {
        /// Focused examples, and what follows all of them, take knowing those of all specs.
        static let configured: Void = {
      \(Self.configuring(configurations.map { conditional("    configurations.append(\($0.path).self)", $0) }))\
      \(specs.map { conditional("    _ = \($0.path).allTests", $0) }.joined())  }()

        static func run<Spec: XCTestCase>(
          _ examples: @autoclosure () -> [(String, (Spec) -> () throws -> Void)], of spec: Spec
        ) throws {
          _ = configured
          for (name, example) in examples() {
            let failures = spec.testRun?.totalFailureCount ?? 0
            try example(spec)()
            if let run = spec.testRun, run.totalFailureCount > failures {
              print("That was the example '\\(name)'.")
            }
          }
        }
      }
      \(specs.map { conditional(Self.test(of: $0), $0) }.joined())#endif

      """
  }

  private static func configuring(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return """
          var configurations: [QuickConfiguration.Type] = []
      \(lines.joined())    QuickConfiguration.configureSubclassesIfNeeded(
            configurations, world: World.sharedWorld)

      """
  }

  /// A test that XCTest finds, which runs all examples of a spec.
  private static func test(of spec: Declaration) -> String {
    // A spec that inherits this one has another test.
    """

    nonisolated extension \(spec.path) {
      func testExamplesOf\(spec.name.unquoted)() throws {
        guard type(of: self) == \(spec.path).self else { return }
        try QuickExamples.run(Self.allTests, of: self)
      }
    }
    """
  }

  /// A text under the conditions that a declaration stands under.
  private func conditional(_ text: String, _ declaration: Declaration) -> String {
    let conditions = declaration.file.conditions.conditions(of: declaration.places.branch)
      .map(module.ported)
    return (conditions.map { "#if \($0)" } + [text] + conditions.map { _ in "#endif" })
      .map { $0 + "\n" }.joined()
  }

  // MARK: Suites that nothing finds

  /// A suite whose tests are not found, though they are no other suite's either.
  private var complaint: (suite: Declaration, count: Int)? {
    guard specs.isEmpty, !hasTests else { return nil }
    let suites = classes.filter { type in
      guard let root = module.lineage(of: type).root, ModelNames.uikit.types[root] == nil else {
        return false
      }
      return Self.specs.contains(root) || Self.endings.contains(where: root.hasSuffix)
    }
    return suites.first.map { ($0, suites.count) }
  }

  /// Whether there is anything that XCTest or Swift Testing finds, or would if the plan let it.
  private var hasTests: Bool {
    module.files.flatMap(\.all).contains { member in
      guard member.keyword == "func" else { return false }
      if member.has("@Test") { return true }
      return member.name.hasPrefix("test") && member.parameters.isEmpty && !member.isStatic
        && !member.isHidden && member.parent.map(Self.isNamed) == true
    }
  }

  private static func failingTest(_ complaint: (suite: Declaration, count: Int)) -> String {
    let suite = complaint.suite
    let others = complaint.count == 1 ? "" : ", nor of \(complaint.count - 1) more"
    let text =
      "No test of '\(suite.name.unquoted)' is found on Linux\(others), and so none of this target: "
      + "XCTest finds methods of suites that other files can name, whose names begin with 'test'."
    return """

      import XCTest

      nonisolated final class SuitesWithoutTests: XCTestCase {
        func testThatSuitesHaveTests() {
          XCTFail(
            \(ModuleFacts.literal(text)),
            file: \(ModuleFacts.literal(suite.file.path)), line: \(suite.file.line(of: suite.start)))
        }
      }

      """
  }
}
