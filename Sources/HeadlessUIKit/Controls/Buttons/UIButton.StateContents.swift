import Foundation

extension UIButton {
  /// What a button shows in its states, as far as code has said so for each.
  struct StateContents {
    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var titleColors = StateValues<UIColor>()
    var titleShadowColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var backgroundImages = StateValues<UIImage>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  }
}
