import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite("Audio engines", .freshApplication)
struct AudioEngineTests {
  private let engine = AVAudioEngine()
  private let player = AVAudioPlayerNode()
  private let trace = Trace()
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "fleet-\(UUID().uuidString).wav")

  private func format(_ rate: Double = 1_000, _ channels: AVAudioChannelCount = 1) throws
    -> AVAudioFormat
  {
    try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels))
  }

  /// A piece of sound of so many seconds.
  private func buffer(_ seconds: Double) throws -> AVAudioPCMBuffer {
    let count = AVAudioFrameCount(seconds * 1_000)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format(), frameCapacity: count))
    buffer.frameLength = count
    return buffer
  }

  /// Lets the engine run with its player, behind which there may be another node.
  private func run(through node: AVAudioNode? = nil) throws {
    engine.attach(player)
    if let node {
      engine.attach(node)
      engine.connect(player, to: node, format: try format())
      engine.connect(node, to: engine.mainMixerNode, format: nil)
    } else {
      engine.connect(player, to: engine.mainMixerNode, format: try format())
    }
    try engine.start()
  }

  private func play(_ name: String, _ seconds: Double, _ options: AVAudioPlayerNodeBufferOptions)
    throws
  {
    let buffer = try buffer(seconds)
    player.scheduleBuffer(buffer, at: nil, options: options) { [trace] in trace.add(name) }
  }

  // MARK: The microphone

  @Test func `an app that listens`() throws {
    var pieces: [AVAudioFrameCount] = []
    let input = engine.inputNode
    let format = input.outputFormat(forBus: 0)
    #expect(format.sampleRate == 48_000 && format.channelCount == 1 && format.isStandard)
    for _ in 0..<2 {
      input.installTap(onBus: 0, bufferSize: 1_024, format: format) { buffer, when in
        pieces.append(buffer.frameLength)
      }
      engine.prepare()
      #expect(!engine.isRunning && input.lastRenderTime == nil)
      try engine.start()
      Fleet.advance(by: .seconds(2))
      #expect(engine.isRunning && input.lastRenderTime != nil)
      engine.stop()
      input.removeTap(onBus: 0)
      #expect(!engine.isRunning)
    }

    #expect(pieces.isEmpty && !SimulatedAudio.isActive)
    #expect(input.engine === engine && engine.attachedNodes == [input])
  }

  @Test func `an actor that listens`() async throws {
    actor Listener {
      let engine = AVAudioEngine()
      deinit { engine.stop() }

      func start() throws {
        engine.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: nil) { _, _ in }
        try engine.start()
      }
    }
    let listener = Listener()
    try await listener.start()
    let isRunning = Task.detached { listener.engine.isRunning }

    #expect(await isRunning.value)
  }

  @Test func `an interruption lets it rest`() throws {
    try run()
    try play("over", 2, [])
    player.play()
    Fleet.advance(by: .seconds(1))

    SimulatedAudio.interrupt()
    Fleet.advance(by: .seconds(5))
    #expect(!engine.isRunning && trace.lines.isEmpty)
    try engine.start()
    Fleet.advance(by: .seconds(1))
    #expect(trace.lines == ["over"])
  }

  // MARK: Players

  @Test func `a file plays to its end`() throws {
    SimulatedMedia.setDuration(3, of: file.path)
    let song = try AVAudioFile(forReading: file)
    try run()
    player.scheduleFile(song, at: nil) { [trace] in trace.add("whole") }
    player.scheduleSegment(song, startingFrame: 0, frameCount: 44_100, at: nil) { [trace] in
      trace.add("part")
    }
    Fleet.advance(by: .seconds(9))
    #expect(!player.isPlaying && trace.lines.isEmpty)

    player.play()
    Fleet.advance(by: .seconds(2))
    player.pause()
    Fleet.advance(by: .seconds(9))
    player.play()
    engine.pause()
    Fleet.advance(by: .seconds(9))
    try engine.start()
    #expect(player.isPlaying && trace.lines.isEmpty)
    Fleet.advance(by: .seconds(1))
    #expect(trace.lines == ["whole"])
    let node = try #require(player.lastRenderTime)
    let time = try #require(player.playerTime(forNodeTime: node))
    #expect(node.sampleTime == 21_000 && time.sampleTime == 3_000 && time.sampleRate == 1_000)
    #expect(player.nodeTime(forPlayerTime: time)?.sampleTime == 21_000)
    Fleet.advance(by: .seconds(1))
    #expect(trace.lines == ["whole", "part"] && player.isPlaying)
  }

  @Test(arguments: [(2, 1), (0.5, 4), (Float.nan, 2)] as [(Float, Int)])
  func `it plays as fast as what its sound goes through`(rate: Float, seconds: Int) throws {
    for node in [AVAudioUnitTimePitch(), AVAudioUnitVarispeed()] {
      (node as? AVAudioUnitTimePitch)?.rate = rate
      (node as? AVAudioUnitVarispeed)?.rate = rate
      let (test, log) = (AudioEngineTests(), Trace())
      try test.run(through: node)
      let buffer = try test.buffer(2)
      test.player.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) {
        log.add("\($0.rawValue)")
      }
      test.player.play()
      Fleet.advance(by: .seconds(seconds) - .milliseconds(1))
      #expect(log.lines.isEmpty)
      Fleet.advance(by: .milliseconds(1))
      #expect(log.lines == ["2"])
    }
  }

  @Test func `pieces are played over and over, and in place of others`() throws {
    try run()
    try play("rounds", 1, .loops)
    try play("never", 1, [])
    player.play()
    Fleet.advance(by: .milliseconds(2_500))
    try play("at the end of a round", 1, .interruptsAtLoop)
    Fleet.settle()
    #expect(trace.lines == ["never"])
    Fleet.advance(by: .milliseconds(500))
    #expect(trace.lines == ["never", "rounds"])
    try play("at once", 1, .interrupts)
    try play("stopped", 9, [])
    Fleet.advance(by: .seconds(1))
    #expect(trace.lines.suffix(2) == ["at the end of a round", "at once"])
    player.stop()
    #expect(trace.lines.count == 4 && !player.isPlaying)
    Fleet.settle()
    #expect(trace.lines.last == "stopped")
  }

  @Test func `times say when it plays`() throws {
    try run()
    let later = AVAudioTime(sampleTime: 2_000, atRate: 1_000)
    player.scheduleBuffer(try buffer(1), at: later) { [trace] in trace.add("over") }
    let now = AVAudioTime.seconds(forHostTime: engine.outputNode.lastRenderTime?.hostTime ?? 0)
    player.play(at: AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: now + 3)))
    Fleet.advance(by: .milliseconds(5_999))
    #expect(trace.lines.isEmpty)
    Fleet.advance(by: .milliseconds(1))
    #expect(trace.lines == ["over"])
  }

  @Test func `what waits for a player goes on when it is over`() async throws {
    try run()
    player.play()
    let (player, buffer) = (player, try buffer(2))
    let waiting = Task { [trace] in
      await player.scheduleBuffer(buffer)
      trace.add("over")
    }
    await Fleet.advance(by: .seconds(2))
    await waiting.value

    #expect(trace.lines == ["over"])
  }

  // MARK: What a device raises

  @Test func `what AVFoundation raises`() throws {
    let (player, alone) = (player, AVAudioPlayerNode())
    let bare = AVAudioEngine()
    engine.attach(player)
    let stereo = try #require(AVAudioPCMBuffer(pcmFormat: format(1_000, 2), frameCapacity: 1))
    let (input, mono) = (engine.inputNode, try format())
    let rows: [(String, () -> Void)] = [
      ("inputNode != nullptr || outputNode != nullptr", { try? bare.start() }),
      ("_engine != nil", { alone.play() }), ("_engine->IsRunning()", { player.play() }),
      ("nil == owningEngine || GetEngine() == owningEngine", { bare.attach(player) }),
      ("[_nodes containsObject: node]", { bare.detach(player) }),
      (
        "[_nodes containsObject: node1] && [_nodes containsObject: node2]",
        { bare.connect(player, to: bare.mainMixerNode, format: nil) }
      ),
      (
        "format.sampleRate == inputHWFormat.sampleRate",
        { input.installTap(onBus: 0, bufferSize: 1, format: mono) { _, _ in } }
      ),
      (
        "nullptr == Tap()",
        { for _ in 0..<2 { input.installTap(onBus: 0, bufferSize: 1, format: nil) { _, _ in } } }
      ),
      (
        "_outputFormat.channelCount == buffer.format.channelCount",
        {
          engine.connect(player, to: engine.mainMixerNode, format: mono)
          player.scheduleBuffer(stereo)
        }
      ),
    ]
    for (condition, body) in rows {
      let failures = failures(body)
      #expect(failures.reasons == ["required condition is false: \(condition)"])
      #expect(failures.map(\.name.rawValue) == ["com.apple.coreaudio.avfaudio"])
    }
    #expect(!bare.isRunning && !player.isPlaying)

    engine.disconnectNodeOutput(player)
    try engine.start()
    #expect(failures { player.play() }.reasons == ["player started when in a disconnected state"])
  }

  @Test func `connections take the place of others`() throws {
    let (first, second, mixer) = (
      AVAudioUnitEQ(numberOfBands: 2), AVAudioUnitReverb(), AVAudioMixerNode()
    )
    for node in [player, first, second, mixer] { engine.attach(node) }
    let mono = try format()
    engine.connect(player, to: first, format: mono)
    engine.connect(first, to: mixer, format: nil)
    engine.connect(second, to: mixer, format: nil)
    #expect(mixer.inputFormat(forBus: 0) == mono && mixer.inputFormat(forBus: 1) != mono)
    #expect(mixer.numberOfInputs == 3 && player.numberOfInputs == 0 && first.bands.count == 2)
    engine.connect(player, to: second, format: nil)
    #expect(second.outputFormat(forBus: 0) == mono)
    engine.disconnectNodeInput(mixer)
    #expect(mixer.nextAvailableInputBus == 0)
    engine.detach(first)
    #expect(first.engine == nil && engine.attachedNodes == [player, second, mixer])
    engine.mainMixerNode.outputVolume = 0.5
    #expect(engine.mainMixerNode.outputVolume == 0.5 && engine.outputNode.engine === engine)
    #expect(
      engine.mainMixerNode.outputFormat(forBus: 0) == engine.outputNode.outputFormat(forBus: 0))
  }
}

