import Foundation

/// Runs `body` with the path of a file that does not exist yet, and removes it afterwards.
public func withTemporaryFile<R>(_ body: (String) throws -> R) rethrows -> R {
  let path = temporaryPath()
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}

/// Runs an asynchronous `body` with the path of a file, and removes it afterwards.
public nonisolated(nonsending) func withTemporaryFile<R>(
  _ body: nonisolated(nonsending) (String) async throws -> R
) async rethrows -> R {
  let path = temporaryPath()
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try await body(path)
}

private func temporaryPath() -> String {
  FileManager.default.temporaryDirectory.appending(path: "fleet-\(UUID().uuidString)").path
}
