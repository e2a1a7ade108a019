public import Foundation

/// The background of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
  // MARK: Creating background configurations

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the background of a header of a list.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background of a footer of a list.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Returns the background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// Returns the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// Returns the background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a cell of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  // MARK: Updating for a state

  /// Returns the same background, because the model's look is the same for every state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  // MARK: Customizing the background

  /// A view to show as the background.
  public var customView: UIView?

  /// The radius of the rounded corners.
  public var cornerRadius: CGFloat = 0

  /// The distance of the background from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color.
  ///
  /// `nil` means the tint color of the view.
  public var backgroundColor: UIColor?

  /// Derives the visible color from the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { givenBackgroundColorTransformer.value }
    set { givenBackgroundColorTransformer.value = newValue }
  }

  /// Returns the visible color in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    givenBackgroundColorTransformer.value.resolved(backgroundColor ?? tintColor)
  }

  /// The effect on the content behind.
  public var visualEffect: UIVisualEffect?

  /// An image to show as the background.
  public var image: UIImage?

  /// How the image is scaled.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the line around the background.
  ///
  /// `nil` means the tint color of the view.
  public var strokeColor: UIColor?

  /// Derives the visible color of the line from its color.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { givenStrokeColorTransformer.value }
    set { givenStrokeColorTransformer.value = newValue }
  }

  /// Returns the visible color of the line in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    givenStrokeColorTransformer.value.resolved(strokeColor ?? tintColor)
  }

  /// The width of the line around the background.
  public var strokeWidth: CGFloat = 0

  /// The distance of the line from the edge of the background.
  public var strokeOutset: CGFloat = 0

  // MARK: Comparing

  /// Adds the values that distinguish most backgrounds to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }

  // MARK: Storage

  private var givenBackgroundColorTransformer: Uncompared<UIConfigurationColorTransformer?> =
    Uncompared(value: nil)
  private var givenStrokeColorTransformer: Uncompared<UIConfigurationColorTransformer?> =
    Uncompared(value: nil)

  init(backgroundColor: UIColor? = .clear) { self.backgroundColor = backgroundColor }
}
