import Foundation
import HeadlessUIKit
import LaunchArguments

/// What a launch gives to the app: its arguments, which are defaults too, and its environment.
@MainActor
enum LaunchSettings {
  private static var lastEnvironment: [String: String?] = [:]

  static func apply(_ arguments: [String], _ environment: [String: String]) {
    LaunchArguments.set(arguments)
    UIApplication.shared.takeSettings(fromLaunch: arguments, environment)
    LaunchDefaults.set(arguments)
    // The process keeps what was there before the suite's.
    for (name, value) in lastEnvironment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    let before = ProcessInfo.processInfo.environment
    lastEnvironment = [:]
    for (name, value) in environment {
      lastEnvironment.updateValue(before[name], forKey: name)
      setenv(name, value, 1)
    }
  }
}
