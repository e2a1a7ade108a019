/// Several items, in an order.
open class MPMediaItemCollection: MPMediaEntity {
  /// Creates a collection of some items.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }

  /// The items.
  public let items: [MPMediaItem]

  /// An item that stands for all of them.
  open var representativeItem: MPMediaItem? { items.first }

  /// The number of items.
  open var count: Int { items.count }

  /// The kinds of media among them.
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }

  /// The number that it is known by, which its items make.
  open override var persistentID: MPMediaEntityPersistentID {
    MediaLibrary.number(of: items.map { "\($0.persistentID)" }.joined(separator: " "))
  }
}
