import FailureReporting
import HeadlessUIKit

/// Drags what is at one place to another, and drops it there.
///
/// The interactions, or the delegates of tables and collection views, are asked and told in UIKit's
/// order. Records a failure when a user could not reach one of the places, when nothing can be dragged
/// from the first one, or when nothing takes it at the second.
///
/// ```swift
/// final class Bin: UIView, UIDropInteractionDelegate {
///   func dropInteraction(
///     _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
///   ) -> UIDropProposal { UIDropProposal(operation: .move) }
/// }
///
/// @MainActor func throwAway(_ mails: UITableView, _ bin: Bin) {
///   bin.addInteraction(UIDropInteraction(delegate: bin))
///   drag(.row(at: [0, 2], of: mails), to: .view(bin))
/// }
/// ```
@preconcurrency @MainActor
public func drag(
  _ source: DragPlace, to target: DragPlace, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let words = DragWords(source: source.end, target: target.end)
  Gesture.perform(with: source.end.view, at: site) { application in
    guard words.canReach(source.end, application, at: site),
      words.canDrop(in: application, at: site),
      let refusal = UserDrag(from: source.end, to: target.end).perform()
    else { return }
    words.text(refusal).report(.drag, at: site)
  }
}
