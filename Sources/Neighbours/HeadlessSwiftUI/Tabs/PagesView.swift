/// Pages beside each other, with dots below.
final class PagesView: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// Called when the user has turned to another page.
  var turned: (@MainActor (Int) -> Void)?
  private let layout = UICollectionViewFlowLayout()
  private lazy var collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let dots = UIPageControl()
  private var items: [ItemView] = []
  private var sources: [_LayoutItem] = []
  private(set) var page = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    collection.isPagingEnabled = true
    collection.contentInsetAdjustmentBehavior = .never
    collection.showsHorizontalScrollIndicator = false
    collection.dataSource = self
    collection.delegate = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    addSubview(collection)
    addSubview(dots)
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        scroll(to: dots.currentPage, animated: true)
        tell(dots.currentPage)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private static let cell = "page"
  private static let dotsHeight: CGFloat = 26

  func show(_ new: [_LayoutItem], of node: _AnyNode, selected: Int?, dots showsDots: Bool?) {
    layoutIfNeeded()
    if !sources.elementsEqual(new, by: ===) {
      sources = new
      items = new.map { ItemView($0, of: node, fills: true) }
      dots.numberOfPages = items.count
      collection.reloadData()
      collection.layoutIfNeeded()
    }
    dots.isHidden = !(showsDots ?? (items.count > 1))
    for item in items { item.setNeedsLayout() }
    let index = min(selected ?? page, max(items.count - 1, 0))
    guard index != page else { return }
    page = index
    dots.currentPage = index
    scroll(to: index, animated: window != nil)
  }

  private func scroll(to index: Int, animated: Bool) {
    collection.setContentOffset(
      CGPoint(x: bounds.width * CGFloat(index), y: 0), animated: animated)
  }

  private func tell(_ index: Int) {
    guard index != page else { return }
    page = index
    dots.currentPage = index
    turned?(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if collection.frame != bounds {
      layout.itemSize = bounds.size
      collection.frame = bounds
      layout.invalidateLayout()
      collection.layoutIfNeeded()
      scroll(to: page, animated: false)
    }
    dots.frame = CGRect(
      x: 0, y: bounds.height - Self.dotsHeight, width: bounds.width, height: Self.dotsHeight)
  }

  // MARK: The collection

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cell, for: indexPath)
    for old in cell.contentView.subviews { old.removeFromSuperview() }
    let item = items[indexPath.item]
    item.frame = cell.contentView.bounds
    item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(item)
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard bounds.width > 0 else { return }
    tell(Int((scrollView.contentOffset.x / bounds.width).rounded()))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }
}
