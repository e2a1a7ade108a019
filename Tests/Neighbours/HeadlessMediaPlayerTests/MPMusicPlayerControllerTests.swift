import FleetTesting
import Foundation
import HeadlessMediaPlayer
import TestSupport
import Testing

@MainActor
@Suite("Music players", .freshApplication)
struct MPMusicPlayerControllerTests {
  private let player = MPMusicPlayerController.applicationMusicPlayer
  private let trace = Trace()
  private let robin = SimulatedMusic.add("Robin", album: "A", duration: 10, storeID: "1")
  private let wren = SimulatedMusic.add("Wren", album: "B", duration: 20, storeID: "2")
  private let owl = SimulatedMusic.add("Owl", album: "A", duration: 30, storeID: "3")

  private var all: MPMediaItemCollection { MPMediaItemCollection(items: [robin, wren, owl]) }

  /// The playing item, its state and its time.
  private var look: String {
    "\(player.nowPlayingItem?.title ?? "nothing") \(player.playbackState) "
      + "\(player.currentPlaybackTime)"
  }

  private func listen() {
    let names: [(Notification.Name, String)] = [
      (.MPMusicPlayerControllerNowPlayingItemDidChange, "item"),
      (.MPMusicPlayerControllerPlaybackStateDidChange, "state"),
      (.MPMusicPlayerControllerQueueDidChange, "queue"),
    ]
    for (name, word) in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: player, queue: nil) {
        [trace] _ in trace.add(word)
      }
    }
  }

  @Test func `items are played one after the other, in UIKit time`() {
    player.setQueue(with: all)
    #expect(look == "nothing stopped 0.0" && player.indexOfNowPlayingItem == NSNotFound)
    player.play()
    #expect(look == "Robin playing 0.0" && player.indexOfNowPlayingItem == 0)
    Fleet.advance(by: .seconds(4))
    #expect(look == "Robin playing 4.0")
    player.pause()
    Fleet.advance(by: .seconds(60))
    #expect(look == "Robin paused 4.0")
    player.play()
    Fleet.advance(by: .seconds(6))
    #expect(look == "Wren playing 0.0")
    Fleet.advance(by: .seconds(21))
    #expect(look == "Owl playing 1.0")
    Fleet.advance(by: .seconds(29))
    #expect(look == "Robin paused 0.0")
  }

  @Test func `what was said is told between begin and end`() {
    listen()
    player.setQueue(with: all)
    player.play()
    Fleet.settle()
    #expect(trace.lines.isEmpty)

    player.beginGeneratingPlaybackNotifications()
    player.beginGeneratingPlaybackNotifications()
    player.endGeneratingPlaybackNotifications()
    player.skipToNextItem()
    #expect(trace.lines.isEmpty)
    Fleet.settle()
    player.pause()
    Fleet.settle()
    player.setQueue(with: ["1"])
    player.play()
    Fleet.settle()
    #expect(trace.lines == ["item", "state", "queue", "item", "state"])
    Fleet.advance(by: .seconds(10))
    #expect(trace.lines.suffix(1) == ["state"])

    player.endGeneratingPlaybackNotifications()
    player.endGeneratingPlaybackNotifications()
    player.stop()
    Fleet.settle()
    #expect(trace.lines.count == 6)
  }

  @Test func `skipping, and going to an item`() {
    player.setQueue(with: all)
    player.play()
    player.skipToNextItem()
    #expect(look == "Wren playing 0.0")
    Fleet.advance(by: .seconds(5))
    player.skipToBeginning()
    #expect(look == "Wren playing 0.0")
    player.nowPlayingItem = owl
    #expect(look == "Owl playing 0.0")
    player.nowPlayingItem = SimulatedMusic.add("Elsewhere")
    #expect(look == "Owl playing 0.0")
    player.skipToNextItem()
    #expect(look == "Robin paused 0.0")
    player.skipToNextItem()
    #expect(look == "Wren paused 0.0")
    player.skipToPreviousItem()
    #expect(look == "Robin paused 0.0")
    player.skipToPreviousItem()
    #expect(look == "nothing stopped 0.0")
    player.play()
    #expect(look == "Robin playing 0.0")
    player.nowPlayingItem = nil
    #expect(look == "nothing stopped 0.0")
  }

  @Test func `what is played again`() {
    player.setQueue(with: MPMediaItemCollection(items: [robin, wren]))
    player.repeatMode = .one
    player.play()
    Fleet.advance(by: .seconds(25))
    #expect(look == "Robin playing 5.0")
    player.repeatMode = .all
    Fleet.advance(by: .seconds(26))
    #expect(look == "Robin playing 1.0")
  }

  @Test func `time can be moved, and runs faster`() {
    player.setQueue(with: all)
    player.currentPlaybackTime = 3
    #expect(look == "nothing stopped 0.0")
    player.play()
    player.currentPlaybackTime = 3
    player.currentPlaybackRate = 2
    Fleet.advance(by: .seconds(2))
    #expect(look == "Robin playing 7.0" && player.currentPlaybackRate == 2)
    player.currentPlaybackTime = -5
    #expect(player.currentPlaybackTime == 0)
    player.currentPlaybackTime = .nan
    player.currentPlaybackRate = 0
    #expect(look == "Robin paused 0.0" && player.currentPlaybackRate == 0)
    player.currentPlaybackTime = 5
    player.beginSeekingBackward()
    Fleet.advance(by: .seconds(2))
    #expect(look == "Robin seekingBackward 0.0")
    player.beginSeekingForward()
    #expect(player.playbackState == .seekingForward)
    Fleet.advance(by: .seconds(1))
    player.endSeeking()
    #expect(look == "Robin playing 8.0")
  }

  @Test(arguments: [(1e-300, 1), (10, .greatestFiniteMagnitude), (.infinity, 1e30), (.nan, 1)])
  func `any item can be repeated at any rate`(duration: Double, rate: Float) {
    let item = SimulatedMusic.add("Wink", duration: duration)
    player.setQueue(with: MPMediaItemCollection(items: [item]))
    player.repeatMode = .one
    player.currentPlaybackRate = rate
    Fleet.advance(by: .seconds(1))
    #expect(player.nowPlayingItem === item && player.playbackState == .playing)
    for strange in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      player.currentPlaybackTime = strange
      player.currentPlaybackRate = Float(strange)
      #expect(player.currentPlaybackTime >= 0 && player.currentPlaybackRate >= 0)
    }
  }

  @Test func `a queue that is set waits until something plays`() {
    player.setQueue(with: [])
    player.play()
    #expect(look == "nothing stopped 0.0")
    player.setQueue(with: MPMediaItemCollection(items: [robin]))
    player.play()
    player.setQueue(with: ["2", "none", "3"])
    #expect(look == "Robin playing 0.0")
    player.play()
    #expect(look == "Wren playing 0.0")
    player.skipToNextItem()
    #expect(look == "Owl playing 0.0")
  }

  @Test func `descriptions say where it begins and ends`() {
    let items = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: all)
    items.startItem = wren
    items.setStartTime(4, for: wren)
    items.setEndTime(9, for: wren)
    items.setEndTime(500, for: owl)
    player.setQueue(with: items)
    player.play()
    #expect(look == "Wren playing 4.0")
    Fleet.advance(by: .seconds(6))
    #expect(look == "Owl playing 1.0")
    Fleet.advance(by: .seconds(29))
    #expect(look == "Robin paused 0.0")

    let store = MPMusicPlayerStoreQueueDescriptor(storeIDs: ["1", "3"])
    store.startItemID = "3"
    store.setStartTime(29, forItemWithStoreID: "3")
    store.setEndTime(5, forItemWithStoreID: "1")
    player.repeatMode = .all
    player.setQueue(with: store)
    player.play()
    Fleet.advance(by: .seconds(3))
    #expect(look == "Robin playing 2.0")
  }

  @Test func `more is added behind the item, or at the end`() {
    player.setQueue(with: MPMediaItemCollection(items: [robin]))
    player.play()
    func described(_ item: MPMediaItem) -> MPMusicPlayerQueueDescriptor {
      MPMusicPlayerMediaItemQueueDescriptor(
        itemCollection: MPMediaItemCollection(items: [item]))
    }
    player.append(described(wren))
    player.prepend(described(owl))
    player.skipToNextItem()
    #expect(look == "Owl playing 0.0")
    player.skipToNextItem()
    #expect(look == "Wren playing 0.0")
  }

  @Test func `the queue of the app's player can be changed`() {
    let player = MPMusicPlayerController.applicationQueuePlayer
    player.setQueue(with: all)
    player.play()
    var told: [[String?]] = []
    player.perform { queue in
      #expect(queue.items == [robin, wren, owl])
      queue.remove(robin)
      queue.insert(MPMusicPlayerStoreQueueDescriptor(storeIDs: ["1"]), after: wren)
      queue.insert(MPMusicPlayerStoreQueueDescriptor(storeIDs: ["3"]), after: nil)
    } completionHandler: { queue, error in
      told.append(queue.items.map(\.title))
      #expect(error == nil)
    }
    #expect(told.isEmpty && player.nowPlayingItem != nil)
    Fleet.settle()
    #expect(told == [["Owl", "Wren", "Robin", "Owl"]])
    player.perform { queue in
      queue.items.forEach(queue.remove)
    } completionHandler: { _, _ in
    }
    #expect(player.nowPlayingItem == nil && player.playbackState == .stopped)
  }

  @Test func `what is added next stands behind the item that plays, wherever else that stands`() {
    player.setQueue(with: MPMediaItemCollection(items: [robin, wren, robin]))
    player.play()
    player.skipToNextItem()
    player.skipToNextItem()
    player.prepend(
      MPMusicPlayerMediaItemQueueDescriptor(itemCollection: MPMediaItemCollection(items: [owl])))
    #expect(look == "Robin playing 0.0" && player.indexOfNowPlayingItem == 2)
    player.skipToNextItem()
    #expect(look == "Owl playing 0.0" && player.indexOfNowPlayingItem == 3)
  }

  /// What plays of Robin, Wren and Owl, what is taken out, and what plays then.
  @Test(arguments: [
    (1, [1], MPMusicRepeatMode.none, "Owl playing 0.0 1"), (0, [0], .none, "Wren playing 0.0 0"),
    (1, [0], .none, "Wren playing 3.0 0"), (0, [0, 1], .none, "Owl playing 0.0 0"),
    (1, [2, 1], .none, "Robin paused 0.0 0"), (2, [2], .none, "Robin paused 0.0 0"),
    (2, [2], .all, "Robin playing 0.0 0"), (0, [0, 1, 2], .all, "nothing stopped 0.0 none"),
  ])
  func `where the item is taken out, the one behind it plays`(
    playing: Int, removed: [Int], mode: MPMusicRepeatMode, then: String
  ) {
    let player = MPMusicPlayerController.applicationQueuePlayer
    player.setQueue(with: all)
    player.repeatMode = mode
    player.nowPlayingItem = all.items[playing]
    player.play()
    Fleet.advance(by: .seconds(3))
    player.perform { queue in
      for index in removed { queue.remove(all.items[index]) }
    } completionHandler: { _, _ in
    }
    let index = player.indexOfNowPlayingItem
    #expect(
      "\(player.nowPlayingItem?.title ?? "nothing") \(player.playbackState) "
        + "\(player.currentPlaybackTime) \(index == NSNotFound ? "none" : "\(index)")" == then)
  }

  @Test func `a queue that waits begins at its first item when its start is taken out`() {
    let player = MPMusicPlayerController.applicationQueuePlayer
    let items = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: all)
    items.startItem = owl
    player.setQueue(with: items)
    player.perform {
      $0.remove(owl)
    } completionHandler: { _, _ in
    }
    player.play()
    #expect(player.nowPlayingItem === robin && player.indexOfNowPlayingItem == 0)
  }

  @Test func `shuffled items are all there, the current one first`() {
    let many = (0..<20).map { SimulatedMusic.add("\($0)", album: "\($0 % 4)", duration: 1) }
    func play(_ count: Int) -> [String] {
      (0..<count).map { _ in
        defer { Fleet.advance(by: .seconds(1)) }
        return player.nowPlayingItem?.title ?? ""
      }
    }
    player.repeatMode = .all
    player.setQueue(with: MPMediaItemCollection(items: many))
    player.nowPlayingItem = many[7]
    player.play()
    player.shuffleMode = .songs
    let songs = play(20)
    #expect(songs.first == "7" && Set(songs).count == 20)
    #expect(songs != (0..<20).map { "\(($0 + 7) % 20)" })
    player.shuffleMode = .albums
    let albums = play(20).compactMap(Int.init).map { $0 % 4 }
    #expect(albums.prefix(4) == [3, 3, 3, 3] && Set(albums).count == 4)
    #expect(zip(albums, albums.dropFirst()).count(where: { $0 != $1 }) == 4)
    player.shuffleMode = .off
    #expect(play(3) == ["7", "8", "9"])
  }

  @Test func `getting ready tells whether there is something`() {
    var told: [String] = []
    player.prepareToPlay { error in
      do { if let error { throw error } } catch MPError.notSupported {
      } catch MPError.notFound { told.append("true") } catch {}
    }
    player.setQueue(with: all)
    player.prepareToPlay { told.append("\($0 == nil)") }
    #expect(told.isEmpty && look == "Robin paused 0.0" && player.isPreparedToPlay)
    Fleet.settle()
    #expect(told == ["true", "true"])
  }

  @Test func `the player of the app for music is another one, and an item may last for ever`() {
    let system = MPMusicPlayerController.systemMusicPlayer
    #expect(system !== player && system === MPMusicPlayerController.systemMusicPlayer)
    SimulatedMusic.add("Radio", duration: 0, storeID: "r", isInLibrary: false)
    system.openToPlay(MPMusicPlayerStoreQueueDescriptor(storeIDs: ["r"]))
    system.repeatMode = .one
    Fleet.advance(by: .seconds(1_000))
    #expect(system.playbackState == .playing && system.currentPlaybackTime == 1_000)
    #expect(player.playbackState == .stopped)
  }

  @Test(.freshApplication) func `a fresh application has players of its own`() {
    player.setQueue(with: all)
    player.play()
    withFreshApplication {
      let other = MPMusicPlayerController.applicationMusicPlayer
      #expect(other !== player && other.nowPlayingItem == nil)
      #expect(SimulatedMusic.items.isEmpty)
    }
  }
}
