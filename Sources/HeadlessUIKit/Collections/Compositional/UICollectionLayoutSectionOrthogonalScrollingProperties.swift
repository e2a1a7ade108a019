public import Foundation

/// How a section that scrolls by itself bounces and slows down.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// Creates the default properties.
  public override init() { super.init() }

  // MARK: Specifying the bounce behavior

  /// Whether the section bounces past the edges of its content.
  open var bounce = Bounce.automatic

  // MARK: Specifying the rate of deceleration

  /// How fast the section slows down once it is let go of.
  open var decelerationRate = DecelerationRate.automatic

  /// Returns properties with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.bounce = bounce
    copy.decelerationRate = decelerationRate
    return copy
  }

  // MARK: The model

  /// Gives the scroll view of a section the properties.
  final func apply(to view: UIScrollView, along axis: LayoutAxis, in parent: UIScrollView) {
    view.bounces = bounce != .never
    view.alwaysBounceHorizontal = bounce == .always && axis == .horizontal
    view.alwaysBounceVertical = bounce == .always && axis == .vertical
    switch decelerationRate {
    case .automatic: view.decelerationRate = parent.decelerationRate
    case .fast: view.decelerationRate = .fast
    case .normal: view.decelerationRate = .normal
    default: view.decelerationRate = .init(rawValue: decelerationRate.rawValue)
    }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// Whether a section bounces.
  public enum Bounce: Int, Sendable {
    /// Where it meets the edge of its content.
    case automatic = 0
    /// Even if its content is smaller than the section.
    case always = 1
    case never = 2
  }

  /// How fast a section slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of the collection view.
    public static let automatic = Self(rawValue: 0)
    public static let normal = Self(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A rate that stops the section sooner.
    public static let fast = Self(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }
}
