extension UIColor {
  // MARK: Getting adaptable colors

  /// The red that suits light and dark appearance.
  public static let systemRed = UIColor(.system(.systemRed))

  /// The orange that suits light and dark appearance.
  public static let systemOrange = UIColor(.system(.systemOrange))

  /// The yellow that suits light and dark appearance.
  public static let systemYellow = UIColor(.system(.systemYellow))

  /// The green that suits light and dark appearance.
  public static let systemGreen = UIColor(.system(.systemGreen))

  /// The mint that suits light and dark appearance.
  public static let systemMint = UIColor(.system(.systemMint))

  /// The teal that suits light and dark appearance.
  public static let systemTeal = UIColor(.system(.systemTeal))

  /// The cyan that suits light and dark appearance.
  public static let systemCyan = UIColor(.system(.systemCyan))

  /// The blue that suits light and dark appearance.
  public static let systemBlue = UIColor(.system(.systemBlue))

  /// The indigo that suits light and dark appearance.
  public static let systemIndigo = UIColor(.system(.systemIndigo))

  /// The purple that suits light and dark appearance.
  public static let systemPurple = UIColor(.system(.systemPurple))

  /// The pink that suits light and dark appearance.
  public static let systemPink = UIColor(.system(.systemPink))

  /// The brown that suits light and dark appearance.
  public static let systemBrown = UIColor(.system(.systemBrown))

  // MARK: Getting adaptable gray colors

  public static let systemGray = UIColor(.system(.systemGray))

  /// The second gray, nearer to the background.
  public static let systemGray2 = UIColor(.system(.systemGray2))

  /// The third gray, nearer to the background.
  public static let systemGray3 = UIColor(.system(.systemGray3))

  /// The fourth gray, nearer to the background.
  public static let systemGray4 = UIColor(.system(.systemGray4))

  /// The fifth gray, nearer to the background.
  public static let systemGray5 = UIColor(.system(.systemGray5))

  /// The sixth gray, close to the background.
  public static let systemGray6 = UIColor(.system(.systemGray6))
}
