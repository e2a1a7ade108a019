import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FailureReporting

@Suite("Libc")
struct LibcTests {
  @Test func `writes all of a text to a file, at its end`() throws {
    try withTemporaryFile { path in
      let text = AwkwardText.megabyte.text

      for part in ["first\n", text] {
        let file = try Libc.openForAppending(path)
        #expect(Libc.writeAll(part, to: file) == nil)
        Libc.closeFile(file)
      }

      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == "first\n" + text)
    }
  }

  @Test func `reads all of a file`() throws {
    try withTemporaryFile { path in
      let text = AwkwardText.megabyte.text
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))

      #expect(Libc.readAll(path) == text)
      #expect(Libc.readAll(path + "/none") == nil)
    }
  }

  @Test func `writes all of a text to a pipe that is full, as it is read`() async throws {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    let flags = fcntl(writer.fileDescriptor, F_GETFL)
    try #require(fcntl(writer.fileDescriptor, F_SETFL, flags | O_NONBLOCK) == 0)
    let text = AwkwardText.megabyte.text

    let received = Mutex(Data())

    await onThreads(2) { thread in
      if thread == 0 {
        _ = Libc.writeAll(text, to: writer.fileDescriptor)
        try? writer.close()
      } else {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        received.withLock { $0 = data }
      }
    }

    #expect(received.withLock { $0 } == Data(text.utf8))
  }

  @Test func `leaves the signals of a thread as they were, whatever became of a pipe`() async throws
  {
    let pipe = Pipe()
    let trace = Trace()
    try pipe.fileHandleForReading.close()

    await onThreads(1) { _ in
      trace.add(Libc.append("text", to: pipe.fileHandleForWriting.fileDescriptor) ?? "written")
      var blocked = sigset_t()
      var waiting = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &blocked)
      sigpending(&waiting)
      trace.add("\(sigismember(&blocked, SIGPIPE)) \(sigismember(&waiting, SIGPIPE))")
    }

    #expect(trace.lines == ["Broken pipe", "0 0"])
  }

  @Test func `says in the system's words why a file cannot be opened or written`() throws {
    #expect(Libc.writeAll("text", to: -1) == "Bad file descriptor")
    let error = #expect(throws: Libc.OpenError.self) {
      try Libc.openForAppending("/no/such/folder/file")
    }
    #expect(error?.words == "No such file or directory")
  }

  @Test func `finds what is loaded, and nothing else`() {
    #expect(LoadedSymbol("strlen") != nil)
    #expect(LoadedSymbol("$s9NoSuchFunction") == nil)
  }

  @Test func `has a number that each thread has for itself, and finds again`() async {
    let depth = ThreadDepth()
    let trace = Trace()

    await onThreads(1) { _ in
      depth.ofThisThread.pointee = 7
      let other = DispatchSemaphore(value: 0)
      Thread {
        trace.add("other \(depth.ofThisThread.pointee)")
        depth.ofThisThread.pointee = 9
        other.signal()
      }
      .start()
      other.wait()
      trace.add("own \(depth.ofThisThread.pointee)")
    }

    #expect(trace.lines == ["other 0", "own 7"])
  }
}
