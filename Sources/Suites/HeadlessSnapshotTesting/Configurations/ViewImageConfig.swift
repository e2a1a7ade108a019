public import Foundation
public import HeadlessUIKit

/// The size, the safe area and the traits of a device, as those of a picture.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a tablet is held, and what part of it the app has.
  public enum TabletOrientation: Sendable {
    /// The part of a tablet that stands upright.
    public enum PortraitSplits: Sendable {
      /// A third.
      case oneThird
      /// Two thirds.
      case twoThirds
      /// All.
      case full
    }

    /// The part of a tablet on its side.
    public enum LandscapeSplits: Sendable {
      /// A third.
      case oneThird
      /// A half.
      case oneHalf
      /// Two thirds.
      case twoThirds
      /// All.
      case full
    }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and the shape of the screen cover.
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
