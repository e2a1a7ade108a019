/// A value goes as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a way out and in.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = contentType
    self.importing = importing
  }

  /// Creates a way out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    type = exportedContentType
    importing = nil
  }

  /// Creates a way in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = importedContentType
    self.importing = importing
  }

  public func _item(from source: _TransferSource) async throws -> Item? {
    guard let importing, let type = source.type(of: type), let data = await source.data(type)
    else { return nil }
    return try await importing(data)
  }
}

/// A value goes as its code.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private let type: UTType
  private let decode: @Sendable (Data) throws -> Item

  /// Creates a way out and in, as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Creates a way out and in, as a coder writes it.
  public init<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder & Sendable>(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) where Encoder.Output == Data, Decoder.Input == Data {
    type = contentType
    decode = { try decoder.decode(Item.self, from: $0) }
  }

  public func _item(from source: _TransferSource) async throws -> Item? {
    guard let type = source.type(of: type), let data = await source.data(type) else { return nil }
    return try decode(data)
  }
}

/// A value goes as another one does.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Creates a way out and in.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { self.importing = importing }

  /// Creates a way out.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    importing = nil
  }

  /// Creates a way in.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.importing = importing
  }

  public func _item(from source: _TransferSource) async throws -> Item? {
    let way = ProxyRepresentation.transferRepresentation
    guard let importing,
      let proxy = try await way._item(from: source) as? ProxyRepresentation
    else { return nil }
    return try await importing(proxy)
  }
}
