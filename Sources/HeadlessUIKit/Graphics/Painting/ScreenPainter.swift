import Foundation

/// Draws the whole of a screen: the windows of an application, and the system's elements.
@MainActor
package struct ScreenPainter {
  private let application: UIApplication
  private let painter: PartPainter

  package init(_ application: UIApplication, _ context: CGContext) {
    self.application = application
    painter = PartPainter(context: context)
  }

  /// Draws the windows from back to front, then menus, the keyboard and the bars of the screen, and
  /// the system's alerts in front of all.
  package func paint() {
    let bounds = application.screen.bounds
    let windows = application.windowState.shown
    let traits = windows.last?.traitCollection ?? .current
    traits.asCurrent { painter.fill(bounds, .systemBackground) }
    for window in windows {
      paint(window)
      paintMenus(of: window)
    }
    traits.asCurrent {
      paintKeyboard()
      paintStatusBar(bounds, traits)
      paintHomeIndicator(bounds)
    }
    if let window = application.systemWindow { paint(window) }
  }

  private func paint(_ window: UIWindow) {
    window.layoutIfNeeded()
    painter.context.saveGState()
    painter.context.translateBy(x: window.frame.minX, y: window.frame.minY)
    ViewPainter(context: painter.context).paint(window)
    painter.context.restoreGState()
  }

  // MARK: Menus

  /// Draws the menus that are open in a window.
  func paintMenus(of window: UIWindow) {
    guard application.menuState.hasOpenMenus else { return }
    var menus: [ElementPart] = []
    ElementNode.view(window).forEachDescendant { node in
      if case .part(let part) = node, part.type == .menu { menus.append(part) }
      return true
    }
    for menu in menus {
      guard let holder = menu.holder else { continue }
      window.traitCollection.asCurrent { paint(menu, holder) }
    }
  }

  private func paint(_ menu: ElementPart, _ holder: UIView) {
    let bounds = application.screen.bounds
    var frame = holder.frameOnScreen(of: menu.frame)
    let dx = min(0, bounds.maxX - 8 - frame.maxX)
    let dy = min(0, bounds.maxY - 8 - frame.maxY)
    frame = frame.offsetBy(dx: max(dx, 8 - frame.minX), dy: dy)
    painter.withShadow(y: 4, blur: 24, opacity: 0.25) {
      $0.fill(frame, .secondarySystemGroupedBackground, radius: 13)
    }
    let height = frame.height / CGFloat(max(menu.children.count, 1))
    for (index, item) in menu.children.enumerated() {
      let row = CGRect(
        x: frame.minX, y: frame.minY + height * CGFloat(index), width: frame.width, height: height)
      if index > 0 { painter.hairline(x: row.minX, y: row.minY, width: row.width) }
      paint(item, row)
    }
  }

  private func paint(_ item: ElementPart, _ row: CGRect) {
    guard case .menuItem(let element, _) = item.meaning else { return }
    let isDestructive = (element as? any UIMenuLeaf)?.attributes.contains(.destructive) == true
    let color: UIColor =
      !item.isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    if item.isSelected {
      painter.symbol(
        "checkmark", at: CGPoint(x: row.minX + 17, y: row.midY), size: 14, color,
        weight: .semibold)
    }
    painter.text(
      item.label, .systemFont(ofSize: 17), color,
      in: CGRect(x: row.minX + 32, y: row.minY, width: row.width - 72, height: row.height))
    let right = CGPoint(x: row.maxX - 24, y: row.midY)
    if let image = element.image {
      painter.image(
        image, in: CGRect(x: right.x - 10, y: right.y - 10, width: 20, height: 20), tint: color)
    } else if element is UIMenu {
      painter.symbol("chevron.right", at: right, size: 13, .secondaryLabel, weight: .semibold)
    }
  }

  // MARK: The keyboard

  private func paintKeyboard() {
    guard let keyboard = application.textState.keyboard, keyboard.isShown else { return }
    let frame = keyboard.frame
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    painter.fill(
      frame,
      isDark
        ? UIColor(red: 0.17, green: 0.17, blue: 0.17, alpha: 1)
        : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1))
    if let host = keyboard.accessoryHost { ViewPainter(context: painter.context).paint(host) }
    if let view = application.firstResponder?.inputView {
      painter.context.saveGState()
      painter.context.translateBy(x: frame.minX, y: frame.maxY - view.storedBounds.height)
      ViewPainter(context: painter.context).paint(view)
      return painter.context.restoreGState()
    }
    let key: UIColor = isDark ? UIColor(white: 0.42, alpha: 1) : .white
    let special: UIColor =
      isDark
      ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    let parts = application.keyboardElement?.children ?? []
    for part in parts {
      let isLetter = part.label.count == 1
      paintKey(
        part.label, isLetter ? 22 : 16, part.frame,
        isLetter || part.label == "space" ? key : special)
    }
    if let space = parts.first(where: { $0.label == "space" }) {
      paintKeys(beside: space.frame, in: frame, special)
    }
  }

  /// Draws a key with its sign, which is a symbol where one exists by that name.
  private func paintKey(_ sign: String, _ size: CGFloat, _ frame: CGRect, _ color: UIColor) {
    let rect = frame.insetBy(dx: 3, dy: 6)
    painter.fill(rect, color, radius: 5)
    if let symbol = ["delete": "delete.left", "shift": "shift", "emoji": "face.smiling"][sign] {
      painter.symbol(symbol, at: CGPoint(x: rect.midX, y: rect.midY), size: 20, .label)
    } else {
      let text = ["numbers": "123", "letters": "ABC"][sign] ?? sign
      painter.text(text, .systemFont(ofSize: size), .label, in: rect, .center)
    }
  }

  /// Draws the key of the emoji, which no test presses, and the area below the keys.
  private func paintKeys(beside space: CGRect, in keyboard: CGRect, _ color: UIColor) {
    let unit = space.width / 5
    let emoji = CGRect(
      x: keyboard.minX + unit * 1.25, y: space.minY, width: unit * 1.25, height: space.height)
    paintKey("emoji", 16, emoji, color)
    let below = keyboard.maxY - space.maxY
    guard below > 40 else { return }
    for (symbol, x) in [("globe", keyboard.minX + 34), ("mic", keyboard.maxX - 34)] {
      painter.symbol(symbol, at: CGPoint(x: x, y: space.maxY + below * 0.35), size: 24, .label)
    }
  }

  // MARK: The bars of the screen

  private func paintStatusBar(_ bounds: CGRect, _ traits: UITraitCollection) {
    guard let frame = application.statusBarElement?.frame, frame.height > 0 else { return }
    let style = application.windowWithStatusBar?.statusBarStyle ?? .default
    let color: UIColor =
      switch style {
      case .lightContent: .white
      case .darkContent: .black
      default: .label
      }
    let isHigh = frame.height > 30
    // Where nothing stands in the middle of the screen, the time does.
    let isLow = !isHigh && !application.screen.device.isPad
    let middle = isHigh ? frame.midY + 4 : frame.midY
    let font = UIFont.systemFont(ofSize: isHigh ? 17 : 12, weight: .semibold)
    painter.text(
      "9:41", font, color,
      in: CGRect(
        x: isLow ? frame.midX - 30 : frame.minX + (isHigh ? 32 : 10), y: middle - 12, width: 60,
        height: 24), .center)
    let right = frame.maxX - (isHigh ? 48 : 36)
    painter.symbol(
      "wifi", at: CGPoint(x: isLow ? frame.minX + 16 : right - 14, y: middle),
      size: isHigh ? 17 : 14, color)
    let battery = CGRect(x: right, y: middle - 6, width: 24, height: 12)
    painter.stroke(battery, color, width: 1, radius: 3.5)
    painter.fill(battery.insetBy(dx: 2, dy: 2), color, radius: 2)
    painter.fill(
      CGRect(x: battery.maxX + 1, y: middle - 2, width: 1.5, height: 4), color, radius: 0.7)
  }

  private func paintHomeIndicator(_ bounds: CGRect) {
    guard application.screen.coveredInsets.bottom > 0 else { return }
    painter.fill(
      CGRect(x: bounds.midX - 67, y: bounds.maxY - 13, width: 134, height: 5), .label, radius: 2.5)
  }
}
