extension UIView {
  /// A part of a view for its content.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a part goes around the corners and controls of a window, which has none
    /// here.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 0
      case vertical = 1
    }

    /// Returns the part within the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      Self(kind: .margins)
    }

    /// Returns the part that nothing covers.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      Self(kind: .safeArea)
    }

    /// Returns the part whose width is comfortable for reading.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      Self(kind: .readableContent)
    }

    let kind: UILayoutGuide.Kind
  }

  /// Returns the guide of a part of the view.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { layoutGuide(region.kind) }

  /// Returns the insets of a part of the view.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { region.kind.insets(in: self) }

  /// Returns the insets of a part of the view, by the direction of the language.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
      trailing: isLeftToRight ? insets.right : insets.left)
  }
}
