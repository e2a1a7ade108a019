import FailureReporting
package import HeadlessUIKit

/// Why a user could not perform a test's request.
///
/// Gestures and lookups answer it, and record nothing. Fleet's helpers record its own words; the layer
/// of XCUITest has others, which it chooses by the kind.
@MainActor
package struct Fault {
  /// The kind of a fault.
  package enum Kind {
    /// There is no such element.
    case missing
    /// Several elements match where one is meant.
    case several
    /// The keys would go to something else.
    case unfocused
    /// Something stops the finger on its way.
    case obstacle
    /// The element's kind, or the app, refuses that to the user.
    case refused
    /// It was recorded where it happened, and nothing is to be added.
    case told
  }

  package let kind: Kind
  /// The element that the gesture was made on; `nil` if no element was found or asked for.
  package var node: ElementNode?
  private let name: RecordedFailure.Name
  private let words: () -> FailureText

  init(
    _ name: RecordedFailure.Name, kind: Kind = .refused,
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
    self.init(words.name, kind: .obstacle, words.text(obstacle, inBar: bar))
  }

  /// A fault that was recorded already, such as a main loop that does not come to rest.
  static let told = Fault(.failure, kind: .told, FailureText(""))

  /// Fleet's text for it: the sentence, and the details.
  package var text: [String] {
    let text = words()
    return [text.reason, text.details].filter { !$0.isEmpty }
  }

  func report(at site: CallSite) {
    guard kind != .told else { return }
    var text = words()
    text.marked = text.marked ?? node?.frame
    text.report(name, at: site)
  }
}
