import FleetTesting
import HeadlessMediaPlayer
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct RemoteCommandTests {
  private let center = MPRemoteCommandCenter.shared()

  @Test func `what a user asks for on the lock screen`() {
    var heard: [String] = []
    center.playCommand.addTarget { event in
      heard.append("play \(event.command === self.center.playCommand)")
      return .success
    }
    let token = center.pauseCommand.addTarget { _ in .noActionableNowPlayingItem }
    center.skipForwardCommand.preferredIntervals = [15]
    center.skipForwardCommand.addTarget { event in
      heard.append("skip \((event as? MPSkipIntervalCommandEvent)?.interval ?? 0)")
      return .success
    }
    center.changePlaybackPositionCommand.addTarget { event in
      heard.append("to \((event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? 0)")
      return .success
    }

    #expect(center.playCommand.send() == .success)
    #expect(center.pauseCommand.send() == .noActionableNowPlayingItem)
    center.skipForwardCommand.send(interval: 15)
    center.changePlaybackPositionCommand.send(positionTime: 30)

    #expect(heard == ["play true", "skip 15.0", "to 30.0"])
    center.pauseCommand.removeTarget(token)
    #expect(failures { center.pauseCommand.send() }.count == 1)
  }

  @Test func `commands bring the event of their kind, whatever is said of it`() {
    var heard: [String] = []
    center.skipForwardCommand.preferredIntervals = [15, 30]
    center.skipForwardCommand.addTarget { event in
      heard.append("\((event as? MPSkipIntervalCommandEvent)?.interval ?? 0)")
      return .success
    }
    center.likeCommand.addTarget { event in
      heard.append("\((event as? MPFeedbackCommandEvent)?.isNegative ?? true)")
      self.center.likeCommand.isActive = true
      return .success
    }
    center.skipForwardCommand.send()
    center.likeCommand.send()
    center.likeCommand.send()
    #expect(heard == ["15.0", "false", "true"])
  }

  @Test func `methods hear commands, too`() {
    final class Player: UIResponder {
      var count = 0
      override class var objectiveCMembers: [Selector.Method] {
        super.objectiveCMembers + [.method("play:", Player.play)]
      }
      func play(_ event: MPRemoteCommandEvent) { count += 1 }
    }
    let player = Player()
    center.playCommand.addTarget(player, action: Selector("play:"))
    center.playCommand.send()
    #expect(player.count == 1)
    center.playCommand.removeTarget(player)
    #expect(failures { center.playCommand.send() }.count == 1)
  }

  @Test func `what plays belongs to the application of the test`() {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Robin"]
    center.playbackState = .playing
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Robin")
    withFreshApplication { #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil) }
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() }
    #expect(artwork.bounds.width == 9 && artwork.image(at: .zero) != nil)
  }

  @Test func `the volume has a slider`() {
    let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let slider = view.subviews.compactMap { $0 as? UISlider }.first
    #expect(slider?.value == 1)
    view.showsVolumeSlider = false
    #expect(slider?.isHidden == true)
  }
}
