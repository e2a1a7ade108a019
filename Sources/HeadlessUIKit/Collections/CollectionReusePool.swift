/// The views of a collection view that wait to be reused, by kind and identifier (behaviour 427).
@MainActor
final class CollectionReusePool: ReusePool {
  private var views: [ElementKind: WaitingViews<UICollectionReusableView>] = [:]

  /// Returns a waiting view, prepared for reuse.
  func view(_ kind: ElementKind, _ identifier: String) -> UICollectionReusableView? {
    prepared(views[kind]?.take(identifier))
  }

  func keep(_ view: UICollectionReusableView, for collection: UICollectionView) {
    view.forgetAttributes()
    if views[view.elementKind, default: WaitingViews()].keep(view) { register(for: collection) }
  }

  /// Removes a view that the data source returned without dequeuing it.
  func release(_ view: UICollectionReusableView) { views[view.elementKind]?.release(view) }

  override var brokenInvariants: [String] { views.values.flatMap(\.brokenInvariants) }

  override func dropViews() {
    for kind in Array(views.keys) {
      for view in views[kind]?.takeAll() ?? [] { view.isPooled = false }
    }
    views = [:]
  }
}
