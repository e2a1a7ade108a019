import Foundation

/// A user's tap on a row or an item, and its result according to the table or the collection.
@MainActor
package final class ItemTap {
  /// The result of a tap.
  package enum End {
    /// A row was selected, which may be another one than was tapped.
    case selected(ItemPath)
    /// A row was deselected, among several.
    case deselected(ItemPath)
    /// The tap came to nothing.
    case refused(Refusal<Fault>)
  }

  /// Why a tap came to nothing.
  package enum Fault {
    /// The table lets nothing be selected.
    case notSelectable
    /// The finger was moved away, or something else took it over.
    case cancelled
    /// The actions of a row closed, and nothing else happened.
    case closedActions
    /// The culprit, the delegate, said no.
    case vetoed
    /// The culprit, the delegate, gave no row to select.
    case withheld
    /// The culprit, the delegate, gave no row to deselect: what was selected stays selected.
    case kept
    /// The row went away in a callback.
    case lost
    /// The tap expanded or collapsed the item, which it does not select.
    case toggled
    /// The delegate's answer makes no sense, which was reported.
    case reported
  }

  /// The result of the tap; `nil` where the touch did not reach the table.
  package internal(set) var end: End?

  package init() {}
}
