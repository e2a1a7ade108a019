import FleetTesting
import HeadlessMediaPlayer
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct RemoteCommandFailureTextsTests {
  @Test func `commands that an app does not take`() {
    let center = MPRemoteCommandCenter.shared()
    func texts(_ body: () -> Void) -> [String] {
      failures(body).map { "\($0.name.rawValue): \($0.reason)|\($0.details)" }
    }
    #expect(
      texts { center.playCommand.send() } == [
        "Fleet.RemoteCommandError: Cannot send the command 'play': The app has no target for it.|"
          + "There is no button for it then: playCommand.addTarget(…) makes one."
      ])
    center.playCommand.addTarget { _ in .success }
    center.playCommand.isEnabled = false
    #expect(
      texts { center.playCommand.send() } == [
        "Fleet.RemoteCommandError: Cannot send the command 'play': It is not enabled.|"
      ])
  }
}