@MainActor @Suite("Sound in memory and in files", .freshApplication)
struct AudioMemoryTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "fleet-\(UUID().uuidString).wav")

  private func format(_ form: AVAudioCommonFormat, _ interleaved: Bool = false) throws
    -> AVAudioFormat
  {
    try #require(
      AVAudioFormat(commonFormat: form, sampleRate: 8_000, channels: 2, interleaved: interleaved))
  }

  @Test(arguments: [false, true]) func `a buffer has memory`(interleaved: Bool) throws {
    let format = try format(.pcmFormatFloat32, interleaved)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    let channels = try #require(buffer.floatChannelData)
    #expect(buffer.frameLength == 0 && buffer.frameCapacity == 4 && buffer.format == format)
    #expect(buffer.stride == (interleaved ? 2 : 1) && channels[1][3 * buffer.stride] == 0)
    buffer.frameLength = 9
    #expect(buffer.frameLength == 4)
    channels[0][0] = 0.25
    channels[1][3 * buffer.stride] = -1

    let copy = try #require(buffer.copy() as? AVAudioPCMBuffer)
    channels[0][0] = 0
    let copied = try #require(copy.floatChannelData)
    #expect(copied[0][0] == 0.25 && copied[1][3 * copy.stride] == -1 && copy.frameLength == 4)
    #expect(channels[1] - channels[0] == (interleaved ? 1 : 4))
  }

  @Test(
    arguments: [
      (.pcmFormatFloat32, "f"), (.pcmFormatFloat64, ""), (.pcmFormatInt16, "s"),
      (.pcmFormatInt32, "i"),
    ] as [(AVAudioCommonFormat, String)])
  func `memory has the form of its samples`(form: AVAudioCommonFormat, held: String) throws {
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format(form), frameCapacity: 1))
    #expect((buffer.floatChannelData != nil) == (held == "f"))
    #expect((buffer.int16ChannelData != nil) == (held == "s"))
    #expect((buffer.int32ChannelData != nil) == (held == "i"))
  }

  @Test func `formats by settings`() throws {
    var settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 16_000, AVNumberOfChannelsKey: 1,
    ]
    let whole = try #require(AVAudioFormat(settings: settings))
    #expect(whole.commonFormat == .pcmFormatInt16 && whole.isInterleaved && !whole.isStandard)
    settings[AVLinearPCMIsFloatKey] = true
    settings[AVLinearPCMIsNonInterleaved] = true
    let usual = try #require(AVAudioFormat(settings: settings))
    #expect(usual.isStandard && AVAudioFormat(settings: usual.settings) == usual)
    #expect(usual == AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1))
    #expect(Set([usual, whole]).count == 2)
    settings[AVLinearPCMBitDepthKey] = 4
    #expect(AVAudioFormat(settings: settings) == nil && AVAudioFormat(settings: [:]) == nil)
    settings[AVFormatIDKey] = Int(kAudioFormatMPEG4AAC)
    #expect(AVAudioFormat(settings: settings)?.commonFormat == .otherFormat)

    let layout = try #require(AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_MPEG_5_1_A))
    let six = AVAudioFormat(standardFormatWithSampleRate: 8_000, channelLayout: layout)
    #expect(six.channelCount == 6 && six.channelLayout == layout)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 6) == nil)
  }

  @Test(arguments: [(false, 8), (false, 16), (false, 24), (false, 32), (true, 32)])
  func `what is written is read`(isFloat: Bool, bits: Int) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8_000.0, AVNumberOfChannelsKey: 2,
      AVLinearPCMBitDepthKey: bits, AVLinearPCMIsFloatKey: isFloat,
    ]
    let written = try AVAudioFile(forWriting: file, settings: settings)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: written.processingFormat, frameCapacity: 3))
    buffer.frameLength = 3
    for (frame, sample) in [Float(0.5), -1, 0.25].enumerated() {
      buffer.floatChannelData?[1][frame] = sample
    }
    for _ in 0..<2 { try written.write(from: buffer) }
    #expect(written.length == 6)
    #expect(throws: NSError.self) { try written.read(into: buffer) }

    let read = try AVAudioFile(forReading: file)
    #expect(read.length == 6 && read.fileFormat == written.fileFormat)
    #expect(read.processingFormat == written.processingFormat && read.url == file)
    read.framePosition = 1
    try read.read(into: buffer, frameCount: 2)
    let channels = try #require(buffer.floatChannelData)
    #expect(buffer.frameLength == 2 && read.framePosition == 3)
    #expect(channels[0][0] == 0 && channels[1][0] == -1 && channels[1][1] == 0.25)
    for left in [3, 0] as [AVAudioFrameCount] {
      try read.read(into: buffer)
      #expect(buffer.frameLength == left)
    }
  }

  @Test func `what cannot be opened or decoded throws`() throws {
    let missing = NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_334_207)
    func code(_ body: () throws -> Void) -> [String] {
      do {
        try body()
        return []
      } catch {
        return [(error as NSError).domain, "\((error as NSError).code)"]
      }
    }
    let url = file
    let known = [missing.domain, "\(missing.code)"]
    #expect(code { _ = try AVAudioFile(forReading: url) } == known)
    #expect(code { _ = try AVAudioFile(forWriting: url, settings: [:]) } == known)
    SimulatedMedia.setDuration(2, of: url.path)
    let song = try AVAudioFile(forReading: url)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: song.processingFormat, frameCapacity: 1))
    #expect(song.length == 88_200)
    #expect(code { try song.read(into: buffer) } == [missing.domain, "1718449215"])
    song.close()
    #expect(!song.isOpen)
    SimulatedMedia.fail(at: url.path, with: URLError(.timedOut))
    #expect(code { _ = try AVAudioFile(forReading: url) } == [NSURLErrorDomain, "-1001"])
  }

  @Test func `times know what they lack by another one`() throws {
    let anchor = AVAudioTime(hostTime: 5_000_000_000, sampleTime: 8_000, atRate: 8_000)
    let sample = AVAudioTime(sampleTime: 16_000, atRate: 8_000)
    #expect(!sample.isHostTimeValid && sample.isSampleTimeValid)
    #expect(sample.extrapolateTime(fromAnchor: anchor)?.hostTime == 6_000_000_000)
    let host = AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: 4.5))
    #expect(!host.isSampleTimeValid && AVAudioTime.seconds(forHostTime: host.hostTime) == 4.5)
    #expect(host.extrapolateTime(fromAnchor: anchor)?.sampleTime == 4_000)
    #expect(anchor.extrapolateTime(fromAnchor: sample) == nil)
  }

  @Test func `units keep what they are told`() {
    let (delay, reverb, distortion) = (
      AVAudioUnitDelay(), AVAudioUnitReverb(), AVAudioUnitDistortion()
    )
    #expect(delay.delayTime == 1 && delay.wetDryMix == 100 && reverb.wetDryMix == 0)
    #expect(distortion.preGain == -6 && distortion.wetDryMix == 50 && !distortion.bypass)
    reverb.loadFactoryPreset(.cathedral)
    distortion.loadFactoryPreset(.speechWaves)
    for node in [reverb, delay] as [AVAudioUnitEffect] { node.bypass = true }
    reverb.wetDryMix = 40
    let equalizer = AVAudioUnitEQ(numberOfBands: 1)
    let band = equalizer.bands[0]
    #expect(band.bypass && band.filterType == .parametric && band.gain == 0)
    (band.filterType, band.frequency, band.gain, band.bypass) = (.lowPass, 80, 6, false)
    #expect(band.frequency == 80 && band.filterType == .lowPass && !band.bypass)
    #expect(reverb.wetDryMix == 40 && reverb.bypass && delay.bypass && equalizer.globalGain == 0)
    let pitch = AVAudioUnitTimePitch()
    pitch.pitch = 300
    #expect(pitch.pitch == 300 && pitch.rate == 1 && pitch.overlap == 8)
  }
}
