/// The client that reports failures in both hosts, built once for each configuration.
enum ReportingClient {
  private static let written = Result { try ClientPackage("Reporting") }
  private static let debug = Task { try await written.get().built(.debug) }
  private static let release = Task {
    _ = try await debug.value
    return try await written.get().built(.release)
  }

  static func built(_ configuration: ClientPackage.Configuration) async throws -> ClientPackage {
    switch configuration {
    case .debug: try await debug.value
    case .release: try await release.value
    }
  }
}
