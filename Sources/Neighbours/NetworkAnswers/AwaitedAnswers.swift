package import HeadlessUIKit

/// The state of a module whose calls wait for an answer that only a test can give.
package protocol AwaitedAnswers: ToldState {
  /// The calls that have no answer yet, each in words.
  var awaited: [String] { get }
}
