import Foundation
import Testing

@testable import FailureReporting

@Suite("The source of a written file")
struct WrittenSourceTests {
  private static let written = """
    import HeadlessUIKit
    #sourceLocation(file: "/App/Form.swift", line: 1)
    import UIKit
    @Test func one() {}
    #sourceLocation(file: "/App/Base.swift", line: 9)
    @Test func two() {}
    """

  @Test func `is that of the directive above the line`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)+Linux.swift"
    try Data(Self.written.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(WrittenSource.place(path: path, line: 1) == nil)
    for (line, file, number) in [
      (3, "/App/Form.swift", 1), (4, "/App/Form.swift", 2),
      (6, "/App/Base.swift", 9),
    ] {
      let place = try #require(WrittenSource.place(path: path, line: line))
      #expect(place.path == file)
      #expect(place.line == number)
    }
  }

  @Test(arguments: ["/App/Form.swift", "/Nowhere/Form+Linux.swift"])
  func `is unknown of any other file`(path: String) {
    #expect(WrittenSource.place(path: path, line: 4) == nil)
  }
}
