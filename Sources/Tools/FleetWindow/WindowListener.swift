import Foundation
import Locks

/// Waits for browsers, each of which gets a thread; what they ask is answered on the main actor.
final class WindowListener: Sendable {
  private let server: WindowServer
  private let bell: WindowBell
  private let open = Locked(0)

  /// More than these at once are no pages that a person has opened.
  private static let mostConnections = 48
  /// How often a page hears that the process is still there.
  private static let secondsBetweenSigns: Double = 15

  @MainActor
  init(_ server: WindowServer) {
    self.server = server
    bell = server.session.bell
  }

  /// Takes connections, until the socket is closed.
  func serve(_ file: Int32, whenOver: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      while let connection = Sockets.nextConnection(of: file) {
        let isTaken = open.withLock { count in
          guard count < Self.mostConnections else { return false }
          count += 1
          return true
        }
        guard isTaken else {
          Sockets.end(connection)
          continue
        }
        Thread.detachNewThread { [self] in
          converse(over: connection)
          Sockets.end(connection)
          open.withLock { $0 -= 1 }
        }
      }
      whenOver()
    }
  }

  private func converse(over file: Int32) {
    let connection = WindowConnection(server)
    while true {
      let bytes = Sockets.received(from: file)
      guard !bytes.isEmpty else { return }
      let answer = Self.answer(of: connection, to: bytes)
      guard Sockets.send(answer.bytes, to: file) else { return }
      switch answer.then {
      case .goesOn: continue
      case .ends: return
      case .listens: return tell(file)
      }
    }
  }

  private typealias Answer = (bytes: [UInt8], then: WindowConnection.Continuation)

  /// Waits on this thread for what the main actor answers.
  private static func answer(of connection: WindowConnection, to bytes: [UInt8]) -> Answer {
    let answer = Locked<Answer>(([], .ends))
    let isThere = DispatchSemaphore(value: 0)
    Task { @MainActor in
      let found = await connection.receive(bytes)
      answer.withLock { $0 = found }
      isThere.signal()
    }
    isThere.wait()
    return answer.withLock { $0 }
  }

  /// Tells a page of each change, until it goes.
  private func tell(_ file: Int32) {
    var known = -1
    while true {
      known = bell.wait(after: known, seconds: Self.secondsBetweenSigns)
      guard Sockets.send(Array("data: \(known)\n\n".utf8), to: file) else { return }
    }
  }
}
