import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct MediaFailureTextsTests {
  private func texts(_ body: () -> Void) -> [String] {
    failures {
      body()
      Fleet.settle()
    }.map { "\($0.name.rawValue): \($0.reason)\n\($0.details)" }
  }

  @Test func `what nobody knows of`() {
    let song = "https://birds.example/song.mp3"
    let url = URL(string: song) ?? URL(filePath: "/")
    var players: [AVPlayer] = []
    #expect(
      texts { players = [AVPlayer(url: url), AVPlayer(url: url)] } == [
        "Fleet.MediaError: Nobody says how long \(song) lasts.\n"
          + "SimulatedMedia.setDuration(180, of: \"\(song)\") does; "
          + "Fleet.respond(to:with: .file(…)) gives its file."
      ])
    #expect(players.count == 2)
    #expect(
      texts { SimulatedMedia.setDuration(1, of: " ") } == [
        "Fleet.MediaError: Cannot say anything of ' ': It names no URL.\n"
          + "Write a URL or a path, such as \"https://birds.example/song.mp3\" or \"/song.mp3\"; "
          + "`*` stands for anything."
      ])
  }

  @Test func `what AVFoundation raises`() {
    SimulatedMedia.setDuration(1, of: "/*")
    let item = AVPlayerItem(url: URL(filePath: "/a"))
    let player = AVQueuePlayer(items: [item])
    let rows: [(String, call: String, () -> Void)] = [
      (
        "An instance of AVPlayer cannot remove a time observer that was added by a different "
          + "instance of AVPlayer.", "AVPlayer.removeTimeObserver(_:)",
        { player.removeTimeObserver(1) }
      ),
      (
        "An AVPlayerItem can occupy only one position in a player's queue at a time.",
        "AVQueuePlayer.insert(_:after:)",
        { player.insert(item, after: nil) }
      ),
      (
        "Seeking is not possible to time {INVALID}", "AVPlayerItem.seek(to:completionHandler:)",
        { player.seek(to: .invalid) }
      ),
    ]
    for (words, call, body) in rows {
      #expect(
        texts(body) == [
          "NSInvalidArgumentException: \(words)\n"
            + "AVFoundation raises this exception in \(call)."
        ])
    }
  }
}
