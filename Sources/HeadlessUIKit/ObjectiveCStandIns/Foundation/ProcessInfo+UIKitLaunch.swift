public import Foundation

extension ProcessInfo {
  /// The arguments of the app's launch; in unit tests, with the test plan's.
  ///
  /// It stands for `processInfo.arguments`, which on Linux keeps its first value, and would miss
  /// the launch arguments that a UI test gives.
  public static func uiKitArguments() -> [String] {
    CommandLine.arguments + HostApp.launch.arguments
  }

  /// The environment of the app; in unit tests, with the test plan's.
  ///
  /// It stands for `processInfo.environment`. Xcode runs unit tests with a variable by which apps know
  /// them.
  public static func uiKitEnvironment() -> [String: String] {
    var own = processInfo.environment
    guard !PortedModules.unitTests.isEmpty, !HostApp.isSpared else { return own }
    own.merge(HostApp.launch.environment) { $1 }
    own["XCTestConfigurationFilePath"] =
      own["XCTestConfigurationFilePath"] ?? Bundle.main.bundlePath
    return own
  }
}
