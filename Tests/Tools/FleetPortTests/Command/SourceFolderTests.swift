import Testing

@testable import FleetPort

@Suite("The folder of sources")
struct SourceFolderTests {
  @Test(arguments: [
    (["/App"], "/App"), (["/App/A.swift"], "/App"), (["/App/A.swift", "/App/In/B.swift"], "/App"),
    (["/App/One/A.swift", "/App/Onely/B.swift"], "/App"), (["/A.swift", "/B.swift"], "/"),
    ([], "/"),
  ])
  func `is what their paths have in common`(paths: [String], folder: String) {
    #expect(SourceFolder.around(paths) == folder)
  }
}
