import FailureReporting
import Foundation
import Locks

/// The app that unit tests run in, which Xcode launches before the first of them.
///
/// Here it is launched when something first asks for the application of the process, so that tests
/// without UIKit run without it. So does a test with its own application.
package enum HostApp {
  private static let spared = Locked(false)

  /// Whether UI tests have begun, which launch their app themselves.
  static var isSpared: Bool { spared.withLock { $0 } }

  /// Prevents launches from now on, as UI tests do.
  package static func spare() { spared.withLock { $0 = true } }

  /// The plan's launch of the running unit tests; empty once UI tests have begun.
  static var launch: TestLaunch { isSpared ? TestLaunch() : TestLaunch.ofUnitTests }

  /// Launches the app of the tests in this program, if they have one.
  @MainActor static func launch(in application: UIApplication) {
    guard !isSpared, let host = PortedModules.host,
      let type = host.applicationDelegate as? NSObject.Type,
      let delegate = ObjectMaker.make(type) as? any UIApplicationDelegate
    else { return }
    let launch = launch
    LaunchDefaults.set(launch.arguments)
    if let fault = launch.fault {
      Reporting.deliver(
        RecordedFailure(
          fault.reason, name: .application, kind: .mistake, details: fault.details,
          site: AmbientCallSite.nearest ?? CallSite()))
    }
    AppEntry.run(application, delegate)
  }
}
