package import FailureReporting
package import HeadlessUIKit

/// Why a user could not perform a test's request.
///
/// Gestures and searches for elements answer it, lookups of lists throw it, and nothing is recorded
/// yet. Fleet's helpers record its own words; the layer of XCUITest has others, which it chooses by the
/// kind.
@MainActor
package struct Fault: Error {
  package let kind: RecordedFailure.Kind
  /// The element that the gesture was made on; `nil` if none was found, or none was asked for.
  package var node: ElementNode?
  private let name: RecordedFailure.Name
  /// The words for it; `nil` where it was recorded as it happened, and nothing is to be added.
  private let words: (() -> FailureText)?

  init(
    _ name: RecordedFailure.Name, kind: RecordedFailure.Kind = .refused,
    _ words: @autoclosure @escaping () -> FailureText
  ) {
    self.kind = kind
    self.name = name
    self.words = words
  }

  /// That an obstacle stops the finger.
  init(
    _ obstacle: Refusal<Obstacle>, _ words: GestureWords, inBar bar: UIView? = nil
  ) {
    self.init(words.name, kind: .blocked, words.text(obstacle, inBar: bar))
  }

  private init() {
    name = .failure
    kind = .other
    words = nil
  }

  /// What was recorded already, such as a main loop that does not come to rest.
  static let told = Fault()

  /// What a lookup throws, as gestures answer it.
  static func thrown(by body: () throws(Fault) -> Void) -> Fault? {
    do throws(Fault) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// Fleet's text for it: the sentence, and the details.
  package var text: [String] {
    guard let text = words?() else { return [] }
    return [text.reason, text.details].filter { !$0.isEmpty }
  }

  func report(at site: CallSite) {
    guard var text = words?() else { return }
    text.marked = text.marked ?? node?.frame
    text.report(name, kind: kind, at: site)
  }
}
