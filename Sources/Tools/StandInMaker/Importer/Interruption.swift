package import Foundation
import Synchronization

/// Ends the program that runs, such as SwiftPM, when the command is interrupted: it has a group of
/// processes of its own, which no keyboard reaches.
package enum Interruption {
  /// The program that runs, or 0.
  private static let child = Atomic<Int32>(0)

  /// Passes on from now on what is to end the command, which ends with it.
  package static func passOn() {
    child.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        let child = Interruption.child.load(ordering: .relaxed)
        if child > 0, kill(-child, SIGINT) != 0 { kill(child, SIGINT) }
        _exit(128 + number)
      }
    }
  }

  /// Keeps which program runs while `body` waits for it.
  package static func during<Result>(_ process: Process, _ body: () -> Result) -> Result {
    child.store(process.processIdentifier, ordering: .relaxed)
    defer { child.store(0, ordering: .relaxed) }
    return body()
  }
}
