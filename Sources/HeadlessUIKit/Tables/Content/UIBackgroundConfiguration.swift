public import Foundation

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
  // MARK: Creating background configurations

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// The background of a header of a list.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// The background of a footer of a list.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// The background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  // MARK: Customizing the background

  /// A view that is shown as the background.
  public var customView: UIView?

  /// How round the corners are.
  public var cornerRadius: CGFloat = 0

  /// How far the background stays away from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color; `nil` stands for the tint color of the view.
  public var backgroundColor: UIColor?

  /// Makes the color that is shown out of the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { givenBackgroundColorTransformer.value }
    set { givenBackgroundColorTransformer.value = newValue }
  }

  /// The color that is shown in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The effect on what is behind.
  public var visualEffect: UIVisualEffect?

  /// An image that is shown as the background.
  public var image: UIImage?

  /// How the image fits.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the line around the background; `nil` stands for the tint color of the view.
  public var strokeColor: UIColor?

  /// Makes the color of the line that is shown out of the color.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { givenStrokeColorTransformer.value }
    set { givenStrokeColorTransformer.value = newValue }
  }

  /// The color of the line that is shown in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// How thick the line around the background is.
  public var strokeWidth: CGFloat = 0

  /// How far the line is from the edge of the background.
  public var strokeOutset: CGFloat = 0

  // MARK: Comparing

  /// Feeds what tells most backgrounds apart into a hasher.
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
