/// How far a scroll view is scrolled, and how large it is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset: CGPoint
  /// How large the views within are.
  public var contentSize: CGSize
  /// How far they stand from its sides.
  public var contentInsets: EdgeInsets
  /// How large it is.
  public var containerSize: CGSize

  /// Creates a value.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What is to be seen.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// What is to be seen of the views within.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
}

/// What hears of scroll views within.
@MainActor
final class ScrollWatch: Equatable {
  fileprivate let outer: ScrollWatch?
  fileprivate var scrolled: (@MainActor (ScrollGeometry) -> Void)?

  fileprivate init(_ outer: ScrollWatch?) { self.outer = outer }

  /// Tells how far a scroll view is scrolled.
  func tell(_ geometry: ScrollGeometry) {
    scrolled?(geometry)
    outer?.tell(geometry)
  }

  nonisolated static func == (one: ScrollWatch, other: ScrollWatch) -> Bool { one === other }
}

private struct ScrollWatchKey: EnvironmentKey { static var defaultValue: ScrollWatch? { nil } }

extension EnvironmentValues {
  /// What hears of scroll views.
  var scrollWatch: ScrollWatch? {
    get { self[ScrollWatchKey.self] }
    set { self[ScrollWatchKey.self] = newValue }
  }
}

/// Does something with a value of scroll views within when it changes.
nonisolated struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
  typealias Body = Never

  let transform: (ScrollGeometry) -> T
  let action: @MainActor (T, T) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    ScrollGeometryNode(view, context)
  }
}

private final class ScrollGeometryNode<C: View, T: Equatable>:
  ModifierNode<C, ScrollGeometryModifier<T>>
{
  private lazy var watch = ScrollWatch(environment.scrollWatch)
  private var last: T?

  override var environmentWithin: EnvironmentValues {
    derived.of(environment) { environment in
      watch.scrolled = { [weak self] in self?.scrolled($0) }
      environment.scrollWatch = watch
    }
  }

  private var derived = DerivedEnvironment()

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(environmentWithin)
  }

  private func scrolled(_ geometry: ScrollGeometry) {
    let value = modifier.transform(geometry)
    guard value != last else { return }
    let old = last ?? value
    last = value
    updates.later { [action = modifier.action] in action(old, value) }
  }
}

extension View {
  /// Does something with the old and the new value when what a scroll view is like changes.
  @preconcurrency
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
