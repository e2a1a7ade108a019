/// Which gestures are recognized: the modifier's, or the gestures of views within.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None of them.
  public static let none: GestureMask = []
  /// The modifier's.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Recognizes a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }
  /// Recognizes a gesture, if it may.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .normal))
  }
  /// Recognizes a gesture before the gestures of views within.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }
  /// Recognizes a gesture at the same time as the gestures of views within.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }
  /// Does something when the user taps.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
  /// Does something when the user taps, and says where.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(SpatialTapModifier(count: count, space: coordinateSpace, action: action))
  }
  /// Does something when a finger stays.
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      PressModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressing: onPressingChanged))
  }
  /// Does something when a finger stays.
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

nonisolated struct TapModifier: ViewModifier {
  let count: Int
  let action: @MainActor () -> Void

  func body(content: Content) -> some View {
    let action = action
    return content.gesture(TapGesture(count: count).onEnded { _ in action() })
  }
}

nonisolated struct SpatialTapModifier: ViewModifier {
  let count: Int
  let space: CoordinateSpace
  let action: @MainActor (CGPoint) -> Void

  func body(content: Content) -> some View {
    let action = action
    return content.gesture(
      SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) })
  }
}

nonisolated struct PressModifier: ViewModifier {
  let gesture: LongPressGesture
  let action: @MainActor () -> Void
  let pressing: (@MainActor (Bool) -> Void)?

  func body(content: Content) -> some View {
    content.gesture(PressingGesture(base: gesture, action: action, pressing: pressing))
  }
}

/// A finger that stays, which is told of as soon as it is there.
nonisolated struct PressingGesture: Gesture {
  typealias Body = Never
  typealias Value = Bool
  let base: LongPressGesture
  let action: @MainActor () -> Void
  let pressing: (@MainActor (Bool) -> Void)?

  @MainActor static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Bool>
  ) -> [UIGestureRecognizer] {
    LongPressGesture._make(
      { current().base },
      _GestureSink(
        changed: {
          current().pressing?(true)
          sink.changed($0)
        },
        ended: {
          current().action()
          sink.ended($0)
        },
        over: {
          current().pressing?(false)
          sink.over()
        }))
  }
}
