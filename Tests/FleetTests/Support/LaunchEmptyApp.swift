package import FleetTesting
import TestSupport
package import Testing

/// Launches an app without a window, and expects the warning that says so.
@MainActor
package func launchEmptyApp(
  _ delegate: any UIApplicationDelegate,
  options: [UIApplication.LaunchOptionsKey: Any]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let log = logged { launchApp(delegate, options: options) }
  #expect(
    log.notes.reasons == ["The app shows nothing."], sourceLocation: sourceLocation)
}
