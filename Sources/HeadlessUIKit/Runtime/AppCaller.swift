/// A part of the model that goes on after it has called the app, if it is as it was before.
///
/// The app may reload, move or take apart the object that it is asked about before it answers.
/// These methods make that visible to their caller: then there is no answer.
@preconcurrency @MainActor
protocol AppCaller {
  /// How often this has been changed so far.
  var edition: Int { get }
}

extension AppCaller {
  /// Calls the app, and returns its answer, or `nil` if it has changed this meanwhile.
  @inline(__always)
  func asking<Answer>(_ call: () -> Answer) -> Answer? {
    let (answer, isCurrent) = calling(call)
    return isCurrent ? answer : nil
  }

  /// Calls the app, which may have no answer, and returns `nil` too if it has changed this meanwhile.
  @inline(__always)
  func asking<Answer>(_ call: () -> Answer?) -> Answer? {
    let (answer, isCurrent) = calling(call)
    return isCurrent ? answer : nil
  }

  /// Calls the app, and returns whether this is as it was.
  @inline(__always)
  func isUnchanged(by call: () -> Void) -> Bool { calling(call).isCurrent }

  /// Calls the app, and returns its answer even if it has changed this meanwhile.
  @inline(__always)
  func calling<Answer>(_ call: () -> Answer) -> (answer: Answer, isCurrent: Bool) {
    let before = edition
    let answer = call()
    return (answer, edition == before)
  }
}
