import HeadlessUIKit
import HeadlessUIKitTestSupport

/// A collection view of 300 by 400 points, whose cells hold one view of a given size.
@MainActor
final class SelfSizingCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let collection: UICollectionView
  var counts: [Int]
  var size: (Int) -> CGSize
  var headerHeight: CGFloat = 60
  /// The items that were asked for, and measured, in order.
  var askedFor: [Int] = []
  var log: [String] = []

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int],
    frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400),
    size: @escaping (Int) -> CGSize = { _ in CGSize(width: 60, height: 60) }
  ) {
    self.counts = counts
    self.size = size
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    collection.register(FittedCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      FittedView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
    collection.dataSource = self
    collection.delegate = self
  }

  /// A list of estimated rows, each of one item.
  static func rows(
    _ count: Int, estimate: CGFloat = 40, height: @escaping (Int) -> CGFloat
  ) -> SelfSizingCollection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    return SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [count]
    ) { CGSize(width: 60, height: height($0)) }
  }

  /// The tops and heights of the first items.
  func places(_ items: Range<Int>) -> [[CGFloat]] {
    items.map { item in
      let frame = collection.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
      return [frame.minY, frame.height]
    }
  }

  /// The frames of the first items.
  func frames(_ items: Range<Int>, section: Int = 0) -> [CGRect] {
    items.map { collection.layoutAttributesForItem(at: [section, $0])?.frame ?? .zero }
  }

  func cell(_ item: Int) -> FittedCell? { collection.cellForItem(at: [0, item]) as? FittedCell }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    askedFor.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? FittedCell)?.show(size(indexPath.item)) { [weak self] in
      self?.log.append("fit \(indexPath.item)")
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    (view as? FittedView)?.height = headerHeight
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("show \(indexPath.item)") }
}

/// A cell with a view that fills its content, and is as large as constraints say.
final class FittedCell: UICollectionViewCell {
  let view = UIView()
  private(set) lazy var width = view.widthAnchor.constraint(equalToConstant: 10)
  private(set) lazy var height = view.heightAnchor.constraint(equalToConstant: 10)
  private var fitted: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
    // Not required: a cell that is given another size contradicts them.
    for constraint in [width, height] {
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ size: CGSize, fitted: @escaping () -> Void) {
    width.constant = size.width
    height.constant = size.height
    self.fitted = fitted
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A header with its own fitting size.
final class FittedView: UICollectionReusableView {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
