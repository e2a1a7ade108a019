import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct AVAudioSessionTests {
  private let session = AVAudioSession.sharedInstance()

  @Test func `what an app says is remembered, until there is another app`() throws {
    #expect(session.category == .soloAmbient && session.mode == .default)
    try session.setCategory(
      .playAndRecord, mode: .spokenAudio, options: [.mixWithOthers, .defaultToSpeaker])
    try session.setActive(true)
    #expect(session.category == .playAndRecord && session.mode == .spokenAudio)
    #expect(session.categoryOptions.rawValue == 9)
    #expect(session.currentRoute.inputs.map(\.portType) == [.builtInMic])
    #expect(SimulatedAudio.isActive)
    withFreshApplication {
      #expect(AVAudioSession.sharedInstance().category == .soloAmbient)
    }
  }

  @Test func `the volume is told at once, where it is asked for`() {
    var heard: [Float] = []
    let token = session.observe(\.outputVolume, options: [.initial, .new]) { session, change in
      heard += [session.outputVolume, change.newValue ?? -1]
    }

    #expect(heard == [1, 1])
    withExtendedLifetime(token) {}
  }

  @Test func `the next call fails if a test says so`() throws {
    let error = NSError(domain: NSOSStatusErrorDomain, code: 560_557_684)
    SimulatedAudio.failNextCall(with: error)
    #expect(throws: error) { try session.setActive(true) }
    #expect(!SimulatedAudio.isActive)
    try session.setActive(true)
    #expect(SimulatedAudio.isActive)
  }

  @Test func `other ways of the sound are told in a turn`() throws {
    var heard: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.routeChangeNotification, object: nil, queue: nil
    ) { notice in
      let reason = notice.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt
      let previous =
        notice.userInfo?[AVAudioSessionRouteChangePreviousRouteKey]
        as? AVAudioSessionRouteDescription
      let line = "\(reason ?? 99) \(previous?.outputs.first?.portType.rawValue ?? "none")"
      MainActor.assumeIsolated { heard.append(line) }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    SimulatedAudio.setOutputs([.headphones])
    #expect(heard.isEmpty)
    Fleet.settle()
    #expect(session.currentRoute.outputs.map(\.portType) == [.headphones])
    SimulatedAudio.setOutputs([.builtInSpeaker])
    try session.setCategory(.record)
    Fleet.settle()
    #expect(heard == ["1 Speaker", "2 Headphones", "3 Speaker"])
  }
}
