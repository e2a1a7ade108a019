/// XCTest, where it is loaded.
struct XCTest {
  private let fail: LoadedSymbol

  /// XCTest as this process has it, or `nil` where it has none.
  static var loaded: Self? {
    LoadedSymbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF").map(Self.init)
  }

  /// Fails the test that runs; outside of one, XCTest drops the call.
  func fail(_ message: String, at site: CallSite) {
    fail(as: (@convention(thin) (String, StaticString, UInt) -> Void).self)(
      message, site.filePath, site.line)
  }
}
