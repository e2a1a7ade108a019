import Foundation
import HeadlessUIKit

/// What the app speaks, as a person before the device hears it.
///
/// It belongs to the application of the test.
///
/// ```swift
/// print(SimulatedSpeech.texts)  // ["Robin"]
/// ```
@preconcurrency @MainActor
public enum SimulatedSpeech {
  /// What the app has spoken, in order, from when each text began.
  public static var texts: [String] { SpokenTexts.current.lines }
}

/// The speech of one application.
@MainActor
final class SpokenTexts: ScopedState {
  var lines: [String] = []

  nonisolated init() {}
}

/// How long texts take to be spoken: fifteen letters a second, unless a test says otherwise.
enum SpeechTime {
  private static let lettersInSecond = 15.0
  private static let slowest = 0.1

  static func duration(ofLetters count: Int, rate: Float) -> Double {
    Double(count) / (lettersInSecond * max(Double(rate) * 2, slowest))
  }

  /// The words of an utterance, and when each begins.
  @MainActor
  static func words(of utterance: AVSpeechUtterance) -> [(range: NSRange, start: Double)] {
    let text = utterance.speechString
    return text.split(whereSeparator: \.isWhitespace).map { word in
      let range = NSRange(word.startIndex..<word.endIndex, in: text)
      return (range, duration(ofLetters: range.location, rate: utterance.rate))
    }
  }
}
