import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct AVAudioPlayerTests {
  final class Log: NSObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate {
    var lines: [String] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      lines.append("finish \(flag) \(player.isPlaying) \(player.currentTime)")
    }
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer) { lines.append("interrupted") }
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      lines.append("recorded \(flag)")
    }
  }

  private let file = FileManager.default.temporaryDirectory
    .appending(path: "fleet-\(UUID().uuidString).wav")

  @Test func `one of nothing does not play`() {
    let player = AVAudioPlayer()

    #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying)
    #expect(player.duration == 0 && player.numberOfChannels == 0 && player.settings.isEmpty)
    player.currentTime = 1
    player.stop()
    #expect(player.currentTime == 0 && AVAsset().tracks.isEmpty)
  }

  @Test func `what was recorded plays for as long`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let log = Log()
    let recorder = try AVAudioRecorder(url: file, settings: [AVSampleRateKey: 44_100])
    recorder.delegate = log
    #expect(recorder.record())
    Fleet.advance(by: .seconds(3))
    #expect(recorder.isRecording && recorder.currentTime == 3)
    recorder.stop()
    #expect(log.lines.isEmpty)
    Fleet.settle()
    #expect(log.lines == ["recorded true"])

    log.lines = []
    let player = try AVAudioPlayer(contentsOf: file)
    player.delegate = log
    #expect(player.duration == 3)
    #expect(player.play() && player.isPlaying)
    Fleet.advance(by: .seconds(1))
    #expect(player.currentTime == 1)
    player.pause()
    Fleet.advance(by: .seconds(5))
    player.play()
    Fleet.advance(by: .seconds(2))
    #expect(log.lines == ["finish true false 0.0"])
    #expect(recorder.deleteRecording())
  }

  @Test func `it plays again as often as it is told, and stops where it is`() throws {
    SimulatedMedia.setDuration(2, of: file.path)
    let (player, log) = (try AVAudioPlayer(contentsOf: file), Log())
    player.delegate = log
    player.numberOfLoops = 2
    player.play()
    Fleet.advance(by: .seconds(5))
    #expect(player.currentTime == 1 && log.lines.isEmpty)
    Fleet.advance(by: .seconds(1))
    #expect(log.lines.count == 1)

    player.numberOfLoops = -1
    player.play()
    Fleet.advance(by: .seconds(101))
    #expect(player.isPlaying && player.currentTime == 1)
    player.stop()
    #expect(player.currentTime == 1)
    player.currentTime = 0.5
    player.enableRate = true
    player.rate = 2
    player.numberOfLoops = 0
    player.play()
    Fleet.advance(by: .milliseconds(500))
    #expect(player.currentTime == 1.5)

    player.numberOfLoops = .max
    #expect(player.isPlaying)
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude])
  func `it plays on at any rate`(rate: Float) throws {
    SimulatedMedia.setDuration(20, of: file.path)
    let player = try AVAudioPlayer(contentsOf: file)
    player.enableRate = true
    player.play()
    player.rate = rate
    player.numberOfLoops = 1
    #expect(player.isPlaying)
    player.currentTime = 3
    Fleet.advance(by: .seconds(1))
    #expect((0...20).contains(player.currentTime))
    #expect(player.currentTime == 4 || rate.isFinite)
  }

  @Test func `it plays once when it is told twice to play later`() throws {
    SimulatedMedia.setDuration(2, of: file.path)
    let (player, log) = (try AVAudioPlayer(contentsOf: file), Log())
    player.delegate = log
    player.play(atTime: player.deviceCurrentTime + 1)
    player.play(atTime: player.deviceCurrentTime + 9)
    Fleet.advance(by: .seconds(2))
    #expect(!player.isPlaying)
    Fleet.advance(by: .seconds(9))
    #expect(log.lines.count == 1)
  }

  @Test func `what is no sound throws`() {
    #expect(throws: NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)) {
      try AVAudioPlayer(contentsOf: URL(filePath: "/missing.mp3"))
    }
    #expect(throws: NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)) {
      try AVAudioPlayer(data: Data("text".utf8))
    }
  }

  @Test func `a call interrupts what plays`() throws {
    SimulatedMedia.setDuration(9, of: "/*")
    let (player, film, log) = (
      try AVAudioPlayer(contentsOf: file), AVPlayer(url: URL(filePath: "/film.mp4")), Log()
    )
    player.delegate = log
    var heard: [UInt] = []
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: nil, queue: nil
    ) { notice in
      let type = notice.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      let options = notice.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt
      MainActor.assumeIsolated { heard += [type, options].compactMap { $0 } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try AVAudioSession.sharedInstance().setActive(true)
    player.play()
    film.play()
    Fleet.advance(by: .seconds(1))

    SimulatedAudio.interrupt()
    #expect(heard.isEmpty)
    Fleet.advance(by: .seconds(1))
    #expect(!player.isPlaying && film.rate == 0 && !SimulatedAudio.isActive)
    #expect(log.lines == ["interrupted"])
    #expect(player.currentTime == 1)
    SimulatedAudio.endInterruption()
    Fleet.settle()
    #expect(heard == [1, 0, 1])
  }
}
