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

  /// Shows a collection view, and answers the sizes of its cells.
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
