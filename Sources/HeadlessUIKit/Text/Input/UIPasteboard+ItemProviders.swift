public import Foundation

extension UIPasteboard {
  /// The items as providers of data.
  public var itemProviders: [NSItemProvider] {
    get { items.map(NSItemProvider.init(pasteboardItem:)) }
    set { items = newValue.map(\.pasteboardItem) }
  }

  /// Replaces the items; nothing of them expires, and no other device gets them anyway.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { self.itemProviders = itemProviders }

  /// Replaces the items by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Replaces the items by texts.
  public func setObjects(_ objects: [String]) { strings = objects }

  /// Replaces the items by addresses.
  public func setObjects(_ objects: [URL]) { urls = objects }

  /// Replaces the items by objects; nothing of them expires, and no other device gets them anyway.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) { setObjects(objects) }
}
