import FailureReporting
import Foundation

/// The version of iOS that an application runs on.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  /// The first and the last system that an application runs on here.
  package static let known = 13...27
  /// The system that an application has unless a test or the environment chooses another one.
  package static let stock = SystemVersion(18)
  /// The environment's name for the system of all tests of a run.
  package static let variable = "FLEET_SYSTEM"
  /// The system that all applications of the process begin with.
  package static let ofProcess = SystemVersion(in: environment) ?? .stock
  /// The environment that the process was started in, with what the project says of the system; read
  /// once.
  static let environment = {
    var environment = ProcessInfo.processInfo.environment
    if environment[variable] == nil { environment[variable] = PortedModules.system }
    return environment
  }()

  /// Creates a version; one before the first known or after the last becomes that.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = min(max(major, Self.known.lowerBound), Self.known.upperBound)
    self.minor = self.major == major ? max(minor, 0) : 0
    self.patch = self.major == major ? max(patch, 0) : 0
  }

  /// Reads a version as users write it: "17", or "17.4.1"; `nil` where it is no known one.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == parts.count, numbers.count <= 3, Self.known.contains(numbers[0])
    else { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Reads the version that an environment names.
  package init?(in environment: [String: String]) {
    guard let text = environment[Self.variable], let version = SystemVersion(text) else {
      return nil
    }
    self = version
  }

  /// Reports a system that an environment asks for, and that there is not.
  @MainActor static func check(_ environment: [String: String]) {
    guard let text = environment[variable], !text.isEmpty, SystemVersion(text) == nil else {
      return
    }
    Reporting.deliver(
      RecordedFailure(
        "Cannot run on the system '\(text)', which \(variable) asks for.", name: .application,
        kind: .mistake,
        details: "It can be a version of iOS from \(known.lowerBound) to \(known.upperBound), "
          + "such as 17 or 16.4.",
        site: AmbientCallSite.nearest ?? CallSite(#fileID, #filePath, #line, #column)))
  }

  /// The version as `UIDevice.systemVersion` says it: "17.0", or "17.4.1".
  package var text: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}
