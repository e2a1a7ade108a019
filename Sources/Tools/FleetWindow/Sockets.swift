import Foundation

/// The few calls of the C library that a server needs.
///
/// They come with Foundation, under the same names everywhere: no other file of the window knows them.
enum Sockets {
  /// Why there is no socket, in the system's words.
  struct Refusal: Error { let words: String }

  /// Listens on the loopback address, which no other machine reaches.
  ///
  /// - Parameter port: The port; 0 for one that is free.
  static func listen(at port: UInt16) throws(Refusal) -> (file: Int32, port: UInt16) {
    let file = socket(AF_INET, number(SOCK_STREAM), 0)
    guard file >= 0 else { throw refusal }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    // A port that this program has just had is free again at once.
    set(SO_REUSEADDR, Int32(1), of: file)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, size) == 0 && Foundation.listen(file, 16) == 0
          && getsockname(file, address, &size) == 0
      }
    }
    guard isListening else {
      let refusal = refusal
      end(file)
      throw refusal
    }
    return (file, UInt16(bigEndian: address.sin_port))
  }

  private static var refusal: Refusal { Refusal(words: String(cString: strerror(errno))) }

  // The kind of a socket is a number in one library, and has a type in another.
  private static func number(_ kind: Int32) -> Int32 { kind }
  private static func number(_ kind: some RawRepresentable<UInt32>) -> Int32 {
    Int32(kind.rawValue)
  }

  private static func set<Value>(_ option: Int32, _ value: Value, of file: Int32) {
    withUnsafePointer(to: value) {
      _ = setsockopt(file, SOL_SOCKET, option, $0, socklen_t(MemoryLayout<Value>.size))
    }
  }

  /// Writing to a browser that has gone is an error from here on, and not the end of the process.
  static func outliveBrowsers() { signal(SIGPIPE, SIG_IGN) }

  /// Waits for a browser; `nil` where none can come any more.
  static func nextConnection(of file: Int32) -> Int32? {
    while true {
      let connection = accept(file, nil, nil)
      if connection >= 0 {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        // One that says nothing, or takes nothing, does not keep its thread for ever.
        set(SO_RCVTIMEO, timeval(tv_sec: 60, tv_usec: 0), of: connection)
        set(SO_SNDTIMEO, timeval(tv_sec: 10, tv_usec: 0), of: connection)
        return connection
      }
      switch errno {
      case EBADF, EINVAL, ENOTSOCK: return nil
      case EINTR, ECONNABORTED: continue
      // Short of files, say: the next browser may come.
      default: _ = poll(nil, 0, 50)
      }
    }
  }

  /// The bytes that have come; empty at the end, or where none come for too long.
  static func received(from file: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { recv(file, $0.baseAddress, $0.count, 0) }
      if count >= 0 { return Array(buffer.prefix(count)) }
      guard errno == EINTR else { return [] }
    }
  }

  /// Sends all bytes, and returns whether they could be sent.
  static func send(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.send(file, part.baseAddress, part.count, 0)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  static func end(_ file: Int32) { _ = close(file) }
}
