/// The class between the suites of a module and XCTest's own.
struct TestCaseBase {
  /// The class of XCTest.
  static let original = "XCTestCase"

  let name = "PortedTestCase"
  /// Whether other modules see a suite of the module, and so its superclass, too.
  let isPublic: Bool

  /// Whether XCUITest's names are there, which has waits of its own.
  var isOfUITests = false
  /// Whether the module keeps attachments, and XCUITest's names are not there.
  let keepsAttachments: Bool
  /// Whether deferred places ask which test is run, which XCTest does not say.
  var tellsName = false

  /// The class, as the file of the module's facts has it.
  var text: String {
    let (access, opened) = isPublic ? ("public ", "open ") : ("", "")
    return """

      #if canImport(XCTest)
      \(tellsName ? "import FleetDeferral\n" : "")\(access)import Foundation
      \(access)import XCTest

      /// What XCTest on Linux lacks of a suite, which is an NSObject on Apple's systems.
      nonisolated \(opened)class \(name): XCTestCase, NSObjectProtocol, Hashable {
        \(access)init() { super.init(name: "", testClosure: { _ in }) }

        \(access)required init(name: String, testClosure: @escaping XCTestCaseClosure) {
          super.init(name: name, testClosure: testClosure)
        }

        // XCTest's do nothing. A suite of the main actor calls these as super without leaving it.
        \(opened)override nonisolated(nonsending) func setUp() async throws {}
        \(opened)override nonisolated(nonsending) func tearDown() async throws {}

        \(tellsName ? telling : "")\(access)static func == (one: \(name), other: \(name)) -> Bool { one.isEqual(other) }

        \(opened)var description: String { name }
        \(opened)var hash: Int { ObjectIdentifier(self).hashValue }
        \(opened)func isEqual(_ object: Any?) -> Bool { (object as? \(name)) === self }
        \(access)func isProxy() -> Bool { false }
        \(access)func `self`() -> Self { self }
        \(access)func hash(into hasher: inout Hasher) { hasher.combine(hash) }
      }
      \(isOfUITests ? "" : Self.waits)\(keepsAttachments ? Self.attachments : "")#endif

      """
  }

  private var telling: String {
    """
    \(isPublic ? "open " : "")override func invokeTest() {
        _deferredTest(name)
        super.invokeTest()
      }


    """
  }

  /// Waits that say no limit.
  ///
  /// On a device a test may take ten minutes, or what it asks for where the
  /// run's options say that tests have limits.
  private static let waits = """

    nonisolated extension XCTestCase {
      var executionTimeAllowance: TimeInterval {
        get { 600 }
        set {}
      }

      func wait(
        for expectations: [XCTestExpectation], enforceOrder: Bool = false,
        file: StaticString = #file, line: Int = #line
      ) {
        wait(
          for: expectations, timeout: 600, enforceOrder: enforceOrder, file: file, line: line)
      }

      nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], enforceOrder: Bool = false,
        file: StaticString = #file, line: Int = #line
      ) async {
        await fulfillment(
          of: expectations, timeout: 600, enforceOrder: enforceOrder, file: file, line: line)
      }
    }

    """

  private static let attachments = """

    import TestActivities

    extension XCTestCase {
      @preconcurrency @MainActor func add(_ attachment: XCTAttachment) { uiKitKeep(attachment) }
    }

    """
}
