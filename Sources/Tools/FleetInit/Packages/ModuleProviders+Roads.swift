import FleetPort
import XcodeProjects

extension ModuleProviders {
  /// The library of the compiler's that macros stand on, which is built for the machine of the build.
  private static let syntax = "swift-syntax"

  /// Whether a product cannot be depended on as it is: the package takes its sources' road, or something
  /// that it needs does, or a target here has the name of one of its.
  mutating func takesRewriting(
    _ product: String, of package: FoundPackage, _ seen: inout Set<String>
  ) -> Bool {
    guard package.identity != Self.syntax, seen.insert("\(package.folder) \(product)").inserted
    else { return false }
    let targets = package.manifest.targets(of: product)
    let names = Set(package.manifest.targets.map(\.name))
    if mustTakeSources(product, of: package) || targets.contains(where: { hasTarget($0.module) }) {
      return true
    }
    let needed = targets.flatMap { $0.dependencies ?? [] }.filter(\.isForIOS).compactMap(\.name)
    for name in needed where !names.contains(name) {
      if hasTarget(SettingOperator.identifier(name)) { return true }
      if let other = packages.package(withProduct: name), takesRewriting(name, of: other, &seen) {
        return true
      }
    }
    // A build is asked last.
    return standIns(of: product, in: package).modules.isEmpty
      ? false : road(of: product, in: package) == .sources
  }

  /// Whether it is known without a build that a package is taken by its sources.
  ///
  /// What imports UIKit may build on Linux, but then without all that it has for UIKit; and the sessions of a
  /// package that is built as it is are Linux's own, which ask no test for answers.
  private mutating func mustTakeSources(_ product: String, of package: FoundPackage) -> Bool {
    if package.isTakenBySources || standIns(of: product, in: package).areNeeded {
      return true
    }
    let namesLinux = namesLinux[package.folder] ?? package.namesLinux
    self.namesLinux[package.folder] = namesLinux
    return !namesLinux
  }

  private mutating func standIns(of product: String, in package: FoundPackage)
    -> FoundPackage.StandIns
  {
    let key = "\(package.folder) \(product)"
    let found = standIns[key] ?? package.standIns(of: product)
    standIns[key] = found
    return found
  }

  private mutating func road(of product: String, in package: FoundPackage) -> PackageRoads.Road {
    let toolchain = maker.toolchain ?? maker.tools.toolchain()
    maker.toolchain = toolchain
    let trial = packages.folders(neededBy: product, of: package).map { folders in
      PackageTrial(product: product, folder: package.folder, others: folders)
    }
    let (build, say) = (maker.tools.build, maker.say)
    let tries = trial.map { trial in
      {
        say("Trying whether \(Summary.plain(package.identity)) builds as it is …")
        return build(trial)
      }
    }
    return maker.roads.road(
      of: package.identity, packages.version(of: package), toolchain,
      tries: maker.builds ? tries : nil)
  }
}
