extension XcodeProject {
  /// The target that a target of tests runs in, or launches.
  ///
  /// The project's attributes know it best, then the target's name for UI tests, then the product
  /// of the host. A unit test without a host has none: its dependencies tell what it tests.
  package func testedTarget(
    of tests: XcodeTarget, configuration: String = "Debug"
  ) -> XcodeTarget? {
    guard tests.kind.isTests else { return nil }
    if let target = tests.testTarget.flatMap(target(id:)) { return target }
    let settings = TargetSettings(of: tests, in: self, configuration: configuration)
    if let target = settings.testTargetName.flatMap(target(named:)) { return target }
    guard let host = settings.testHost else { return nil }
    return targets.first { target in
      target.kind == .application
        && TargetSettings(of: target, in: self, configuration: configuration).productName == host
    }
  }
}
