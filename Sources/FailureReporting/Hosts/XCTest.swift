/// Access to XCTest, if it is loaded.
struct XCTest {
  /// Fails the running test.
  ///
  /// Outside of a test, XCTest drops the call. From Swift 6.4 on it hands the failure to Swift Testing where
  /// that runs the tests, which makes a warning of it.
  let fail: (String, CallSite) -> Void

  /// XCTest in this process, or `nil` if it is missing.
  static var loaded: Self? {
    LoadedSymbol(failSymbol).map { fail in
      Self { message, site in
        fail(as: (@convention(thin) (String, StaticString, UInt) -> Void).self)(
          message, site.filePath, site.line)
      }
    }
  }

  private static let failSymbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  /// What it takes to record a failure.
  static let entryPoints = [failSymbol]
}
