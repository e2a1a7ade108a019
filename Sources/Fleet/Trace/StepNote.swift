import FailureReporting
import HeadlessUIKit

/// The prologue's notice of each step: that it begins, and that it is over.
///
/// The last words keep the lines of the last steps, always; a trace keeps all of a step where the test
/// has one. Without one, that is a look at a field.
@MainActor
struct StepNote {
  private let number: UInt
  private let book: TraceBook?

  init(at site: CallSite) {
    LastScreen.isReady
    number = LastWords.begin(site)
    book =
      TraceMode.ofAllTests != nil && TraceScope.book == nil
      ? TraceOfEach.book(forStepAt: site) : TraceBook.current
    book?.begin(site)
  }

  func end() {
    book?.end()
    LastWords.end(number)
  }
}
