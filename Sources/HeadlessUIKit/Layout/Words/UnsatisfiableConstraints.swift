import Foundation

/// UIKit's message about constraints that contradict each other (behaviour 750).
@MainActor
struct UnsatisfiableConstraints {
  let broken: String
  /// All that contradict each other, the broken one among them.
  var list: [String] = []

  /// Says it, once for each constraint: a broken one is not tried again.
  func log() {
    let hasMasks = list.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
    let list = list.map { "    \"\($0)\"" }.joined(separator: ",\n")
    ModelLog.warnOfConflict(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
      \(hasMasks ? Self.noteOnMasks : "")(
      \(list)
      )

      Will attempt to recover by breaking constraint \n\
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """, between: list, breaking: broken)
  }

  private static let noteOnMasks =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
    + "refer to the documentation for the UIView property "
    + "translatesAutoresizingMaskIntoConstraints) \n"
}
