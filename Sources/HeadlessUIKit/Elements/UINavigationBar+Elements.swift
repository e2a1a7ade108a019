import Foundation

extension UINavigationBar {
  /// The name of the bar: its title, or else the screen's class.
  final var nameOfTopItem: String? {
    if let title = topItem?.title, !title.isEmpty { return title }
    let name = controller?.topViewController.map { String(reflecting: type(of: $0)) }
    // The class of a function or a file has the address of its surroundings in its name.
    guard let name, name.contains("(unknown context") else { return name }
    return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }

  /// The bar's buttons and its title, in the order of reading, then views that an app has added.
  ///
  /// A search that is active may have hidden the buttons and the title.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    let item = topItem
    var nodes: [ElementNode] = []
    var left = BarContent.margin(in: self)
    if let backButtonTitle {
      let name = backButtonTitle.isEmpty ? "Back" : backButtonTitle
      let back = ElementPart(.button, name, .back(self), of: self) {
        $0.identifier = "BackButton"
        $0.frame = BarContent.mirrored(
          CGRect(
            x: BarContent.margin(in: self), y: 0, width: BarContent.buttonLength,
            height: rowHeight), in: self)
      }
      nodes.append(.part(back))
      left += BarContent.buttonLength + BarContent.gap
    }
    nodes += BarContent.elements(of: item?.leftItems ?? [], in: self, from: left)
    if let prompt = item?.prompt, !prompt.isEmpty { nodes.append(.part(text(prompt))) }
    if let view = item?.titleView {
      if view.showsAsElement { nodes.append(.view(view)) }
    } else if let title = item?.title, !title.isEmpty {
      nodes.append(.part(text(title)))
    }
    nodes += BarContent.elements(
      of: item?.rightItems ?? [], in: self, from: storedBounds.width - BarContent.margin(in: self),
      toTheLeft: true)
    let views = subviewElements(reach)
    let known = views.isEmpty ? [] : Set(nodes.map(\.identity))
    if reach != .everything, outOfReach?.culprit is UISearchController { nodes = [] }
    nodes += views.filter { !known.contains($0.identity) }
    ElementPart.number(nodes)
    return nodes
  }

  /// The height of a line of text in the bar.
  private static let lineHeight: CGFloat = 22

  private final func text(_ text: String) -> ElementPart {
    let isLarge = showsLargeTitle
    let width = min(
      CGFloat(text.count) * (isLarge ? 17 : 9),
      max(0, storedBounds.width - 2 * BarContent.margin(in: self)))
    return ElementPart(.staticText, text, of: self) {
      $0.ownTraits = [.staticText, .header]
      $0.frame =
        isLarge
        ? BarContent.mirrored(
          CGRect(
            x: BarContent.margin(in: self), y: rowHeight, width: width,
            height: max(0, storedBounds.height - rowHeight)), in: self)
        : CGRect(
          x: (storedBounds.width - width) / 2, y: (rowHeight - Self.lineHeight) / 2, width: width,
          height: Self.lineHeight)
    }
  }
}
