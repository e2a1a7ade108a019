import Foundation
import Interfaces

extension InterfaceValue {
  /// The image with this name.
  ///
  /// It is a symbol if the element says so.
  @MainActor var image: UIImage? {
    guard !text.isEmpty else { return nil }
    if element?["catalog"] == "system" { return UIImage(systemName: text) }
    let image = UIImage(named: text)
    guard let image, let size = element?.markup.listedSize(ofImage: text) else { return image }
    return image.withSize(unlessKnown: size)
  }

  @MainActor var priority: UILayoutPriority { UILayoutPriority(rawValue: float) }

  /// A height of a table, of which negative ones stand for automatic ones.
  @MainActor var height: CGFloat { number < 0 ? UITableView.automaticDimension : number }

  /// How a text is cut off.
  @MainActor var lineBreakMode: NSLineBreakMode {
    named(
      .byTruncatingTail,
      [
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping,
        "characterWrap": .byCharWrapping, "clip": .byClipping,
      ])
  }
}
