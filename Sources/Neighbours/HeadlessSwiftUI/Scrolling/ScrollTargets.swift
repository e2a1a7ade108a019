/// Where a scroll view comes to rest.
@preconcurrency @MainActor
public protocol ScrollTargetBehavior {
  /// What a behavior is told of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A part of what is scrolled.
public struct ScrollTarget: Hashable, Sendable {
  /// The part.
  public var rect: CGRect
  /// Where in the scroll view it is to stand.
  public var anchor: UnitPoint?

  init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behavior is told of a scroll view that is let go.
@dynamicMemberLookup @MainActor
public struct ScrollTargetBehaviorContext {
  /// Where it was when a finger came.
  public let originalTarget: ScrollTarget
  /// How fast it was let go.
  public let velocity: CGVector
  /// How large the views within are.
  public let contentSize: CGSize
  /// How large it is.
  public let containerSize: CGSize
  /// The directions in which it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The views at which it may rest.
  let targets: [CGRect]

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A scroll view that rests at pages, each as large as it is.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Goes on to the nearest page: the next one at most.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / length).rounded()
      let page = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(page, start - 1), start + 1) * length
    }
  }
}

/// A scroll view that rests at one of the views within.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far it goes at once.
  public struct LimitBehavior: Hashable, Sendable {
    /// How many views; without a number as many as it glides over.
    let most: Int?
    let isAutomatic: Bool

    /// A few views from side to side where there is little room, else as many as it glides over.
    public static let automatic = Self(most: nil, isAutomatic: true)
    /// A few views.
    public static let always = Self(most: 1, isAutomatic: false)
    /// A few views.
    public static let alwaysByFew = Self(most: 3, isAutomatic: false)
    /// To the next view.
    public static let alwaysByOne = Self(most: 1, isAutomatic: false)
    /// As many views as it glides over.
    public static let never = Self(most: nil, isAutomatic: false)
  }

  let limit: LimitBehavior
  let anchor: UnitPoint?

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates the behavior, with where views stand in the scroll view.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    (limit, self.anchor) = (limitBehavior, anchor)
  }

  /// Goes to the view that is nearest.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
      let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let room = context.containerSize[axis]
      let starts = Set(
        context.targets.map { $0.origin[axis] + ($0.size[axis] - room) * share }
      ).sorted()
      func nearest(_ offset: CGFloat) -> Int? {
        starts.indices.min { abs(starts[$0] - offset) < abs(starts[$1] - offset) }
      }
      guard let start = nearest(context.originalTarget.rect.origin[axis]),
        var end = nearest(target.rect.origin[axis])
      else { continue }
      if let most = most(along: axis, context) { end = min(max(end, start - most), start + most) }
      target.rect.origin[axis] = starts[end]
    }
  }

  @MainActor private func most(along axis: Axis, _ context: TargetContext) -> Int? {
    guard limit.isAutomatic else { return limit.most }
    return axis == .horizontal && context.environment.horizontalSizeClass == .compact ? 1 : nil
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A scroll view that rests at pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A scroll view that rests at a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// A scroll view that rests at a view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
  /// A scroll view that rests at a view, which stands where the anchor says.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    .init(anchor: anchor)
  }
  /// A scroll view that rests at a view, which stands where the anchor says.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

/// A behavior whose type is hidden.
public nonisolated struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Hides the type of a behavior.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  /// Does what the behavior does.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// Where margins of content apply.
public struct ContentMarginPlacement: Sendable {
  private init() {}
  /// As the system has it.
  public static let automatic = Self()
  /// To what is scrolled.
  public static let scrollContent = Self()
  /// To what shows how far it is scrolled.
  public static let scrollIndicators = Self()
}
