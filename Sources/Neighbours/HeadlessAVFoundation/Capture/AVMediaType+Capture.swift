extension AVMediaType {
  /// What is found in pictures, such as codes.
  public static let metadataObject = Self(rawValue: "mobj")
}
