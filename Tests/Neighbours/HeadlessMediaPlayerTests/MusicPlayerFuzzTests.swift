import FleetTesting
import Foundation
import HeadlessMediaPlayer
import TestSupport
import Testing

@MainActor
@Suite("Music players: anything in any order", .freshApplication)
struct MusicPlayerFuzzTests {
  @Test(arguments: Fuzz.runs(short: 4, long: 20, steps: (400, 5_000)))
  func `a player is always where it can be`(fuzz: Fuzz) {
    var generator = fuzz.generator
    let player = MPMusicPlayerController.applicationQueuePlayer
    player.beginGeneratingPlaybackNotifications()
    let items = (0..<5).map {
      SimulatedMusic.add("\($0)", duration: Double($0) * 7, storeID: "\($0)")
    }
    for step in 0..<fuzz.steps {
      let moved = move(player, items, &generator)
      check(player, "\(fuzz) step \(step): \(moved)")
    }
  }

  private func check(_ player: MPMusicPlayerController, _ words: String) {
    let isAt = player.nowPlayingItem != nil
    #expect(isAt == player.isPreparedToPlay, "\(words)")
    #expect(isAt == (player.indexOfNowPlayingItem != NSNotFound), "\(words)")
    #expect(isAt == (player.playbackState != .stopped), "\(words)")
    let length = player.nowPlayingItem?.playbackDuration ?? 0
    #expect(player.currentPlaybackTime >= 0, "\(words)")
    #expect(length == 0 || player.currentPlaybackTime <= length, "\(words)")
    let isMoving = ![.stopped, .paused].contains(player.playbackState)
    #expect(isMoving == (player.currentPlaybackRate != 0), "\(words)")
  }

  private func move(
    _ player: MPMusicPlayerApplicationController, _ items: [MPMediaItem],
    _ generator: inout SeededGenerator
  ) -> String {
    let some = items.filter { _ in Bool.random(using: &generator) }
    let described = MPMusicPlayerMediaItemQueueDescriptor(
      itemCollection: MPMediaItemCollection(items: some))
    if let item = some.last {
      described.setStartTime(.random(in: -9...40, using: &generator), for: item)
      described.setEndTime(.random(in: -9...40, using: &generator), for: item)
      described.startItem = some.randomElement(using: &generator)
    }
    let number = Int.random(in: 0..<18, using: &generator)
    switch number {
    case 0: player.setQueue(with: described)
    case 1: player.append(described)
    case 2: player.prepend(described)
    case 3, 4: player.play()
    case 5: player.pause()
    case 6: player.stop()
    case 7: player.skipToNextItem()
    case 8: player.skipToPreviousItem()
    case 9: player.skipToBeginning()
    case 10: player.nowPlayingItem = some.first
    case 11: player.currentPlaybackTime = .random(in: -9...90, using: &generator)
    case 12: player.currentPlaybackRate = .random(in: -1...3, using: &generator)
    case 13:
      player.repeatMode =
        MPMusicRepeatMode(rawValue: .random(in: 0...3, using: &generator)) ?? .none
    case 14:
      player.shuffleMode =
        MPMusicShuffleMode(rawValue: .random(in: 0...3, using: &generator)) ?? .off
    case 15:
      player.perform { queue in
        some.first.map(queue.remove)
        queue.insert(described, after: some.last)
      } completionHandler: { _, _ in
      }
    case 16:
      Bool.random(using: &generator)
        ? player.beginSeekingForward() : player.beginSeekingBackward()
    default: player.endSeeking()
    }
    if Bool.random(using: &generator) {
      Fleet.advance(by: .milliseconds(.random(in: 0...20_000, using: &generator)))
    }
    return "\(number)"
  }
}
