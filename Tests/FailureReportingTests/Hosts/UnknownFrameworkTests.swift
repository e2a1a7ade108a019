import Foundation
import Testing

@testable import FailureReporting

@Suite("A test framework that is not known")
struct UnknownFrameworkTests {
  @Test(arguments: [true, false])
  func `is neither of this toolchain's`(isSwiftTesting: Bool) {
    #expect(UnknownFramework(isSwiftTesting: isSwiftTesting) == nil)
    #expect(Libc.isLoaded("libTesting.so") && Libc.isLoaded("libXCTest.so"))
    #expect(!Libc.isLoaded("libNoTesting.so"))
  }

  @Test(arguments: [true, false])
  func `is one that is loaded and lacks an entry point`(isSwiftTesting: Bool) throws {
    let points = isSwiftTesting ? SwiftTesting.entryPoints : XCTest.entryPoints
    for point in points {
      let unknown = try #require(
        UnknownFramework(isSwiftTesting: isSwiftTesting, has: { $0 != point }))
      #expect(unknown.missing == [point])
      let name = isSwiftTesting ? "Swift Testing" : "XCTest"
      #expect(unknown.line.hasPrefix("error: Fleet does not know the \(name) of Swift 6."))
      #expect(unknown.line.hasSuffix("Missing: \(point)"))
    }
    let isElsewhere = UnknownFramework(
      isSwiftTesting: isSwiftTesting, isLoaded: { _ in false }, has: { _ in false })
    #expect(isElsewhere == nil)
  }

  @Test func `is told where Swift Testing prints, and the run is red though no test fails`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      UnknownFramework(isSwiftTesting: true, has: { _ in false })?.tell()
      exit(0)
    }
    #expect(result.errorLines.count == 1)
    #expect(
      result.errorLines.first?.hasPrefix("error: Fleet does not know the Swift Testing of") == true)
  }

  @Test func `is told where XCTest prints`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
    ) {
      UnknownFramework(isSwiftTesting: false, isLoaded: { _ in true }, has: { _ in false })?.tell()
      exit(0)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("error: Fleet does not know the XCTest of"))
  }

  @Test func `leaves the status of a run that fails anyhow`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      UnknownFramework(isSwiftTesting: true, has: { _ in false })?.tell()
      exit(3)
    }
  }
}
