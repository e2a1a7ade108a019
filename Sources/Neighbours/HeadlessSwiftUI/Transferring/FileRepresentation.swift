/// A value goes as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Creates a way out and in.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = contentType
    self.importing = importing
  }

  /// Creates a way out.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    type = exportedContentType
    importing = nil
  }

  /// Creates a way in.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = importedContentType
    self.importing = importing
  }

  /// The file is there while the value is made, and no longer.
  public func _item(from source: _TransferSource) async throws -> Item? {
    guard let importing, let type = source.type(of: type), let file = await source.file(type)
    else { return nil }
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A file that an app gives away.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether others may write into it.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an app is given.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the other app's own.
  public let isOriginalFile: Bool
}
