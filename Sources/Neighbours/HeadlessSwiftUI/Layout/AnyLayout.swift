/// A layout whose type is hidden: views keep their state where it is another one.
public struct AnyLayout: Layout {
  /// What is kept between the calls, of whatever type.
  public struct Cache {
    var value: Any
    var kind: Any.Type
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public nonisolated init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  public func makeCache(subviews: Subviews) -> Cache { Self.make(layout, subviews) }

  private static func make<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), kind: L.self)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Calls the layout with what is kept for its type.
  private static func call<L: Layout, R>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews,
    _ method: (L, inout L.Cache) -> R
  ) -> R {
    let kept = cache.kind == L.self ? cache.value as? L.Cache : nil
    var own = kept ?? layout.makeCache(subviews: subviews)
    defer { cache = Cache(value: own, kind: L.self) }
    return method(layout, &own)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      Self.call(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return size(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      Self.call(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    place(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      Self.call(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return spacing(layout)
  }
}
