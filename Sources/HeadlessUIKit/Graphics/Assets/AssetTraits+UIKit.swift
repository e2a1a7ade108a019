import AssetCatalogs
import Foundation
import LocalizedWords

extension AssetTraits {
  /// Creates the circumstances that traits stand for; open traits are as on the device.
  ///
  /// Of the available languages, the one that suits the user best counts.
  init(_ traits: UITraitCollection, languages available: [String] = []) {
    self.init()
    let (own, device) = (traits.values, UITraitCollection.ofScreen.values)
    let isPad =
      own.userInterfaceIdiom == .unspecified
      ? device.userInterfaceIdiom == .pad : own.userInterfaceIdiom == .pad
    idiom = isPad ? "ipad" : "iphone"
    let pixels = own.displayScale > 0 ? own.displayScale : device.displayScale
    scale = Int(pixels.rounded(), within: 1...9)
    isDark = own.userInterfaceStyle == .dark
    hasHighContrast = own.accessibilityContrast == .high
    isRightToLeft = own.layoutDirection == .rightToLeft
    hasWideColors = own.displayGamut != .SRGB
    width = SizeClass(own.horizontalSizeClass)
    height = SizeClass(own.verticalSizeClass)
    guard !available.isEmpty else { return }
    let preferences = ApplicationScope.current.userLanguages.languages
    languages = Array(Localizations.ranked(available, for: preferences).prefix(1))
  }
}

extension AssetTraits.SizeClass {
  fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}
