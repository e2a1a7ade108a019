import Foundation

extension UISearchBar: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    if let backgroundImage {
      painter.image(backgroundImage, in: storedBounds, tint: nil, isTemplate: false)
    } else if let barTintColor {
      painter.fill(storedBounds, barTintColor)
    }
    let bars = DeviceProfile.current.bars
    if let prompt {
      painter.text(
        prompt, .systemFont(ofSize: 13), .secondaryLabel,
        in: CGRect(x: 0, y: 2, width: storedBounds.width, height: 18), .center)
    }
    var scopes: [ElementPart] = []
    for part in buttonElements {
      let center = CGPoint(x: part.frame.midX, y: part.frame.midY)
      switch part.meaning {
      case .searchButton(.cancel, _):
        painter.text(
          part.label, .systemFont(ofSize: bars.itemFontSize),
          part.isEnabled ? tintColor : .tertiaryLabel, in: part.frame, .center)
      case .searchButton(.bookmarks, _):
        painter.symbol("book", at: center, size: 18, .secondaryLabel)
      case .searchButton(.resultsList, _):
        painter.symbol("line.3.horizontal.decrease", at: center, size: 18, .secondaryLabel)
      default: scopes.append(part)
      }
    }
    paint(scopes, painter)
  }

  private func paint(_ scopes: [ElementPart], _ painter: PartPainter) {
    guard let first = scopes.first, let last = scopes.last else { return }
    let all = first.frame.union(last.frame)
      .insetBy(dx: DeviceProfile.current.fields.searchBarMargin, dy: 6)
    if let scopeBarBackgroundImage {
      painter.image(scopeBarBackgroundImage, in: all, tint: nil, isTemplate: false)
    } else {
      painter.fill(all, .tertiarySystemFill, radius: 9)
    }
    let width = all.width / CGFloat(scopes.count)
    for (index, scope) in scopes.enumerated() {
      let frame = CGRect(
        x: all.minX + width * CGFloat(index), y: all.minY, width: width, height: all.height)
      if scope.isSelected {
        painter.fill(frame.insetBy(dx: 2, dy: 2), .systemBackground, radius: 7)
      }
      painter.text(
        scope.label, .systemFont(ofSize: 13, weight: scope.isSelected ? .semibold : .regular),
        .label, in: frame, .center)
    }
  }
}
