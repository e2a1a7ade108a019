import FailureReporting
import HeadlessUIKit

/// The sentences for impossible drags and drops.
@MainActor
struct DragWords {
  let source: DragEnd
  let target: DragEnd

  // MARK: Reaching the places

  /// Throws if no finger reaches what is to be dragged.
  func checkReach(_ end: DragEnd, on occasion: Occasion) throws(Fault) {
    switch end {
    case .view(let view): try checkIsFree(view, on: occasion)
    case .row(let table, let path):
      try ItemLookup(table, path, occasion).checkReach(to: "drag row")
    case .item(let collection, let path):
      try ItemLookup(collection, path, occasion).checkReach(to: "drag item")
    }
  }

  /// Throws if no finger reaches where it is to be dropped.
  func checkDrop(on occasion: Occasion) throws(Fault) {
    try checkIsFree(target.view, on: occasion)
    let count: Int
    let place: IndexPath
    switch target {
    case .view: return
    case .row(let table, let path):
      place = path
      count =
        path.section < table.numberOfSections ? table.numberOfRows(inSection: path.section) : -1
    case .item(let collection, let path):
      place = path
      count =
        path.section < collection.numberOfSections
        ? collection.numberOfItems(inSection: path.section) : -1
    }
    if place.count == 2, (0...max(0, count)).contains(place[1]), count >= 0 { return }
    let there = count < 0 ? "has no such section" : "has \(count) there"
    throw Fault(
      .drag, kind: .missing,
      FailureText(
        "\(cannot): There is no such place in \(Self.name(target.view)).",
        "\(ObjectWords.name(of: target.view)) \(there)."))
  }

  private func checkIsFree(_ view: UIView, on occasion: Occasion) throws(Fault) {
    guard let obstacle = occasion.obstacle(before: view) else { return }
    let word = view === source.view ? cannot : "\(cannot) to \(Self.name(view))"
    throw Fault(obstacle, GestureWords(.drag, cannot: word).on(view))
  }

  // MARK: Refusals

  func text(_ refusal: Refusal<DragFault>) -> FailureText {
    switch refusal.kind {
    case .noSource: FailureText("\(cannot): Nothing can be dragged from there.", noSource)
    case .noItems:
      FailureText(
        "\(cannot): The delegate gives no items.",
        "Delegate's \(itemsMethod) returned [] for \(sourceName).")
    case .noTarget:
      FailureText("\(cannot): Nothing can be dropped on \(Self.name(target.view)).", noTarget)
    case .noSpring:
      FailureText("\(cannot): Nothing opens on \(Self.name(target.view)).", noSpring)
    case .staysClosed:
      FailureText("\(cannot): \(Self.name(target.view)) does not open.", staysClosed)
    case .notHandled:
      FailureText(
        "\(cannot): \(Self.name(target.view)) does not handle it.",
        "Delegate's \(handleMethod) returned false for \(targetName).")
    case .refused(let operation):
      FailureText(
        "\(cannot): It would not be dropped on \(Self.name(target.view)).",
        "The delegate of \(targetName) proposed .\(operation)."
          + (operation == .move ? " The source does not allow that." : ""))
    }
  }

  private var noSource: String {
    switch source {
    case .view:
      return "Neither \(sourceName) nor a view around it has an enabled UIDragInteraction."
    case .row(let table, _):
      return table.dragInteractionEnabled
        ? "\(sourceName) has no dragDelegate."
        : "\(ObjectWords.property("dragInteractionEnabled", of: table)) is false."
    case .item(let collection, _):
      return collection.dragInteractionEnabled
        ? "\(sourceName) has no dragDelegate."
        : "\(ObjectWords.property("dragInteractionEnabled", of: collection)) is false."
    }
  }

  private var noTarget: String {
    switch target {
    case .view: "Neither \(targetName) nor a view around it has a UIDropInteraction."
    case .row, .item: "\(targetName) has no dropDelegate."
    }
  }

  private var noSpring: String {
    switch target {
    case .view:
      "Neither \(targetName) nor a view around it has a UISpringLoadedInteraction, or is a button "
        + "that is spring loaded."
    case .row, .item: "\(ObjectWords.property("isSpringLoaded", of: target.view)) is false."
    }
  }

  private var staysClosed: String {
    switch target {
    case .view: "Its behavior does not allow it, or the button is disabled."
    case .row: "Delegate's tableView(_:shouldSpringLoadRowAt:with:) returned false."
    case .item: "Delegate's collectionView(_:shouldSpringLoadItemAt:with:) returned false."
    }
  }

  private var itemsMethod: String {
    switch source {
    case .view: "dragInteraction(_:itemsForBeginning:)"
    case .row: "tableView(_:itemsForBeginning:at:)"
    case .item: "collectionView(_:itemsForBeginning:at:)"
    }
  }

  private var handleMethod: String {
    switch target {
    case .view: "dropInteraction(_:canHandle:)"
    case .row: "tableView(_:canHandle:)"
    case .item: "collectionView(_:canHandle:)"
    }
  }

  private var cannot: String {
    switch source {
    case .view(let view): "Cannot drag \(Self.name(view))"
    case .row(_, let path): "Cannot drag row \(path.last ?? 0) in section \(path.first ?? 0)"
    case .item(_, let path): "Cannot drag item \(path.last ?? 0) in section \(path.first ?? 0)"
    }
  }

  private var sourceName: String { ObjectWords.name(of: source.view) }

  private var targetName: String { ObjectWords.name(of: target.view) }

  private static func name(_ view: UIView) -> String { kindName(view) }
}
