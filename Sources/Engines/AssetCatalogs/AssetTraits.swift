/// The circumstances for which something of a catalog is chosen.
package struct AssetTraits: Hashable, Sendable {
  package enum SizeClass: Sendable { case unspecified, compact, regular }

  /// The device, as catalogs call it: `iphone` or `ipad`.
  package var idiom = "iphone"
  package var scale = 3
  package var isDark = false
  package var hasHighContrast = false
  package var isRightToLeft = false
  package var hasWideColors = true
  package var width = SizeClass.unspecified
  package var height = SizeClass.unspecified
  /// The languages whose pictures suit the user.
  package var languages: [String] = []

  package init() {}
}
