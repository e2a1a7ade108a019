/// Where a scroll view stands, or is to stand.
public struct ScrollPosition: Equatable {
  var place: ScrollPlace.Wish?
  /// Which of the wishes it is: the same one may come again.
  private(set) var wishes = 0
  /// Whether a user has scrolled it there.
  public private(set) var isPositionedByUser = false

  /// Creates a position that says nothing yet.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates the position of a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id), anchor)
  }

  /// Creates a position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  /// Creates a position at a point.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  /// Creates a position at a point.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  /// Creates a position from side to side.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  /// Creates a position from top to bottom.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  // MARK: Scrolling

  private mutating func go(to place: ScrollPlace.Wish) {
    self.place = place
    wishes += 1
    isPositionedByUser = false
  }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a point.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  /// Scrolls from side to side.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  /// Scrolls from top to bottom.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// A user has scrolled to a view.
  mutating func take(_ id: AnyHashable) {
    place = .id(id, nil)
    isPositionedByUser = true
  }

  // MARK: Where it stands

  /// The edge to which it was scrolled by code.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point to which it was scrolled by code.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// How far it was scrolled from side to side by code.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// How far it was scrolled from top to bottom by code.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view at which it stands.
  public var viewID: (any Hashable)? {
    if case .id(let id, _) = place { id.base as? any Hashable } else { nil }
  }

  /// The identity of the view at which it stands, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}
