import Foundation

extension UIButton {
  /// The name of the button where it shows no title.
  final var elementNameWithoutTitle: String? {
    if let cell = storedSuperview as? UITableViewCell, cell.editControl === self {
      let verb = cell.editingStyle == .insert ? "Insert" : "Delete"
      return ([verb] + [cell.textOfRow].filter { !$0.isEmpty }).joined(separator: " ")
    }
    if let button = self as? AccessoryButton { return button.name }
    return switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    default: currentImage?.labelOfButton
    }
  }

  /// The button's image and title, which are elements too, and its menu while that is open.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    var nodes = subviewElements(reach)
    var parts: [ElementPart] = []
    if let image = currentImage, storedImageView == nil {
      let part = ElementPart(.image, image.ownElementLabel ?? "", of: self) {
        $0.identifier = image.elementName ?? ""
        $0.measure = { [self] in imageRect(forContentRect: contentRect(forBounds: bounds)) }
      }
      parts.append(part)
    }
    let title = currentAttributedTitle?.string ?? currentTitle ?? ""
    if !title.isEmpty, storedTitleLabel == nil {
      let part = ElementPart(.staticText, title, of: self) {
        $0.measure = { [self] in titleRect(forContentRect: contentRect(forBounds: bounds)) }
      }
      parts.append(part)
    }
    if let subtitle = currentSubtitle, !subtitle.isEmpty, storedSubtitleLabel == nil {
      parts.append(ElementPart(.staticText, subtitle, of: self) { $0.frame = self.bounds })
    }
    if let shownMenu { parts.append(shownMenu.element(of: self, below: bounds)) }
    nodes += ElementPart.nodes(parts)
    return nodes
  }
}
