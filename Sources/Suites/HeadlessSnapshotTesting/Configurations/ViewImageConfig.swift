public import Foundation
public import HeadlessUIKit

/// The size, the safe area and the traits of a device, for a picture.
public struct ViewImageConfig: Sendable {
  /// The side on which a phone is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and what part of it the app has.
  public enum TabletOrientation: Sendable {
    /// The part of a tablet that stands upright.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// The part of a tablet on its side.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The margins that bars and the shape of the screen cover.
  public var safeArea: UIEdgeInsets
  /// The size; `nil` for that of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates a device.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
