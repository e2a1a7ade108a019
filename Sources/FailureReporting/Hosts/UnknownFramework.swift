/// The test framework that runs this process, where failures cannot be recorded with it: one of a later
/// toolchain, say, whose entry points have other names.
///
/// That is said before the first test, and the run fails whatever else happens: its failures, the test
/// framework would not count.
struct UnknownFramework: Equatable {
  let isSwiftTesting: Bool
  let name: String
  /// The entry points that are not there.
  let missing: [String]

  /// Looks for the entry points of the framework that runs tests.
  ///
  /// Nothing is returned where all are there, or where its library is not loaded.
  init?(
    isSwiftTesting: Bool, isLoaded: (String) -> Bool = Libc.isLoaded,
    has: (String) -> Bool = { LoadedSymbol($0) != nil }
  ) {
    self.isSwiftTesting = isSwiftTesting
    name = isSwiftTesting ? "Swift Testing" : "XCTest"
    let symbols = isSwiftTesting ? SwiftTesting.entryPoints : XCTest.entryPoints
    missing = symbols.filter { !has($0) }
    guard !missing.isEmpty, isLoaded(isSwiftTesting ? "libTesting.so" : "libXCTest.so") else {
      return nil
    }
  }

  /// Tells of the one that runs this process, if it is one.
  ///
  /// A process that only lists tests, as a run is prepared, says nothing.
  static func tellOfProcess() {
    guard !ExitStatus.isOfList else { return }
    UnknownFramework(isSwiftTesting: SwiftTesting.isHost)?.tell()
  }

  /// What is said of it, with the version of Swift that the process runs with.
  var line: String {
    let version = _SwiftStdlibVersion.current
    return
      "error: Fleet does not know the \(name) of Swift \(version), in which a failure cannot be "
      + "recorded; the exit status is 1 because of that. Missing: "
      + missing.joined(separator: ", ")
  }

  /// Says so, and makes the process exit with status 1 instead of 0.
  ///
  /// XCTest prints on the standard output. In another file this line would not be the first for one who
  /// reads both.
  func tell() { ProcessEnd.fail(saying: line, onOutput: !isSwiftTesting) }
}
