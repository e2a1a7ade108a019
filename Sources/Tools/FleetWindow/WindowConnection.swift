/// One connection of a browser's: bytes in, bytes out.
@MainActor
package final class WindowConnection {
  /// What becomes of the connection behind an answer.
  package enum Continuation: Sendable { case goesOn, ends, listens }

  private let server: WindowServer
  private var reader = HTTPReader()

  package nonisolated init(_ server: WindowServer) { self.server = server }

  /// Takes bytes that have come, and answers the requests that are whole by now.
  package func receive(_ bytes: [UInt8]) async -> (bytes: [UInt8], then: Continuation) {
    reader.take(bytes)
    var out: [UInt8] = []
    do {
      while let request = try reader.next() {
        let answer = await server.answer(to: request)
        let isFine = answer.status == .ok && request.headers["connection"] != "close"
        out += answer.bytes(keepsConnection: isFine)
        if answer.isStream { return (out, .listens) }
        guard isFine else { return (out, .ends) }
      }
      return (out, .goesOn)
    } catch {
      let answer = HTTPAnswer(error == .tooLarge ? .tooLarge : .badRequest)
      return (out + answer.bytes(keepsConnection: false), .ends)
    }
  }
}
