import TestSupport
import Testing

@testable import FailureReporting

@Suite("CallSite")
struct CallSiteTests {
  let site = CallSite("Shop/CartTests.swift", "/src/Tests/CartTests.swift", 12, 5)

  @Test func `is the place where it is made unless told otherwise`() {
    let site = CallSite()

    #expect(site.fileID.description == #fileID)
    #expect(site.filePath.description == #filePath)
    #expect(site.line == #line - 4)
    #expect(site.column == 24)
  }

  @Test func `is the caller's place when a helper passes the literals on (reporting 8)`() {
    func helper(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> CallSite { CallSite(fileID, filePath, line, column) }

    let site = helper()

    #expect(site.line == #line - 2)
    #expect(site.column == 22)
    #expect(site.helper == "helper()")
  }

  @Test func `knows the helper that makes it, without the four literals`() {
    func swipe(
      _ direction: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column, then act: () -> Void
    ) -> CallSite { CallSite(fileID, filePath, line, column) }

    #expect(swipe(1) {}.helper == "swipe(_:then:)")
    #expect(CallSite(path: "/src/CartTests.swift", line: 1, column: 1).helper.isEmpty)
  }

  @Test func `equals a site of the same text at other addresses`() {
    let same = CallSite(
      .lasting("Shop/CartTests.swift"), .lasting("/src/Tests/CartTests.swift"), 12, 5)

    #expect(same == site)
    #expect(same.hashValue == site.hashValue)
    #expect(Set([same, site]).count == 1)
  }

  @Test func `differs from a site that differs in any of the four`() {
    let others = [
      CallSite("Shop/ShopTests.swift", "/src/Tests/CartTests.swift", 12, 5),
      CallSite("Shop/CartTests.swift", "/other/CartTests.swift", 12, 5),
      CallSite("Shop/CartTests.swift", "/src/Tests/CartTests.swift", 13, 5),
      CallSite("Shop/CartTests.swift", "/src/Tests/CartTests.swift", 12, 6),
    ]

    #expect(!others.contains(site))
    #expect(Set(others + [site]).count == 5)
  }

  @Test(arguments: [
    ("Shop/CartTests.swift", "CartTests.swift:7"), ("Shop/Deep/Er.swift", "Er.swift:7"),
    ("main.swift", "main.swift:7"), ("", ":7"), ("Shop/", ":7"),
    ("Läden/Körbe.swift", "Körbe.swift:7"),
  ])
  func `prints the file's name and the line`(fileID: String, text: String) {
    #expect(CallSite(.lasting(fileID), "", 7, 1).description == text)
  }
}
