import FleetTesting
import Foundation
import HeadlessFoundation
import TestSupport
import Testing

@MainActor
@Suite("Dispatch's sources of files", .freshApplication)
struct FileSystemObjectTests {
  @Test func `tell of changes of an open file, until they are cancelled`() async throws {
    try await withTemporaryFile { path in
      try Data("a".utf8).write(to: URL(fileURLWithPath: path))
      let file = open(path, O_EVTONLY)
      let (events, told) = AsyncStream<UInt>.makeStream()
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .delete], queue: .global())
      source.setEventHandler { [weak source] in if let source { told.yield(source.data.rawValue) } }
      source.setCancelHandler {
        close(file)
        told.finish()
      }
      source.resume()
      #expect(source.handle == file && source.mask == [.write, .delete])

      var heard = events.makeAsyncIterator()
      try await append("b", to: path)
      #expect(await heard.next() == DispatchSource.FileSystemEvent.write.rawValue)
      try FileManager.default.removeItem(atPath: path)
      #expect(await heard.next() == DispatchSource.FileSystemEvent.delete.rawValue)
      source.cancel()
      #expect(await heard.next() == nil)
    }
  }

  private func append(_ text: String, to path: String) async throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test func `queues can be told apart in sets`() {
    let queue = DispatchQueue(label: "a")
    #expect(Set([queue, .main, queue, .main]) == [.main, queue])
    #expect(AnyHashable(DispatchQueue.main) == AnyHashable(DispatchQueue.main))
  }
}
