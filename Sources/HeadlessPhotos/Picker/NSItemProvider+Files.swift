public import Foundation
public import HeadlessUIKit

/// Why a provider has no file.
private enum ItemProviderError: Error {
  case unavailable
}

extension NSItemProvider {
  /// Loads what was picked as a file, on a later turn; the file is gone after the handler.
  @discardableResult
  @preconcurrency public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    load { provider in
      guard let file = provider.file(of: typeIdentifier) else {
        return completionHandler(nil, ItemProviderError.unavailable)
      }
      completionHandler(file, nil)
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    } orElse: {
      completionHandler(nil, ItemProviderError.unavailable)
    }
  }

  /// Loads the bytes of what was picked, on a later turn.
  @discardableResult
  @preconcurrency public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load { provider in
      guard provider.hasItemConformingToTypeIdentifier(typeIdentifier),
        let data = provider.content.data
      else { return completionHandler(nil, ItemProviderError.unavailable) }
      completionHandler(data, nil)
    } orElse: {
      completionHandler(nil, ItemProviderError.unavailable)
    }
  }

  private func load(
    _ body: @escaping @MainActor @Sendable (PickedItemProvider) -> Void,
    orElse none: @escaping @Sendable () -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    UIApplication.shared.mainLoop.enqueue("loaded item") {
      progress.completedUnitCount = 1
      if let provider = self as? PickedItemProvider { body(provider) } else { none() }
    }
    return progress
  }
}
