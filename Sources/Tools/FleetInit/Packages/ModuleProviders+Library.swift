import FleetPort
import XcodeProjects

extension ModuleProviders {
  /// Brings a package that is no project: its libraries with all that they need, and its tests.
  ///
  /// Answers the name of the package.
  mutating func bringLibrary() throws(Refusal) -> String {
    let place = maker.projects.path
    guard let package = packages.package(at: maker.projects.folder) else {
      throw Refusal("'\(place)' says of no target in Swift where it is.")
    }
    let targets = package.manifest.targets
    for name in maker.options.targets + maker.options.without
    where !targets.contains(where: { $0.name == name }) {
      throw Refusal("There is no target '\(name)'.")
    }
    packages.add(package.others)
    // What macros are made with is for them alone.
    for target in targets.filter(\.isMacro) + targets.filter({ !$0.isMacro }) {
      if let reason = reasonToLeaveOut(target, of: package) {
        maker.plan.leftOut.append(LeftOut(name: target.name, reason: reason))
      } else {
        bring(target, of: package, target.isTest ? .unitTests : .library)
      }
    }
    guard !maker.order.isEmpty else {
      let reason = maker.plan.leftOut.first.map { ": \($0.name): \($0.reason)" } ?? ""
      throw Refusal("There is nothing to bring over\(reason).")
    }
    return package.manifest.name
  }

  private func reasonToLeaveOut(
    _ target: PackageManifest.Target, of package: FoundPackage
  ) -> String? {
    let options = maker.options
    if options.without.contains(target.name) { return "as '--without' says" }
    switch target.type {
    case "regular", "test": break
    case "binary": return "a binary"
    case "macro", "system":
      return isNeededHere(target, of: package) ? nil : "nothing here needs it"
    case "plugin": return "it makes nothing of the library"
    default: return "not part of the library"
    }
    if package.manifest.isForOthersAlone(target) { return "it is for other systems than iOS" }
    if !options.targets.isEmpty, !isNeeded(target, of: package) { return "nothing here needs it" }
    if !package.has(target) { return "its sources are not in the package" }
    return package.swiftFiles(of: target).isEmpty && !package.isC(target)
      ? "it has no sources in Swift, and Swift on Linux cannot import Objective-C" : nil
  }

  /// Whether one of the targets that are brought needs it, or one of the package's where all are.
  private func isNeededHere(
    _ target: PackageManifest.Target, of package: FoundPackage
  ) -> Bool {
    let names =
      maker.options.targets.isEmpty
      ? package.manifest.targets.filter { $0.isLibrary || $0.isTest }.map(\.name)
      : maker.options.targets
    return names.contains { package.manifest.targets(neededBy: $0).contains(target.name) }
  }

  /// Whether a target is asked for, or needed by one that is.
  private func isNeeded(_ target: PackageManifest.Target, of package: FoundPackage) -> Bool {
    maker.options.targets.contains { name in
      name == target.name || package.manifest.targets(neededBy: name).contains(target.name)
    }
  }
}
