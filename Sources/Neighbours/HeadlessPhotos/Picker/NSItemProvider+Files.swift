public import Foundation
public import HeadlessUIKit

extension NSItemProvider {
  /// Loads what was picked as a file, on a later turn; the file is gone after the handler.
  @discardableResult
  @preconcurrency public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    answer((self as? PickedItemProvider)?.file(of: typeIdentifier)) { file, error in
      completionHandler(file, error)
      if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    }
  }
}
