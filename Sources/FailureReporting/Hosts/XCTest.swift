/// Access to XCTest, if it is loaded.
struct XCTest {
  private let fail: LoadedSymbol

  /// XCTest in this process, or `nil` if it is missing.
  static var loaded: Self? {
    LoadedSymbol(failSymbol).map(Self.init)
  }

  private static let failSymbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  /// What it takes to record a failure.
  static let entryPoints = [failSymbol]

  /// Fails the running test.
  ///
  /// Outside of a test, XCTest drops the call.
  func fail(_ message: String, at site: CallSite) {
    fail(as: (@convention(thin) (String, StaticString, UInt) -> Void).self)(
      message, site.filePath, site.line)
  }
}
