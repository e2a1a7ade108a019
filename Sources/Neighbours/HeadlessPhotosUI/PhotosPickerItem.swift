public import Foundation
import HeadlessPhotos
public import HeadlessSwiftUI

/// Something that the user has chosen in a photo picker, or is to find chosen there.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// In which form what was chosen is handed over.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    let mode: PHPickerConfiguration.AssetRepresentationMode

    /// As the system thinks best.
    public static let automatic = EncodingDisambiguationPolicy(mode: .automatic)
    /// As it is.
    public static let current = EncodingDisambiguationPolicy(mode: .current)
    /// As other apps can read it.
    public static let compatible = EncodingDisambiguationPolicy(mode: .compatible)
  }

  /// What tells it from others: the library's name, or one of its own.
  private let id: String
  private let provider: MainActorOnly<NSItemProvider>?
  /// What the library calls it, for a picker with a library.
  public let itemIdentifier: String?
  /// The types in which it can be had, the best one first.
  public let supportedContentTypes: [UTType]

  /// Creates an item of the library, to be chosen from the start.
  public init(itemIdentifier: String) {
    id = itemIdentifier
    provider = nil
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  @MainActor init(_ result: PHPickerResult) {
    id = result.assetIdentifier ?? UUID().uuidString
    provider = MainActorOnly(result.itemProvider)
    itemIdentifier = result.assetIdentifier
    supportedContentTypes = result.itemProvider.registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  // MARK: Loading it

  /// Loads it as a type; `nil` if it cannot be had as that.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await T.transferRepresentation._item(from: source) as? T
  }

  /// Loads it as a type, and hands it over on a later turn.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        let item = try await loadTransferable(type: T.self)
        completionHandler(.success(item))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }

  private var source: _TransferSource {
    _TransferSource(supportedContentTypes) {
      await data(of: $0)
    } file: {
      await file(of: $0)
    }
  }

  @MainActor private func data(of type: UTType) async -> Data? {
    guard let provider = provider?.value else { return nil }
    return await MainTurn.answer(orWithout: nil) { answer in
      _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
        answer(data)
      }
    }
  }

  /// A copy of the file, in a folder of its own.
  @MainActor private func file(of type: UTType) async -> URL? {
    guard let data = await data(of: type) else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let name = provider?.value.suggestedName ?? "IMG_0001"
    let file = folder.appending(path: name).appendingPathExtension(for: type)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      return file
    } catch {
      return nil
    }
  }
}

extension URL {
  fileprivate func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}
