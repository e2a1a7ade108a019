/// The clients, each written and built once.
enum Clients {
  private static let reportingTask = Task { try await ClientPackage("Reporting").built() }
  private static let uiKitSourcesTask = Task {
    // One after the other, for there is one build folder.
    _ = try await reportingTask.value
    return try await ClientPackage("UIKitSources").built()
  }
  private static let portedSourcesTask = Task {
    _ = try await uiKitSourcesTask.value
    return try await ClientPackage("PortedSources").built()
  }
  private static let offMainActorTask = Task {
    _ = try await portedSourcesTask.value
    return try await ClientPackage("OffMainActor").built(lettingWarn: true)
  }
  private static let snapshotsTask = Task {
    _ = try await offMainActorTask.value
    return try await ClientPackage("Snapshots").built()
  }
  private static let deferredTask = Task {
    _ = try await snapshotsTask.value
    return try await ClientPackage("Deferred").built()
  }
  private static let tourTask = Task {
    _ = try await deferredTask.value
    return try await ClientPackage.fleet.executable("fleet-tour")
  }

  /// The client that reports failures in both hosts.
  static var reporting: ClientPackage { get async throws { try await reportingTask.value } }

  /// The client whose sources say `import UIKit`.
  static var uiKitSources: ClientPackage { get async throws { try await uiKitSourcesTask.value } }

  /// The client whose sources are rewritten by the plugin.
  static var portedSources: ClientPackage { get async throws { try await portedSourcesTask.value } }

  /// The client whose tests are not on the main actor.
  static var offMainActor: ClientPackage { get async throws { try await offMainActorTask.value } }

  /// The client whose tests keep texts of screens in files.
  static var snapshots: ClientPackage { get async throws { try await snapshotsTask.value } }

  /// The client that has a list of what does not compile.
  static var deferred: ClientPackage { get async throws { try await deferredTask.value } }

  /// The path of the tour.
  static var tour: String { get async throws { try await tourTask.value } }
}
