import FleetTesting
import HeadlessAVFoundation
import HeadlessSpeech
import TestSupport
import Testing

@MainActor @Suite("Speech", .freshApplication)
struct SpeechTests {
  private let trace = Trace()

  private func listen(partly: Bool = true) -> SFSpeechRecognitionTask {
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.shouldReportPartialResults = partly
    let recognizer = SFSpeechRecognizer()
    return recognizer.recognitionTask(with: request) { [trace] result, error in
      let text = result?.bestTranscription.formattedString
      trace.add("\(text ?? "nil") \(result?.isFinal == true) \((error as NSError?)?.code ?? 0)")
    }
  }

  /// What apps do with the microphone.
  @Test func `an engine hands over what it hears`() throws {
    let request = SFSpeechAudioBufferRecognitionRequest()
    let engine = AVAudioEngine()
    let format = engine.inputNode.outputFormat(forBus: 0)
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
      request.append(buffer)
    }
    engine.prepare()
    try engine.start()
    #expect(engine.isRunning)
    let task = listen()
    SimulatedSpeechRecognition.say("wren")
    settle()
    engine.stop()
    engine.inputNode.removeTap(onBus: 0)
    #expect(trace.lines == ["wren true 0"] && task.state == .completed && !engine.isRunning)
  }

  @Test func `the user is asked`() {
    SFSpeechRecognizer.requestAuthorization { [trace] in trace.add("\($0)") }
    settle()
    answerPermission(.allow)

    #expect(trace.lines == ["authorized"])
    #expect(SFSpeechRecognizer.authorizationStatus() == .authorized)
  }

  @Test func `what a test says is written down on a later turn`() {
    let task = listen()
    SimulatedSpeechRecognition.say("a small", isFinal: false)
    #expect(trace.lines.isEmpty)
    settle()
    SimulatedSpeechRecognition.say("a small bird")
    settle()
    SimulatedSpeechRecognition.say("and more")
    settle()

    #expect(trace.lines == ["a small false 0", "a small bird true 0"])
    #expect(task.state == .completed)
  }

  @Test func `a task hears nothing, or is ended`() {
    let whole = listen(partly: false)
    SimulatedSpeechRecognition.say("a", isFinal: false)
    whole.finish()
    #expect(whole.isFinishing)
    SimulatedSpeechRecognition.failToHear()
    settle()
    let ended = listen()
    ended.cancel()
    settle()

    #expect(trace.lines == ["nil false 1110", "nil false 301"])
    #expect(ended.isCancelled && !whole.isCancelled)
  }
}
