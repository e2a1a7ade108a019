import FleetDrive
import Foundation

/// Answers the requests of pages: the page itself to anyone on this machine, and all else for its token.
@MainActor
package final class WindowServer {
  let session: WindowSession
  private let gate: WindowGate
  private let now: () -> Duration
  private var allowance: Allowance

  package init(
    _ session: WindowSession, port: Int, token: String, now: @escaping () -> Duration
  ) {
    self.session = session
    self.now = now
    gate = WindowGate(port: port, token: token)
    allowance = Allowance(at: now())
  }

  /// What a request gets.
  package func answer(to request: HTTPRequest) async -> HTTPAnswer {
    guard gate.isMeantForUs(request) else { return HTTPAnswer(.forbidden) }
    // The browser cannot send the token for the page, which knows it from behind the `#`.
    if request.method == "GET", request.path == "/" { return WindowPage.answer() }
    guard gate.hasToken(request) else { return HTTPAnswer(.forbidden) }
    // The page's alone: what comes without the token uses nothing of it up.
    guard allowance.take(at: now()) else { return HTTPAnswer(.tooMany) }
    switch request.method {
    case "GET": return await get(request)
    case "POST": return await post(request)
    default: return HTTPAnswer(.methodNotAllowed)
    }
  }

  private func get(_ request: HTTPRequest) async -> HTTPAnswer {
    switch request.path {
    case "/state": return await session.state(since: Int(request.query["log"] ?? "") ?? 0)
    case "/picture": return await session.picture()
    case "/speech": return await session.speech()
    case "/events":
      var answer = HTTPAnswer("text/event-stream", Data())
      answer.isStream = true
      return answer
    default: return HTTPAnswer(.notFound)
    }
  }

  private func post(_ request: HTTPRequest) async -> HTTPAnswer {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(request.body)) else {
      return HTTPAnswer(.badRequest)
    }
    let number = message["log"]?.number.flatMap { Int(exactly: $0) } ?? 0
    switch request.path {
    case "/details": return await session.details(message)
    case "/ask":
      guard let (line, command) = Self.order(message), let command, command.isLooking
      else { break }
      return await session.ask(command, line)
    case "/act":
      guard let (line, command) = Self.order(message), command?.isLooking != true else { break }
      return await session.act(command, line, since: number)
    case "/mend":
      return await session.mend(with: message["line"]?.text, since: number)
    case "/touch":
      guard let finger = WindowFinger(message) else { break }
      return await session.touch(finger, since: number)
    case "/type":
      guard let text = message["text"]?.text, !text.isEmpty else { break }
      return await session.type(text, since: number)
    case "/pass":
      guard let seconds = message["seconds"]?.number, (0.001...3_600).contains(seconds) else {
        break
      }
      return await session.pass((seconds * 1_000).rounded() / 1_000, since: number)
    case "/delete":
      guard let step = message["step"]?.number.flatMap({ Int(exactly: $0) }) else { break }
      return await session.delete(step: step, since: number)
    default: return HTTPAnswer(.notFound)
    }
    return HTTPAnswer(.badRequest)
  }

  // MARK: Commands

  /// The line of a message, and its command; without one where it makes no sense, which is `drive`'s to
  /// answer.
  ///
  /// A picture would be written wherever its path says, and an end is not a page's to say.
  private static func order(_ message: JSONValue) -> (line: String, command: DriveCommand?)? {
    guard let line = message["line"]?.text, !DriveCommand.isEmpty(line) else { return nil }
    let command = try? DriveCommand.parsed(line)
    guard command?.writesFile != true, command != .quit else { return nil }
    return (line, command)
  }
}
