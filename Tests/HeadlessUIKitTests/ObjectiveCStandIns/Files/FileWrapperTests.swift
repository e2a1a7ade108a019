import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing

@Suite("File wrappers")
struct FileWrapperTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "fleet-\(UUID().uuidString)")

  private func wrapper(_ text: String) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }

  @Test func `a folder is written and read with all that is in it`() throws {
    let inner = FileWrapper(directoryWithFileWrappers: ["wren.txt": wrapper("Wren")])
    let outer = FileWrapper(directoryWithFileWrappers: ["birds": inner, "empty": wrapper("")])
    try outer.write(to: folder, originalContentsURL: nil)
    let read = try FileWrapper(url: folder)
    let birds = try #require(read.fileWrappers?["birds"])
    let wren = try #require(birds.fileWrappers?["wren.txt"])

    #expect(read.isDirectory && !read.isRegularFile && read.fileWrappers?.count == 2)
    #expect(wren.isRegularFile && !wren.isSymbolicLink && wren.fileWrappers == nil)
    #expect(wren.regularFileContents == Data("Wren".utf8))
    #expect(wren.filename == "wren.txt" && wren.preferredFilename == "wren.txt")
    #expect(wren.matchesContents(of: folder.appending(path: "birds/wren.txt")))
    #expect(!wren.matchesContents(of: folder.appending(path: "none")))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a name that is taken gets a number`() throws {
    let birds = FileWrapper(directoryWithFileWrappers: ["wren": wrapper("one")])
    let second = birds.addRegularFile(withContents: Data(), preferredFilename: "wren")
    let child = try #require(birds.fileWrappers?[second])

    #expect(second == "2__#$!@%!#__wren" && birds.keyForChildFileWrapper(child) == second)
    birds.removeFileWrapper(child)
    #expect(birds.fileWrappers?.keys.sorted() == ["wren"])
  }

  @Test func `a file has nothing in it`() {
    let raised = failures {
      wrapper("one").addFileWrapper(wrapper("two"))
      wrapper("one").removeFileWrapper(wrapper("two"))
    }

    #expect(
      raised.reasons
        == Array(
          repeating: "This method is not applicable to a file wrapper that is not a directory.",
          count: 2))
  }

  @Test func `what is not there cannot be read`() {
    #expect(throws: (any Error).self) { try FileWrapper(url: folder) }
  }

  @Test func `an app may use a file, and come back to it by a bookmark`() throws {
    try Data("Wren".utf8).write(to: folder)
    #expect(folder.startAccessingSecurityScopedResource())
    folder.stopAccessingSecurityScopedResource()
    var isStale = true
    let bookmark = try folder.bookmarkData()
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    var error: NSError?
    var read: [URL] = []
    NSFileCoordinator(filePresenter: nil).coordinate(
      readingItemAt: found, options: .withoutChanges, error: &error
    ) { read.append($0) }
    NSFileCoordinator().coordinate(writingItemAt: found, options: .forDeleting, error: nil) {
      try? FileManager.default.removeItem(at: $0)
    }

    #expect(found.path == folder.path && !isStale && read == [found] && error == nil)
    #expect(throws: CocoaError.self) { try folder.bookmarkData() }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
  }
}
