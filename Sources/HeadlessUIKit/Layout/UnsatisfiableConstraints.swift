import Foundation

/// What UIKit says of constraints that contradict each other (behaviour 750).
@MainActor
struct UnsatisfiableConstraints {
  let broken: String
  let others: [String]

  /// Says it, once for each constraint: a broken one is not tried again.
  func log() {
    let list = (others + [broken]).map { "    \"\($0)\"" }.joined(separator: ",\n")
    ModelLog.warn(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
      (
      \(list)
      )

      Will attempt to recover by breaking constraint \n\
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """, by: "UIView.layoutSubviews()")
  }
}
