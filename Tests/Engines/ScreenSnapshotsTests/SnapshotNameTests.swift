import ScreenSnapshots
import Testing

@Suite("The file of an expected text")
struct SnapshotNameTests {
  @Test(arguments: [
    (
      "/a/b/BirdTests.swift", "testList()", "empty", "/a/b/__Screens__/BirdTests/testList.empty.txt"
    ),
    ("/a/B+x.swift", "`a list, and more`()", "", "/a/__Screens__/B-x/a-list-and-more.txt"),
    ("/B.swift", "list(bird:)", "Wren / ünï.txt", "/__Screens__/B/list.Wren-ünï-txt.txt"),
    ("B", "../../x", "..", "/__Screens__/B/x.txt"),
  ])
  func `stands in a folder beside the test, and is named as any system allows`(
    filePath: String, function: String, name: String, path: String
  ) {
    #expect(SnapshotName(filePath: filePath, function: function, name: name).path == path)
  }

  @Test func `is no longer than a system allows`() {
    let long = String(repeating: "日本語", count: 200)

    let name = SnapshotName(filePath: "/a/\(long).swift", function: "\(long)()", name: long)

    #expect(name.file.utf8.count < 255)
    #expect(name.file.hasSuffix(".txt"))
  }
}
