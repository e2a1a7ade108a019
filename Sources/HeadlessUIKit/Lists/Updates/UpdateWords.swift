/// UIKit's names for the changed things of a batch, in a table or in a collection.
struct UpdateWords {
  /// One element: a row or an item.
  var element: String
  /// The view, as messages about sections name it.
  var view: String
  /// Which counts of the data source do not fit, as messages about whole batches say it.
  var moments: String
  /// The end of messages about counts.
  var ending = ""
  /// Whether wrong counts are told with all that was updated.
  var tellsAll = true

  static let table = UpdateWords(element: "row", view: "table view", moments: "before and after")

  /// The words of a table on a system.
  static func table(_ system: SystemVersion) -> UpdateWords {
    var words = table
    words.tellsAll = system.tellsWholeBatches
    return words
  }

  /// The words of a collection view, with its name.
  static func collection(_ name: String, _ system: SystemVersion) -> UpdateWords {
    UpdateWords(
      element: "item", view: "collection view", moments: "before and/or after",
      ending: system.namesCollectionOfBatch ? " Collection view: \(name)" : "",
      tellsAll: system.tellsWholeBatches)
  }
}
