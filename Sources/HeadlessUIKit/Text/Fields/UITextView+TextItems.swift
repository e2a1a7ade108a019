import Foundation

extension UITextView {
  // MARK: Links, attachments and tags

  /// The links, attachments and tags of the text, in order.
  package final var textItems: [UITextItem] {
    var items: [UITextItem] = []
    var location = 0
    for run in edited.runs {
      let range = NSRange(location: location, length: run.length)
      location += run.length
      guard let content = Self.content(of: run.attributes.values) else { continue }
      if let last = items.last, NSMaxRange(last.range) == range.location,
        Self.isOne(last.content, content)
      {
        items[items.count - 1] = UITextItem(content, last.range.union(range))
      } else {
        items.append(UITextItem(content, range))
      }
    }
    return items
  }

  /// Returns the text of an item.
  package final func text(of item: UITextItem) -> String { edited.text(in: item.range) }

  private static func content(
    of attributes: [NSAttributedString.Key: Any]
  ) -> UITextItem.Content? {
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return .textAttachment(attachment)
    }
    if let link = attributes[.link] {
      return (link as? URL ?? (link as? String).flatMap { URL(string: $0) }).map { .link($0) }
    }
    return (attributes[.textItemTag] as? String).map { .tag($0) }
  }

  /// Returns whether two neighbours that look different are the same link or tag.
  private static func isOne(_ content: UITextItem.Content, _ next: UITextItem.Content) -> Bool {
    switch (content, next) {
    case (.link(let one), .link(let other)): one == other
    case (.tag(let one), .tag(let other)): one == other
    default: false
    }
  }

  /// Taps a link, an attachment or a tag as a user does.
  package final func userTap(_ item: UITextItem) {
    let standard = standardAction(for: item)
    guard let delegate else { return standard.perform(from: self) }
    let chosen =
      hostApplication.device.system.asksForActionsOfLinks
      ? delegate.textView(self, primaryActionFor: item, defaultAction: standard)
      : NotImplemented.action
    guard let chosen else { return openMenu(for: item) }
    if chosen !== NotImplemented.action {
      chosen.perform(from: self)
    } else if mayInteract(with: item, .invokeDefaultAction) {
      standard.perform(from: self)
    }
  }

  /// Presses a link, an attachment or a tag for long as a user does, which opens its menu.
  package final func userPress(_ item: UITextItem) -> OpenMenu? {
    if hostApplication.device.system.asksForActionsOfLinks {
      _ = delegate?.textView(self, primaryActionFor: item, defaultAction: standardAction(for: item))
    }
    openMenu(for: item)
    return shownMenu
  }

  /// Returns the answer of a delegate that implements only the older methods.
  private func mayInteract(
    with item: UITextItem, _ interaction: UITextItemInteraction
  ) -> Bool {
    guard let delegate else { return true }
    return switch item.content {
    case .link(let url):
      delegate.textView(
        self, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      delegate.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }

  /// Opens the menu of an item, unless the delegate prevents it or the menu is empty.
  private func openMenu(for item: UITextItem) {
    shownMenu?.close()
    guard let menu = menu(for: item), !menu.children.isEmpty else { return }
    let application = hostApplication
    userSelect(item.range)
    MenuAnimator.run(in: application.mainLoop) {
      delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: $0)
    }
    shownMenu = OpenMenu(menu, from: self, in: application) { [weak self] in
      self?.menuClosed(of: item)
    }
  }

  private func menuClosed(of item: UITextItem) {
    shownMenu = nil
    MenuAnimator.run(in: hostApplication.mainLoop) {
      delegate?.textView(self, textItemMenuWillEndFor: item, animator: $0)
    }
  }

  private func menu(for item: UITextItem) -> UIMenu? {
    let standard = standardMenu(for: item)
    guard let delegate else { return standard }
    let chosen = delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)
    guard chosen === NotImplemented.menuConfiguration else { return chosen?.menu }
    return mayInteract(with: item, .presentActions) ? standard : nil
  }

  /// Returns the default action of a tap: it opens the link, or the menu of a tag.
  private func standardAction(for item: UITextItem) -> UIAction {
    UIAction(identifier: .init("UITextInteractableItemDefaultAction")) { [weak self] _ in
      switch item.content {
      case .link(let url): self?.hostApplication.open(url)
      case .tag: self?.openMenu(for: item)
      case .textAttachment: break
      }
    }
  }

  private func standardMenu(for item: UITextItem) -> UIMenu {
    let actions: [UIAction]
    var title = ""
    switch item.content {
    case .link(let url):
      title = url.absoluteString
      actions = [
        UIAction(title: "Open") { [weak self] _ in self?.hostApplication.open(url) },
        UIAction(title: "Copy") { [weak self] _ in
          self?.hostApplication.pasteboards.general.url = url
        },
      ]
    case .textAttachment(let attachment):
      actions = [
        UIAction(title: "Copy Image") { [weak self] _ in
          self?.hostApplication.pasteboards.general.image = attachment.image
        }
      ]
    case .tag: return UIMenu()
    }
    return UIMenu(
      title: title, identifier: .init("UITextItemDefaultMenuIdentifier"), children: actions)
  }
}
