import Foundation

extension UIVisualEffectView: SelfPainting {
  // A blur is a plain tint: the content behind it would be hard to see anyway.
  final func paintParts(_ painter: PartPainter) {
    guard let blur = effect as? UIBlurEffect else { return }
    painter.fill(storedBounds, Self.tint(of: blur.style, traitCollection.userInterfaceStyle))
  }

  private static func tint(
    of style: UIBlurEffect.Style, _ interface: UIUserInterfaceStyle
  ) -> UIColor {
    let name = "\(style)"
    let isDark =
      name.hasSuffix("Dark") || name == "dark"
      || (interface == .dark && !name.hasSuffix("Light") && !name.hasSuffix("ight"))
    let alpha: CGFloat = name.contains("ltraThin") ? 0.6 : name.contains("hin") ? 0.72 : 0.85
    return isDark
      ? UIColor(red: 0.12, green: 0.12, blue: 0.13, alpha: alpha)
      : UIColor(red: 0.96, green: 0.96, blue: 0.97, alpha: alpha)
  }
}
