/// A way in which a value goes from one app to another.
public protocol TransferRepresentation<Item>: Sendable {
  /// What goes.
  associatedtype Item: Transferable

  /// Makes a value of what a source has; `nil` if it has nothing that this way knows.
  func _item(from source: _TransferSource) async throws -> Item?
}

/// What a value can be made of.
public struct _TransferSource: Sendable {
  let types: [UTType]
  let data: @Sendable (UTType) async -> Data?
  let file: @Sendable (UTType) async -> URL?

  /// Creates a source of data and files of some types.
  package init(
    _ types: [UTType], data: @escaping @Sendable (UTType) async -> Data?,
    file: @escaping @Sendable (UTType) async -> URL?
  ) {
    self.types = types
    self.data = data
    self.file = file
  }

  /// The type of a kind that it has.
  func type(of kind: UTType) -> UTType? { types.first { $0.conforms(to: kind) } }
}

/// Makes ways of a list of them.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes the first way.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content { content }

  /// Takes another way, for what the ways before do not know.
  public static func buildPartialBlock<
    First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
  >(
    accumulated first: First, next: Next
  ) -> TupleTransferRepresentation<Item, (First, Next)> {
    TupleTransferRepresentation(first: first, next: next)
  }
}

/// Several ways, the best one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  let first: any TransferRepresentation<Item>
  let next: any TransferRepresentation<Item>

  public func _item(from source: _TransferSource) async throws -> Item? {
    if let item = try await first._item(from: source) { return item }
    return try await next._item(from: source)
  }
}
