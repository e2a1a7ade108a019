/// A scroll view that bars at some edges follow.
struct ContentScrollView {
  var edges: NSDirectionalRectEdge
  let view: Weak<UIScrollView>

  static let key = AssociationKey<[ContentScrollView]>()
}
