/// How a view comes and goes, and how it looks in between.
@preconcurrency @MainActor
public protocol Transition {
  /// The view that comes of it.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it is in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is to be known of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition moves something, if it does not say otherwise.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as it is in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(erased: ErasedViewOf(content)), phase: phase)
  }

  /// Both together.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Where a view is that comes and goes.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is to be known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves, which users can do without.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that a transition, or the like, is given to change.
public nonisolated struct PlaceholderContentView<Value>: View {
  /// There is no body.
  public typealias Body = Never

  let erased: ErasedView

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ErasingNode(view, context) { $0.erased }
  }

  @MainActor public static var _rowCount: Int? { nil }
}

/// Shows a view as its transition shows one that is there.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
  let transition: T

  @MainActor func body(content: Content) -> some View {
    transition.apply(content: content, phase: .identity)
  }
}

/// Two transitions together.
private nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension View {
  /// Says how the view comes and goes.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
