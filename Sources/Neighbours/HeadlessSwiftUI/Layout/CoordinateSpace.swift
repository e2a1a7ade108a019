/// A place from which coordinates count.
public enum CoordinateSpace: Equatable, Hashable {
  /// The whole screen.
  case global
  /// The view itself.
  case local
  /// A view around that has a name.
  case named(AnyHashable)

  /// Whether it is the whole screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A place from which coordinates count.
public protocol CoordinateSpaceProtocol {
  /// The place.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The place.
  public let coordinateSpace: CoordinateSpace
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the place.
  public init() {}
  /// The place.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the place.
  public init() {}
  /// The place.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(ScrollSpace()))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the scroll view around.
struct ScrollSpace: Hashable {}

/// Gives a view a name, from which coordinates count.
nonisolated struct CoordinateSpaceModifier: UnaryLayout {
  typealias Body = Never

  let name: AnyHashable

  @MainActor func place(
    _ item: _LayoutItem, at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    let outer = canvas.spaces[name]
    canvas.spaces[name] = CGRect(origin: canvas.origin.moved(by: origin), size: size)
    item.place(origin, proposal, canvas)
    canvas.spaces[name] = outer
  }
}
