import Foundation

/// A request for a view that the data source is working on.
@MainActor
final class ElementRequest {
  let kind: ElementKind
  let path: IndexPath
  /// The cell that the item has and must keep.
  let existing: UICollectionViewCell?
  var dequeued: [UICollectionReusableView] = []
  /// Whether another cell than the existing one was asked for, which was reported.
  var isReported = false

  init(kind: ElementKind, path: IndexPath, existing: UICollectionViewCell?) {
    self.kind = kind
    self.path = path
    self.existing = existing
  }
}
