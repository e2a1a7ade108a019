extension UIColor {
  // MARK: Getting label colors

  /// The color of labels with primary content.
  public static let label = UIColor(.system(.label))

  /// The color of labels with secondary content.
  public static let secondaryLabel = UIColor(.system(.secondaryLabel))

  /// The color of labels with tertiary content.
  public static let tertiaryLabel = UIColor(.system(.tertiaryLabel))

  /// The color of labels with quaternary content.
  public static let quaternaryLabel = UIColor(.system(.quaternaryLabel))

  // MARK: Getting fill colors

  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(.system(.systemFill))

  /// The fill of shapes of medium size.
  public static let secondarySystemFill = UIColor(.system(.secondarySystemFill))

  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(.system(.tertiarySystemFill))

  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(.system(.quaternarySystemFill))

  // MARK: Getting text colors

  /// The color of placeholder text.
  public static let placeholderText = UIColor(.system(.placeholderText))

  // MARK: Getting a tint color

  /// The tint of the app, which is the system's blue.
  public static let tintColor = UIColor(.system(.tint))

  // MARK: Getting standard content background colors

  public static let systemBackground = UIColor(.system(.systemBackground))

  /// The background of content on the main background.
  public static let secondarySystemBackground = UIColor(.system(.secondarySystemBackground))

  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = UIColor(.system(.tertiarySystemBackground))

  // MARK: Getting grouped content background colors

  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(.system(.systemGroupedBackground))

  /// The background of content on the main grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    .system(.secondarySystemGroupedBackground))

  /// The background of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    .system(.tertiarySystemGroupedBackground))

  // MARK: Getting separator colors

  /// The color of thin lines through which the background is visible.
  public static let separator = UIColor(.system(.separator))

  /// The color of lines that hide the background.
  public static let opaqueSeparator = UIColor(.system(.opaqueSeparator))

  // MARK: Getting a link color

  /// The color of links.
  public static let link = UIColor(.system(.link))

  // MARK: Getting nonadaptable colors

  /// The color of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// The color of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The background of grouped tables, by its older name.
  public static let groupTableViewBackground = UIColor(.system(.systemGroupedBackground))
}
