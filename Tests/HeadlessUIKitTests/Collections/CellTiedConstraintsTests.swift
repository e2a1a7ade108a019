import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Cells whose constraints are tied to the cell itself", .ownApplication)
struct CellTiedConstraintsTests {
  private let window = UIWindow()
  private let source = TiedSource()

  /// Shows a collection view, and returns the sizes of its cells.
  private func sizes(_ layout: UICollectionViewLayout) -> [CGSize] {
    let page = UIViewController()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(TiedCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    page.view.addSubview(collection)
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(failures { _ = window.application.mainLoop.settle() }.reasons == [])
    return (0..<3).compactMap { collection.cellForItem(at: [0, $0])?.frame.size }
  }

  private static let sizes = [24.0, 44, 64].map { CGSize(width: $0 + 4, height: 24) }

  @Test(arguments: [false, true])
  func `decide their sizes in a flow layout`(_ hasBackground: Bool) {
    source.hasBackground = hasBackground
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize

    #expect(sizes(layout) == Self.sizes)
  }

  @Test(arguments: [false, true])
  func `decide their sizes in a compositional layout`(_ hasBackground: Bool) {
    source.hasBackground = hasBackground
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(50), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])

    #expect(
      sizes(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        == Self.sizes)
  }

  /// Shows cells with texts, and returns their frames, a header's last.
  private func frames(_ layout: UICollectionViewLayout, areTied: Bool) -> [CGRect] {
    let source = TextSource(areTied: areTied)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 700), collectionViewLayout: layout)
    let page = UIViewController()
    source.register(with: collection)
    page.view.addSubview(collection)
    #expect(failures { showInWindow(page) }.reasons == [])
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    return (0..<3).compactMap { collection.cellForItem(at: [0, $0])?.frame }
      + [header?.frame].compactMap(\.self)
  }

  /// Layouts in which texts decide: their sizes are thirds of points, which no number holds exactly.
  private static let layouts: [@MainActor () -> UICollectionViewLayout] = [
    {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return flow
    },
    { compositional(.estimated(50)) }, { compositional(.fractionalWidth(1)) },
    { .list },
  ]

  private static func compositional(
    _ width: NSCollectionLayoutDimension
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(50))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test(arguments: 0..<4)
  func `are as large as cells whose constraints are tied to the content view`(_ index: Int) {
    let plain = frames(Self.layouts[index](), areTied: false)

    #expect(plain.count == (index % 3 == 0 ? 3 : 4))
    #expect(frames(Self.layouts[index](), areTied: true) == plain)
  }
}

extension UICollectionViewLayout {
  fileprivate static var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}

/// Cells with a text that is tied to them or to their content views, with a new background each time.
@MainActor
private final class TextSource: NSObject, UICollectionViewDataSource {
  private let identifier: String

  init(areTied: Bool) { identifier = areTied ? "tied" : "plain" }

  func register(with collection: UICollectionView) {
    collection.register(TextCell.self, forCellWithReuseIdentifier: "plain")
    collection.register(TiedTextCell.self, forCellWithReuseIdentifier: "tied")
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      TextCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "plain")
    collection.register(
      TiedTextCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "tied")
    collection.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    (cell as? TextCell)?.label.text = String(
      repeating: "words and ", count: 1 + 10 * indexPath.item)
    cell.backgroundView = UIView()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    (view as? TextCell)?.label.text = String(repeating: "a header ", count: 20)
    return view
  }
}

private class TextCell: UICollectionViewListCell {
  let label = UILabel()
  var holder: UIView { contentView }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.pin(to: holder)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class TiedTextCell: TextCell {
  override var holder: UIView { self }
}

@MainActor
private final class TiedSource: NSObject, UICollectionViewDataSource {
  var hasBackground = false

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TiedCell)?.width.constant = 24 + 20 * CGFloat(indexPath.item)
    if hasBackground { cell.backgroundView = UIView() }
    return cell
  }
}

private final class TiedCell: UICollectionViewCell {
  let box = UIView()
  lazy var width = box.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 20),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
      box.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
