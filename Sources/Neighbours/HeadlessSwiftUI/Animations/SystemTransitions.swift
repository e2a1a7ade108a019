/// A view that fades.
public nonisolated struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view as it is in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Nothing moves.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A view that comes and goes at once.
public nonisolated struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Nothing moves.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A view that grows from a size, and shrinks to it.
public nonisolated struct ScaleTransition: Transition {
  /// The size, as a part of its own.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  /// Returns the view as it is in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A view that comes from elsewhere, and goes there.
public nonisolated struct OffsetTransition: Transition {
  /// How far it is from its place.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the view as it is in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A view that comes from a side, and goes to it.
public nonisolated struct MoveTransition: Transition {
  /// The side.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the view, which stands where it belongs.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from where lines begin, and goes to where they end.
public nonisolated struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view, which stands where it belongs.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from a side, and pushes another one away.
public nonisolated struct PushTransition: Transition {
  /// The side.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the view, which stands where it belongs.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that blurs into another one.
public nonisolated struct BlurReplaceTransition: Transition {
  /// How it changes its size.
  public struct Configuration: Equatable, Sendable {
    private let isUp: Bool
    /// It shrinks, and the other one grows.
    public static let downUp = Self(isUp: false)
    /// Both grow.
    public static let upUp = Self(isUp: true)
  }

  /// How it changes its size.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the view, which is not blurred.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes in one way, and goes in another.
public nonisolated struct AsymmetricTransition<
  Insertion: Transition, Removal: Transition
>: Transition {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// Returns the view as it is in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }
}

extension Transition where Self == OpacityTransition {
  /// It fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// It comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
  /// It comes from where lines begin, and goes to where they end.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// It grows and shrinks.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// It grows from a size, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// It comes from elsewhere, and goes there.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// It comes from elsewhere, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// It comes from a side, and goes to it.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// It comes from a side, and goes to the other one.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// It blurs into another one.
  public static var blurReplace: BlurReplaceTransition { blurReplace() }
  /// It blurs into another one.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) { self = .identity }

  /// It blurs into another one.
  public static var blurReplace: AnyTransition { .identity }
}
