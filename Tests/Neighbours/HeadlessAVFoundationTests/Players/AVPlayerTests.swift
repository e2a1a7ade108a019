import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct AVPlayerTests {
  private let song = URL(string: "https://birds.example/song.mp3") ?? URL(filePath: "/")

  private func player(_ seconds: Double = 10) -> AVPlayer {
    SimulatedMedia.setDuration(seconds, of: "/song.mp3")
    return AVPlayer(url: song)
  }

  private func second(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  @Test func `an item is known in a later turn, and plays as time goes on`() {
    let player = player()
    let item = player.currentItem

    player.play()
    #expect(player.rate == 1)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    #expect(item?.status == .unknown)
    #expect(item?.duration == .indefinite)

    Fleet.settle()
    #expect(item?.status == .readyToPlay)
    #expect(item?.duration.seconds == 10)
    #expect(player.timeControlStatus == .playing)
    Fleet.advance(by: .seconds(3))
    #expect(player.currentTime().seconds == 3)
    player.pause()
    Fleet.advance(by: .seconds(3))
    #expect(player.currentTime().seconds == 3)
    player.rate = 2
    Fleet.advance(by: .seconds(1))
    #expect(player.currentTime().seconds == 5)
  }

  @Test func `an item that is known can be played at any speed`() throws {
    let player = player()
    let item = try #require(player.currentItem)
    let abilities: [(AVPlayerItem) -> Bool] = [
      \.canPlayFastForward, \.canPlaySlowForward, \.canPlayReverse, \.canPlayFastReverse,
      \.canPlaySlowReverse,
    ]
    var told: [Bool?] = []
    let observation = item.observe(\.canPlayFastForward, options: [.initial, .new]) {
      told.append($1.newValue)
    }
    #expect(abilities.map { $0(item) } == Array(repeating: false, count: 5))

    Fleet.settle()

    #expect(abilities.map { $0(item) } == Array(repeating: true, count: 5))
    #expect(!item.canStepForward && !item.canStepBackward)
    #expect(told == [false, true])
    observation.invalidate()
  }

  @Test(arguments: [AVPlayer.ActionAtItemEnd.pause, .none]) func `the end is told once`(
    action: AVPlayer.ActionAtItemEnd
  ) {
    let player = player(2)
    player.actionAtItemEnd = action
    var heard: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in MainActor.assumeIsolated { heard.append("end \(player.rate)") } }
    defer { NotificationCenter.default.removeObserver(token) }

    player.play()
    Fleet.advance(by: .seconds(5))

    #expect(heard == [action == .pause ? "end 0.0" : "end 1.0"])
    #expect(player.currentTime().seconds == 2)
    #expect(player.timeControlStatus == (action == .pause ? .paused : .playing))
  }

  @Test func `an app may begin anew at the end`() {
    let player = player(2)
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        count += 1
        player.seek(to: .zero)
        player.play()
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    player.play()
    Fleet.advance(by: .seconds(7))

    #expect(count == 3)
    #expect(player.currentTime().seconds == 1)
  }

  @Test func `seeking calls back in a turn, and only the last one has come there`() {
    let player = player()
    Fleet.settle()
    var heard: [Bool] = []
    player.seek(to: second(4)) { heard.append($0) }
    player.seek(to: second(99)) { heard.append($0) }
    #expect(heard.isEmpty)
    #expect(player.currentTime().seconds == 10)
    Fleet.settle()
    #expect(heard == [false, true])
    player.seek(to: second(-3), toleranceBefore: .zero, toleranceAfter: .zero)
    #expect(player.currentTime().seconds == 0)
  }

  @Test func `who listens hears of another rate and of jumps, in a turn`() {
    let (player, trace) = (player(1), Trace())
    Fleet.settle()
    let names: [(Notification.Name, AnyObject?)] = [
      (AVPlayer.rateDidChangeNotification, player), (.AVPlayerItemTimeJumped, player.currentItem),
    ]
    let tokens = names.map { name, object in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated { trace.add(name == .AVPlayerItemTimeJumped ? "jump" : "rate") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    player.play()
    player.play()
    #expect(trace.lines.isEmpty)
    Fleet.settle()
    player.seek(to: second(0.5))
    Fleet.settle()
    #expect(trace.lines == ["rate", "jump"])
    Fleet.advance(by: .seconds(1))
    #expect(trace.lines == ["rate", "jump", "rate"])
  }

  @Test func `seeking to what is no time ends for who awaits it`() async {
    let player = player()
    let failures = await failures { #expect(await !player.seek(to: .invalid)) }
    #expect(failures.count == 1)
    #expect(await player.seek(to: second(4)))
  }

  @Test func `observers are called as time goes on`() {
    let player = player(3)
    Fleet.settle()
    let trace = Trace()
    let periodic = player.addPeriodicTimeObserver(forInterval: second(1), queue: .main) {
      trace.add("at \($0.seconds)")
    }
    let boundary = player.addBoundaryTimeObserver(
      forTimes: [NSValue(time: second(0.5)), NSValue(time: second(2.5))], queue: nil
    ) { trace.add("boundary") }

    player.play()
    Fleet.advance(by: .seconds(2))
    player.seek(to: second(2.75))
    Fleet.advance(by: .seconds(2))
    #expect(
      trace.lines == [
        "at 0.0", "boundary", "at 1.0", "at 2.0", "at 2.75", "at 3.0",
      ])
    player.removeTimeObserver(periodic)
    player.removeTimeObserver(boundary)
    player.seek(to: .zero)
    player.play()
    Fleet.advance(by: .seconds(2))
    #expect(trace.lines.count == 6)
  }

  @Test func `properties can be observed`() {
    let player = player(2)
    var heard: [String] = []
    let tokens = [
      player.observe(\.rate) { player, _ in heard.append("rate \(player.rate)") },
      player.observe(\.timeControlStatus, options: [.new]) { _, change in
        heard.append("control \(change.newValue?.rawValue ?? -1)")
      },
      player.currentItem?.observe(\.status) { item, _ in
        heard.append("status \(item.status.rawValue)")
      },
    ]

    player.play()
    Fleet.advance(by: .seconds(3))

    #expect(
      heard == ["rate 1.0", "control 1", "status 1", "control 2", "rate 0.0", "control 0"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `what follows from others can be observed, and what a player is told`() throws {
    let player = player(2)
    let item = try #require(player.currentItem)
    var heard: [String] = []
    let tokens = [
      item.observe(\.loadedTimeRanges, options: [.new]) { _, change in
        heard.append("loaded \(change.newValue?.count ?? -1)")
      },
      item.observe(\.isPlaybackBufferFull) { item, _ in
        heard.append("full \(item.isPlaybackBufferFull)")
      },
      item.observe(\.presentationSize, options: [.initial]) { item, _ in
        heard.append("size \(item.presentationSize.width)")
      },
      item.observe(\.error) { item, _ in heard.append("error \(item.error == nil)") },
      player.observe(\.reasonForWaitingToPlay) { player, _ in
        heard.append(player.reasonForWaitingToPlay == nil ? "goes on" : "waits")
      },
      player.observe(\.volume) { player, _ in heard.append("volume \(player.volume)") },
      player.observe(\.isMuted, options: .old) { _, change in
        heard.append("muted \(change.oldValue ?? true)")
      },
    ]

    player.play()
    player.volume = 3
    player.isMuted = true
    Fleet.settle()

    #expect(
      heard == [
        "size 0.0", "waits", "volume 1.0", "muted false", "loaded 1", "full true", "error true",
        "goes on",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test func `properties can be observed by name, also those of the item`() {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "")") }
    }
    let (player, screen) = (player(2), Screen())
    player.addObserver(screen, forKeyPath: "currentItem.status", options: .new, context: nil)
    player.addObserver(screen, forKeyPath: "rate", options: .new, context: nil)

    player.play()
    Fleet.settle()

    #expect(screen.heard == ["rate 1.0", "currentItem.status 1"])
  }

  @Test func `what cannot be had fails`() {
    SimulatedMedia.fail(at: "/song.mp3", with: URLError(.cannotFindHost))
    let player = AVPlayer(url: song)
    player.play()
    Fleet.settle()
    #expect(player.currentItem?.status == .failed)
    #expect((player.currentItem?.error as? NSError)?.code == URLError.cannotFindHost.rawValue)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)

    let missing = AVPlayerItem(url: URL(filePath: "/missing.mp3"))
    player.replaceCurrentItem(with: missing)
    Fleet.settle()
    #expect((missing.error as? NSError)?.code == URLError.fileDoesNotExist.rawValue)
  }

  @Test func `an answer of the test's gives the file`() {
    Fleet.respond(to: "/song.mp3", with: .data(SilentSound(seconds: 4).data))
    let player = AVPlayer(url: song)
    Fleet.settle()
    #expect(player.currentItem?.duration.seconds == 4)
  }

  @Test func `several items, one after the other`() {
    SimulatedMedia.setDuration(2, of: "/*")
    let items = ["a", "b", "c"].map {
      AVPlayerItem(url: URL(string: "https://birds.example/\($0)") ?? song)
    }
    let player = AVQueuePlayer(items: items)
    var heard: [Int] = []
    let token = player.observe(\.currentItem, options: [.new]) { player, _ in
      heard.append(items.firstIndex { $0 === player.currentItem } ?? -1)
    }

    player.play()
    Fleet.advance(by: .seconds(3))
    #expect(player.currentItem === items[1])
    #expect(player.currentTime().seconds == 1)
    player.advanceToNextItem()
    Fleet.advance(by: .seconds(3))
    #expect(heard == [1, 2, -1])
    #expect(player.rate == 0)
    #expect(player.items().isEmpty && player.currentItem == nil)
    token.invalidate()
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test func `an item over and over`() {
    let player = AVQueuePlayer()
    SimulatedMedia.setDuration(2, of: "/song.mp3")
    let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: song))

    player.play()
    Fleet.advance(by: .seconds(7))
    #expect(looper.loopCount == 3)
    #expect(player.currentTime().seconds == 1)
    looper.disableLooping()
    Fleet.advance(by: .seconds(7))
    #expect(player.rate == 0)
    #expect(looper.loopCount == 3)
  }

  @Test func `assets load what is asked for`() async throws {
    SimulatedMedia.setDuration(2.5, of: "/song.mp3")
    let asset = AVURLAsset(url: song)
    #expect(try await asset.load(.duration).seconds == 2.5)
    #expect(try await asset.load(.isPlayable))
    var error: NSError?
    #expect(asset.statusOfValue(forKey: "duration", error: &error) == .loaded)
    #expect(asset.statusOfValue(forKey: "tracks", error: &error) == .unknown)
    asset.loadValuesAsynchronously(forKeys: ["tracks"])
    #expect(asset.statusOfValue(forKey: "tracks", error: &error) == .loading)
    await Fleet.settle()
    #expect(asset.statusOfValue(forKey: "tracks", error: &error) == .loaded)
  }
}

/// The bytes of a WAV file.
private struct SilentSound {
  let seconds: Double

  var data: Data {
    let count = UInt32(seconds * 8_000)
    func number(_ value: UInt32, _ length: Int) -> [UInt8] {
      (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }
    let format = number(16, 4) + number(1, 2) + number(1, 2) + number(8_000, 4) + number(8_000, 4)
    let head = Array("RIFF".utf8) + number(36 + count, 4) + Array("WAVEfmt ".utf8)
    return Data(head + format + number(1, 2) + number(8, 2) + Array("data".utf8) + number(count, 4))
      + Data(repeating: 128, count: Int(count))
  }
}
