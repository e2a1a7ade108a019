import FailureReporting
import Foundation
import HeadlessUIKit

/// A place in an app's sources whose code does not compile.
struct DeferredPlace: Hashable, Sendable {
  /// What is done there instead.
  enum Effect: String {
    case nothing = "was passed over"
    case value = "gave way to the least value of its type"
    case error = "gave way to an error that is thrown"
    case end = "has nothing that could stand for it: the process ends"
  }

  let declaration: String
  let message: String
  let site: CallSite

  init(_ declaration: StaticString, _ message: StaticString, _ site: CallSite) {
    self.declaration = declaration.description
    self.message = message.description
    self.site = site
  }

  var sentence: String { "\(declaration) has code that does not compile: \(message)." }

  /// Fails the test that comes by, once.
  func reach(_ effect: Effect) {
    guard !DeferredRun.isAnswering else { return }
    var failure = RecordedFailure(
      sentence, name: .deferred, kind: .deferred,
      details: """
        What stands at \(site) \(effect.rawValue).
        'fleet-doctor' says what to do about it; Linux/Deferred.txt lists all such places.
        """,
      site: Self.testSite ?? site)
    failure.evidence = .deferred(at: site)
    guard DeferredRun.meet(self, isCounted: Reporting.counts(failure)) else { return }
    Reporting.deliver(failure)
  }

  /// The test's line that has led here, if that is known.
  private static var testSite: CallSite? {
    MainQueue.isCurrent
      ? MainActor.runUnchecked { AmbientCallSite.nearest } : AmbientCallSite.surrounding
  }

  /// Answers the least value of a type, or ends the process.
  func leastValue<Value>(of type: Value.Type) -> Value {
    // What makes the value may itself stand for something that is missing: that is told already.
    if let value = DeferredRun.$isAnswering.withValue(true, operation: { LeastValue.of(type) }) {
      return value
    }
    LastWords.say(LeastValue.wordsOfNone(type))
    end()
  }

  /// Ends the process, as a `fatalError` of the app's does.
  func end() -> Never {
    LastWords.say("\(site): error: \(sentence)")
    for line in DeferredRun.wordsOfEnd { LastWords.say(line) }
    abort()
  }
}
