/// The names of a list and its methods for failures and turns.
struct ListNames {
  /// The class: `UITableView`.
  let list: String
  /// The function that names the list in methods of delegates: `tableView`.
  let function: String
  /// A cell stands for one: `row`.
  let item: String
  let count: String
  let shouldHighlight: String
  let dequeue: String
  let reconfigure: String
  /// UIKit's message for an index path without two components.
  let invalidPath: String
  let turns: Turns

  /// The turns of the main loop on which something ends.
  struct Turns {
    let updates: StaticString
    let actions: StaticString
  }
}
