import HeadlessUIKit

/// Runs the rest of a test on a version of iOS.
@MainActor
func run(on system: SystemVersion) {
  var settings = UIApplication.shared.settings
  settings.system = system
  UIApplication.shared.userChoose(settings)
}

/// What there is on each of some versions of iOS.
@MainActor
func values<Value>(on systems: Int..., of value: () -> Value) -> [Value] {
  systems.map { system in
    run(on: SystemVersion(system))
    return value()
  }
}
