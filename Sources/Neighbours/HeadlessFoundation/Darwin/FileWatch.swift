import Foundation
import Locks

/// Hears of the changes of an open file from the system, in a thread of its own.
final class FileWatch: Sendable {
  typealias Event = DispatchSource.FileSystemEvent

  /// The file, the system's queue of events, and the number of the file there.
  private let file: Int32
  private let line: Int32
  private let number: Int32
  private let isOpen = Locked(true)

  private static let changes = [
    IN_MODIFY, IN_ATTRIB, IN_DELETE_SELF, IN_MOVE_SELF, IN_CREATE, IN_DELETE, IN_MOVED_FROM,
    IN_MOVED_TO,
  ].reduce(0) { $0 | UInt32($1) }
  /// An event with the longest name.
  private static let mostBytes = MemoryLayout<inotify_event>.size + Int(NAME_MAX) + 1

  /// Finds the file by its number; `nil` where the system cannot watch it.
  init?(of file: Int32) {
    let link = "/proc/self/fd/\(file)"
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else {
      return nil
    }
    (self.file, line) = (file, inotify_init1(Int32(IN_CLOEXEC)))
    number = inotify_add_watch(line, path, Self.changes)
    guard number >= 0 else {
      close(line)
      return nil
    }
  }

  func begin(_ hear: @escaping @Sendable (Event) -> Void) {
    Thread.detachNewThread {
      while let events = self.next() { if !events.isEmpty { hear(events) } }
      self.isOpen.withLock { $0 = false }
      close(self.line)
    }
  }

  /// Ends the events: the system says so in the queue.
  func cancel() {
    isOpen.withLock { isOpen in if isOpen { _ = inotify_rm_watch(line, number) } }
  }

  /// Waits for the next events; `nil` where no more will come.
  private func next() -> Event? {
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
    let count = read(line, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? [] : nil }
    var events: Event = []
    var start = 0
    while start + MemoryLayout<inotify_event>.size <= count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      }
      if event.mask & UInt32(IN_IGNORED) != 0 { return nil }
      events.formUnion(self.events(of: event.mask))
      start += MemoryLayout<inotify_event>.size + Int(event.len)
    }
    return events
  }

  private func events(of mask: UInt32) -> Event {
    func has(_ bits: Int32...) -> Bool { bits.contains { mask & UInt32($0) != 0 } }
    var events: Event = []
    if has(Int32(IN_MODIFY)) { events.formUnion([.write, .extend]) }
    if has(Int32(IN_CREATE), Int32(IN_DELETE), Int32(IN_MOVED_FROM), Int32(IN_MOVED_TO)) {
      events.insert(.write)
    }
    if has(Int32(IN_MOVE_SELF)) { events.insert(.rename) }
    if has(Int32(IN_ATTRIB), Int32(IN_DELETE_SELF)) {
      // A file that is still open is deleted where no folder has it any more.
      var status = stat()
      let isGone = fstat(file, &status) == 0 && status.st_nlink == 0
      events.formUnion(isGone ? [.delete, .link] : .attrib)
    }
    return events
  }
}
