import FleetTesting
import HeadlessAVFoundation
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct AVSpeechSynthesizerTests {
  final class Log: NSObject, AVSpeechSynthesizerDelegate {
    var lines: [String] = []
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) { lines.append("start \(utterance.speechString)") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) { lines.append("finish \(utterance.speechString)") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
    ) { lines.append("pause") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
    ) { lines.append("continue") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) { lines.append("cancel \(utterance.speechString)") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) { lines.append("\(characterRange.location)+\(characterRange.length)") }
  }

  @Test func `texts are spoken one after the other, word by word`() {
    let (synthesizer, log) = (AVSpeechSynthesizer(), Log())
    synthesizer.delegate = log
    synthesizer.speak(AVSpeechUtterance(string: "A robin sings."))
    synthesizer.speak(AVSpeechUtterance(string: "Yes"))
    #expect(log.lines.isEmpty && synthesizer.isSpeaking)

    Fleet.settle()
    #expect(log.lines == ["start A robin sings.", "0+1"])
    Fleet.advance(by: .seconds(2))
    #expect(
      log.lines == [
        "start A robin sings.", "0+1", "2+5", "8+6", "finish A robin sings.", "start Yes", "0+3",
        "finish Yes",
      ])
    #expect(!synthesizer.isSpeaking)
    #expect(SimulatedSpeech.texts == ["A robin sings.", "Yes"])
  }

  @Test func `it waits, goes on and ends when it is told`() {
    let (synthesizer, log) = (AVSpeechSynthesizer(), Log())
    synthesizer.delegate = log
    synthesizer.speak(AVSpeechUtterance(string: "012345678901234"))
    synthesizer.speak(AVSpeechUtterance(string: "next"))
    Fleet.advance(by: .milliseconds(500))
    #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused)
    Fleet.advance(by: .seconds(5))
    #expect(synthesizer.continueSpeaking())
    Fleet.advance(by: .milliseconds(400))
    #expect(log.lines == ["start 012345678901234", "0+15", "pause", "continue"])
    log.lines = []
    #expect(synthesizer.stopSpeaking(at: .word))
    Fleet.advance(by: .seconds(5))
    #expect(log.lines == ["cancel 012345678901234", "cancel next"])
    #expect(!synthesizer.stopSpeaking(at: .word))
  }

  @Test func `voices`() {
    #expect(AVSpeechSynthesisVoice(language: "de")?.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(language: "xx") == nil)
    #expect(AVSpeechSynthesisVoice(language: nil)?.language == "en-US")
  }
}
