import HeadlessUIKit
import HeadlessUIKitTestSupport

/// A data source and delegate that logs its calls, with a collection view of 200 by 300 points:
/// twelve items of 100 by 50 show.
@MainActor
class CollectionLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let collection: UICollectionView
  var counts: [Int]
  var lines: [String] = []
  /// The handlers of calls, beyond the log.
  var onCall: [String: () -> Void] = [:]
  var makesCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var makesSupplement: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  var shouldHighlight = true
  var shouldSelect = true
  var shouldDeselect = true
  var canMove = true
  var target: ((IndexPath) -> IndexPath)?
  /// The prefixes of the logged calls.
  var listened = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "didSelect",
    "shouldDeselect", "didDeselect", "cell ", "primaryAction",
  ]

  init(_ counts: [Int] = [40], layout: UICollectionViewLayout? = nil) {
    self.counts = counts
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout ?? Self.flow())
    super.init()
    collection.register(LoggingItemCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        LoggingSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collection.dataSource = self
    collection.delegate = self
  }

  /// A flow layout with two columns of items without space.
  static func flow() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = 0
    return flow
  }

  func note(_ call: String, _ path: IndexPath? = nil) {
    if listened.contains(where: call.hasPrefix) {
      lines.append(path.map { "\(call) \($0.section)-\($0.item)" } ?? call)
    }
    onCall[call]?()
  }

  /// The lines that are logged while a body runs.
  func lines(_ body: () -> Void) -> [String] {
    lines = []
    body()
    return lines
  }

  /// The calls that a tap on an item causes.
  func tap(_ section: Int, _ item: Int) -> [String] {
    collection.layoutIfNeeded()
    return lines { collection.cellForItem(at: [section, item])?.userTap() }
  }

  var selected: [IndexPath]? { collection.indexPathsForSelectedItems }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("numberOfSections")
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    note("numberOfItems \(section)")
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cellForItem", indexPath)
    if let makesCell { return makesCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LoggingItemCell)?.log = self
    (cell as? LoggingItemCell)?.path = indexPath
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("view \(kind.suffix(6))", indexPath)
    if let makesSupplement { return makesSupplement(collectionView, kind, indexPath) }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    note("canMove", indexPath)
    return canMove
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("moveItem \(sourceIndexPath.section)-\(sourceIndexPath.item) to", destinationIndexPath)
    counts[sourceIndexPath.section] -= 1
    counts[destinationIndexPath.section] += 1
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { note("willDisplay \(elementKind.suffix(6))", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("didEndDisplaying \(elementKind.suffix(6))", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return shouldHighlight
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return shouldSelect
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
    return shouldDeselect
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("primaryAction", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note("targetIndexPath", proposedIndexPath)
    return target?(proposedIndexPath) ?? proposedIndexPath
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndAnimation") }
}

/// A cell that writes down how its state changes.
final class LoggingItemCell: UICollectionViewCell {
  weak var log: CollectionLog?
  var path = IndexPath(item: 0, section: 0)

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { log?.note("cell selected \(isSelected)", path) } }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { log?.note("cell highlighted \(isHighlighted)", path) } }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.note("prepareForReuse", path)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log?.note("apply", layoutAttributes.indexPath)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    log?.note("updateConfiguration", path)
  }
}

/// A supplementary view of another class.
final class LoggingSupplement: UICollectionReusableView {}
