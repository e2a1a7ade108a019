/// Access to Swift Testing, if it is loaded.
///
/// Its types are resilient, so they are always passed indirectly. Opening their metatypes as
/// generic parameters gives exactly that calling convention, and no layout is copied. Initializers
/// consume their arguments: without `__owned`, the strings given to `SourceLocation.init` would be
/// released twice.
struct SwiftTesting {
  /// Whether the process was started to run Swift Testing's tests.
  static let isHost: Bool = {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library=swift-testing")
      || zip(arguments, arguments.dropFirst()).contains {
        $0 == "--testing-library" && $1 == "swift-testing"
      }
  }()

  /// Swift Testing in this process, or `nil` if it is missing or of an unknown shape.
  static var loaded: Self? {
    // Looking for a missing symbol is much faster than looking for a missing type.
    guard LoadedSymbol(currentTestSymbol) != nil,
      let test = _typeByName("7Testing4TestV"),
      let testCase = _typeByName("7Testing4TestV4CaseV"),
      let issue = _typeByName("7Testing5IssueV"),
      let severity = _typeByName("7Testing5IssueV8SeverityO"),
      let location = _typeByName("7Testing14SourceLocationV"),
      let comment = _typeByName("7Testing7CommentV") as? any RawRepresentable<String>.Type
    else { return nil }
    return Self(test, testCase, issue, severity, location, comment)
  }

  /// The test that runs on this task, as a value of Swift Testing's own type.
  private let currentTest: () -> Any?
  private let currentCase: () -> Any?
  private let recordIssue: (String, RecordedFailure.Severity, CallSite) -> Any
  /// `nil` if this Swift Testing has no attachments, or others.
  private let attachBytes: (([UInt8], String, CallSite) -> Void)?

  private init?<Test, Case, Issue, Severity, Location, Comment: RawRepresentable<String>>(
    _: Test.Type, _: Case.Type, _: Issue.Type, _: Severity.Type, _: Location.Type, _: Comment.Type
  ) {
    guard
      let current = LoadedSymbol(Self.currentTestSymbol),
      let currentCase = LoadedSymbol(Self.currentCaseSymbol),
      let locate = LoadedSymbol(Self.locateSymbol),
      let record = LoadedSymbol(Self.recordSymbol),
      MemoryLayout<Severity>.size == 1
    else { return nil }
    currentTest = { current(as: (@convention(thin) () -> Test?).self)() }
    self.currentCase = { currentCase(as: (@convention(thin) () -> Case?).self)() }
    func location(_ site: CallSite) -> Location {
      typealias Locate = @convention(thin) (__owned String, __owned String, Int, Int) -> Location
      return locate(as: Locate.self)(
        site.fileID.description, site.filePath.description, Int(clamping: site.line),
        Int(clamping: site.column))
    }
    recordIssue = { text, severity, site in
      typealias Record = @convention(thin) (Comment?, Severity, Location) -> Issue
      let level: UInt8 = severity == .error ? 1 : 0
      return record(as: Record.self)(
        Comment(rawValue: text), unsafeBitCast(level, to: Severity.self), location(site))
    }
    attachBytes = Self.attaching(location)
  }

  /// Returns what attaches bytes under a name, at a place of Swift Testing's own type.
  ///
  /// `Attachment.record` is generic: what it attaches is passed indirectly and taken over, and its type
  /// and how that is an `Attachable` follow the other arguments. It is the form for what is `Sendable`,
  /// since the other one forgets the name.
  private static func attaching<Location>(
    _ location: @escaping (CallSite) -> Location
  ) -> (([UInt8], String, CallSite) -> Void)? {
    typealias Bytes = UnsafeMutablePointer<[UInt8]>
    typealias Conform = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    typealias Record =
      @convention(thin) (
        Bytes, String?, Location, UnsafeRawPointer, UnsafeRawPointer
      ) -> Void
    let type = unsafeBitCast([UInt8].self as Any.Type, to: UnsafeRawPointer.self)
    guard
      let record = LoadedSymbol(
        "$s7Testing10AttachmentVAAs8SendableRzRi_zrlE6record_5named14sourceLocationyxn_SSSg"
          + "AA06SourceG0VtFZ"),
      let attachable = Libc.address(ofSymbol: "$s7Testing10AttachableMp"),
      let conform = LoadedSymbol("swift_conformsToProtocol"),
      let witness = conform(as: Conform.self)(type, UnsafeRawPointer(attachable))
    else { return nil }
    return { bytes, name, site in
      let taken = Bytes.allocate(capacity: 1)
      taken.initialize(to: bytes)
      record(as: Record.self)(taken, name, location(site), type, witness)
      taken.deallocate()
    }
  }

  /// Whether it is Swift Testing that lets the process exit, which it does at the end of its run.
  static var endsProcess: Bool? { Libc.isExit(byLibraryOf: currentTestSymbol) }

  private static let currentTestSymbol = "$s7Testing4TestV7currentACSgvgZ"
  private static let currentCaseSymbol = "$s7Testing4TestV4CaseV7currentAESgvgZ"
  private static let locateSymbol =
    "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC"
  private static let recordSymbol =
    "$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityO"
    + "AA06SourceF0VtFZ"

  /// What it takes to record a failure.
  static let entryPoints = [currentTestSymbol, currentCaseSymbol, locateSymbol, recordSymbol]

  /// Whether a test runs on this task.
  var hasCurrentTest: Bool { currentTest() != nil }

  /// Whether a case of that test runs on this task.
  ///
  /// While the run is being prepared, a test is current that does not run: Swift Testing evaluates
  /// the arguments and the conditions of all tests, and lets their traits prepare themselves.
  var hasCurrentCase: Bool { currentCase() != nil }

  /// Records an issue, which fails the test that runs on this task, or else the run.
  ///
  /// - Returns: Whether the issue is a known one, which fails nothing.
  @discardableResult
  func record(_ text: String, severity: RecordedFailure.Severity, at site: CallSite) -> Bool {
    let issue = Mirror(reflecting: recordIssue(text, severity, site))
    let known = issue.descendant("knownIssueContext").map { Mirror(reflecting: $0) }
    return known.map { $0.displayStyle != .optional || !$0.children.isEmpty } ?? false
  }

  /// Attaches a file to the test that runs on this task; nothing where none does.
  func attach(_ attachment: RecordedFailure.Attachment, at site: CallSite) {
    guard hasCurrentTest || TestProcess.isOfExitTest else { return }
    attachBytes?(attachment.bytes, attachment.name, site)
  }

  /// The declaration of the test that runs on this task.
  var currentDeclaration: TestDeclaration? { currentTest().flatMap(TestDeclaration.init) }

  /// The name of the test that runs on this task, as it is declared.
  var currentTestName: String? { currentDeclaration?.name }

  /// Where the test that runs on this task is declared.
  var currentTestSite: CallSite? { currentDeclaration?.site }
}
