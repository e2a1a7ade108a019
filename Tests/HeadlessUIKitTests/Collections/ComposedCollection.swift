import Foundation
import HeadlessUIKit

/// A collection view with a compositional layout, and the frames of its elements.
@MainActor
final class ComposedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let collection: UICollectionView
  var counts: [Int]
  var log: [String] = []

  init(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int],
    size: CGSize = CGSize(width: 300, height: 400)
  ) {
    self.counts = counts
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    collection.dataSource = self
    collection.delegate = self
  }

  static let kinds = ["head", "foot", "badge", "side", "whole"]

  convenience init(
    _ section: NSCollectionLayoutSection, _ count: Int,
    size: CGSize = CGSize(width: 300, height: 400)
  ) { self.init(UICollectionViewCompositionalLayout(section: section), [count], size: size) }

  convenience init(
    _ group: NSCollectionLayoutGroup, _ count: Int, size: CGSize = CGSize(width: 300, height: 400)
  ) { self.init(NSCollectionLayoutSection(group: group), count, size: size) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("\(kind) \(Array(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("selected \(Array(indexPath))") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

  // MARK: Frames

  /// The frames of a section's cells, each as x, y, width and height.
  func cells(_ section: Int = 0) -> [String] {
    collection.layoutIfNeeded()
    return (0..<counts[section]).map { item in
      let path = IndexPath(item: item, section: section)
      return Self.words(collection.layoutAttributesForItem(at: path)?.frame)
    }
  }

  func supplement(_ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0)) -> String {
    collection.layoutIfNeeded()
    let attributes = collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    return Self.words(attributes?.frame)
  }

  /// The size of the content, as width and height.
  var size: String {
    collection.layoutIfNeeded()
    return "\(Self.word(collection.contentSize.width)) \(Self.word(collection.contentSize.height))"
  }

  /// The items that have cells in view.
  var shown: [Int] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.map(\.item).sorted()
  }

  private static func words(_ frame: CGRect?) -> String {
    guard let frame else { return "none" }
    return [frame.minX, frame.minY, frame.width, frame.height].map(word).joined(separator: " ")
  }

  private static func word(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension NSCollectionLayoutSize {
  /// A size of fractions.
  static func part(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }

  /// A size in points.
  static func points(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  /// A row over the whole width.
  static func row(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
}
