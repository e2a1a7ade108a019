import TestSupport
import Testing

@testable import FailureReporting

@MainActor
@Suite("AmbientCallSite")
struct AmbientCallSiteTests {
  let gesture = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)
  let other = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 34, 5)

  @Test func `is the innermost gesture's line, and the outer one's afterwards`() {
    var sites: [CallSite?] = []

    AmbientCallSite.at(gesture) {
      sites.append(AmbientCallSite.current)
      AmbientCallSite.at(other) { sites.append(AmbientCallSite.current) }
      AmbientCallSite.at(nil) { sites.append(AmbientCallSite.current) }
      sites.append(AmbientCallSite.current)
    }

    #expect(sites == [gesture, other, nil, gesture])
    #expect(AmbientCallSite.current == nil)
  }

  @Test func `is the outer one's again after an error, and results come back`() {
    #expect(throws: CancellationError.self) {
      try AmbientCallSite.at(gesture) { throw CancellationError() }
    }

    #expect(AmbientCallSite.current == nil)
    #expect(AmbientCallSite.at(gesture) { 7 } == 7)
  }

  @Test func `is the gesture's line before the scope's (reporting 9)`() {
    let nearest = AmbientCallSite.at(gesture) {
      var nearest: CallSite?
      swallowAnyErrors { nearest = AmbientCallSite.nearest }
      return nearest
    }

    #expect(nearest == gesture)
  }

  @Test func `is the nearest scope's line where there is no gesture (reporting 9)`() throws {
    var sites: [UInt?] = []
    func take() { sites.append(AmbientCallSite.nearest?.line) }

    swallowAnyErrors(line: 1) {
      take()
      swallowErrors(.alert, line: 2) { take() }
      steps(line: 3) { take() }
      take()
    }
    try failuresAsErrors(line: 4) { take() }

    #expect(sites == [1, 2, 3, 1, 4])
  }

  @Test func `is the line of the nearest scope behind a reporter (reporting 9)`() {
    var sites: [UInt?] = []
    func take() { sites.append(AmbientCallSite.nearest?.line) }

    swallowAnyErrors(line: 1) {
      withFailureReporter(FailureLog()) {
        take()
        withFailureReporter(FailureLog()) { take() }
        steps(line: 2) {
          take()
          withFailureReporter(FailureLog()) { take() }
        }
        take()
      }
      take()
    }

    #expect(sites == [1, 1, 2, 2, 1, 1])
  }

  @Test func `is the same in asynchronous scopes (reporting 9)`() async throws {
    var sites: [UInt?] = []
    @MainActor func take() async {
      await Task.yield()
      sites.append(AmbientCallSite.nearest?.line)
    }

    await swallowAnyErrors(line: 1) {
      await take()
      await withFailureReporter(FailureLog()) {
        await take()
        await steps(line: 2) { await take() }
        await swallowErrors(.alert, line: 3) { await take() }
        await take()
      }
    }
    try await failuresAsErrors(line: 4) { await take() }

    #expect(sites == [1, 1, 2, 3, 1, 4])
  }

  @Test func `is the running test's line where there is no scope (reporting 9)`() throws {
    let test = try #require(Test.current).sourceLocation

    let nearest = withFailureReporter(FailureLog()) { AmbientCallSite.nearest }

    let site = try #require(nearest)
    #expect(site.fileID.description == test.fileID)
    #expect(site.filePath.description.hasSuffix("AmbientCallSiteTests.swift"))
    #expect(site.line == UInt(test.line))
    #expect(site.column == UInt(test.column))
  }

  @Test func `is nothing where there is no test either`() async {
    let nearest = await Task.detached { await AmbientCallSite.nearest }.value

    #expect(nearest == nil)
  }
}
