/// What versions of iOS do in another way than earlier ones, with the rules that say so.
extension SystemVersion {
  // MARK: What a system asks and tells

  /// Whether a tap on a row or an item performs its primary action (behaviour 129, 457).
  var performsPrimaryActions: Bool { major >= 16 }
  /// Whether the menu of several items is asked for at once (behaviour 563).
  var asksForMenusOfItems: Bool { major >= 16 }
  /// Whether the way of a moving item is asked for with its last place (behaviour 936).
  var asksForWayOfItems: Bool { major >= 15 }
  /// Whether delegates are asked for the edit menu of a text (behaviour 937).
  var asksForEditMenus: Bool { major >= 16 }
  /// Whether delegates are asked for the action of a link (behaviour 938).
  var asksForActionsOfLinks: Bool { major >= 17 }
  /// Whether screens are asked what they show while they are empty (behaviour 939).
  var asksForUnavailableContent: Bool { major >= 17 }
  /// Whether screens are asked if they may rotate at all (behaviour 940).
  var asksWhetherToRotate: Bool { major < 16 }
  /// Whether notifications of the keyboard name its screen (behaviour 62).
  var namesScreenOfKeyboard: Bool { self >= SystemVersion(16, 1) }
  /// Whether a URL is no longer opened as before iOS 10 (behaviour 941).
  var refusesToOpenAsOfOld: Bool { major >= 18 }

  // MARK: What a system refuses

  /// Whether a second cell for a row is refused (behaviour 7.31).
  var refusesSecondCell: Bool { major >= 15 }
  /// Whether a view that is dequeued and not returned is refused (behaviour 423).
  var refusesStrays: Bool { major >= 18 }
  /// Whether a registration that a provider makes is refused (behaviour 425).
  var refusesRegistrationInProvider: Bool { major >= 15 }
  /// Whether wrong counts of a batch are told with all that was updated (behaviour 482).
  var tellsWholeBatches: Bool { major >= 16 }
  /// Whether wrong counts of a batch are told with the collection view (behaviour 481).
  var namesCollectionOfBatch: Bool { major >= 15 }
  /// Whether an item without a size is told with the item's size (behaviour 516).
  var tellsSizeOfItem: Bool { major >= 15 }
  /// Whether a snapshot that is applied without animation keeps what is selected (behaviour 119).
  var appliesWithoutReload: Bool { major >= 15 }

  // MARK: How things look

  /// Whether date pickers may be more than wheels (behaviour 942).
  var hasCompactDatePickers: Bool { major >= 14 }
  /// Whether any bar may look otherwise where content begins, and not only one with a large title
  /// (behaviour 943).
  var changesEveryBarAtEdge: Bool { major >= 15 }
  /// Whether tabs are at the top of a tablet's screen (behaviour 944).
  var hasTabsAtTop: Bool { major >= 18 }
  /// Whether controls and rows have the sizes of iOS 26 (behaviour 816, 819, 822).
  var hasNewSizes: Bool { major >= 26 }
}
