import Foundation

/// A layout that calculates sections, and answers from them.
@preconcurrency @MainActor
protocol SectionedLayout: UICollectionViewLayout {
  /// The size of all sections.
  var contentSize: CGSize { get set }

  /// Whether sections are being worked out.
  var isUpdating: Bool { get }

  /// Works out sections for a collection view, unless they are known.
  func updateSections(for user: UICollectionView)

  /// Forgets sections, as there is no collection view.
  func forgetSections()

  /// Returns the attributes of all elements in a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]

  /// Returns the attributes of the cell of an item, or `nil` if there is no such item.
  func attributes(of row: ItemPath) -> UICollectionViewLayoutAttributes?

  /// Returns the attributes of a supplementary view, or `nil` if it does not exist.
  func supplementaryAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Returns the attributes of a background, or `nil` if it does not exist.
  func decorationAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes?
}

extension SectionedLayout {
  /// Works out sections, unless they are known.
  func updateSections() {
    guard !isUpdating else { return }
    if let user { return updateSections(for: user) }
    forgetSections()
    contentSize = .zero
  }
}
