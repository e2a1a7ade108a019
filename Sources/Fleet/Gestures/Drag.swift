import FailureReporting
import HeadlessUIKit

/// Drags the item at one place to another, and drops it there.
///
/// The interactions, or the delegates of tables and collection views, are asked and told in UIKit's
/// order. Records a failure when a user could not reach one of the places, when nothing can be
/// dragged from the first one, or when nothing accepts a drop at the second.
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
  let act = Act(with: .view(source.end.view)) { occasion in
    Fault.thrown { () throws(Fault) in
      try words.checkReach(source.end, on: occasion)
      try words.checkDrop(on: occasion)
      let refusal = UserDrag(from: source.end).perform { target.end }
      if let refusal { throw Fault(.drag, words.text(refusal)) }
    }
  }
  act.perform(at: site)
}

/// Drags an item from one place, holds it over another until that opens, and drops it on the view
/// that is there then.
///
/// Views open if they are spring loaded: a row or an item is selected, a button sends its action,
/// and a `UISpringLoadedInteraction` calls its handler. UIKit time moves on meanwhile. Records a
/// failure when nothing opens there, and where `drag(_:to:)` does.
///
/// ```swift
/// @MainActor func file(_ mails: UITableView, _ folders: UITableView, _ folder: UIView) {
///   folders.isSpringLoaded = true
///   drag(.row(at: [0, 2], of: mails), holdingOver: .row(at: [0, 0], of: folders)) {
///     .view(folder)
///   }
/// }
/// ```
@preconcurrency @MainActor
public func drag(
  _ source: DragPlace, holdingOver place: DragPlace, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  to target: () -> DragPlace
) {
  let site = CallSite(fileID, filePath, line, column)
  var words = DragWords(source: source.end, target: place.end)
  Gesture.perform(with: source.end.view, at: site) { application in
    let occasion = Occasion(application: application, site: site)
    let fault = Fault.thrown { () throws(Fault) in
      try words.checkReach(source.end, on: occasion)
      try words.checkDrop(on: occasion)
      var noPlace: Fault?
      let refusal = UserDrag(from: source.end).perform(holdingOver: place.end) {
        occasion.settle()
        let end = target().end
        words = DragWords(source: source.end, target: end)
        noPlace = Fault.thrown { () throws(Fault) in try words.checkDrop(on: occasion) }
        return noPlace == nil ? end : nil
      }
      if let noPlace { throw noPlace }
      let last = words
      if let refusal { throw Fault(.drag, last.text(refusal)) }
    }
    fault?.report(at: site)
  }
}
