import FleetPort
import Foundation
import XcodeProjects

extension ModuleProviders {
  // MARK: Packages

  mutating func bringFromPackage(_ module: String, for key: String) -> Bool {
    guard let package = packages.package(with: module),
      let product = package.manifest.product(with: module)
    else { return dependUnseen(on: module, for: key) }
    // No product of such a target builds on Linux: it is declared.
    if package.isObjectiveC(module) { return false }
    var seen: Set<String> = []
    if isRewritten(package) || takesRewriting(product, of: package, &seen) {
      rewrite(product, of: package)
      return hasTarget(module)
    }
    depend(on: product, of: package, for: key)
    return true
  }

  /// Gives a module to a target that is built as it is, such as a macro: the machine of the build has no
  /// stand-ins.
  mutating func bringForMachine(_ module: String, for key: String) -> Bool {
    guard let package = packages.package(with: module),
      let product = package.manifest.product(with: module)
    else { return dependUnseen(on: module, for: key) }
    if isRewritten(package) {
      rewrite(product, of: package)
      maker.brought[key]?.dependencies.insert(module)
    } else {
      depend(on: product, of: package, for: key)
    }
    return true
  }

  static func key(_ target: PackageManifest.Target, of package: FoundPackage) -> String {
    "package \(package.folder) \(target.name)"
  }

  private func isRewritten(_ package: FoundPackage) -> Bool {
    package.manifest.targets.contains { maker.brought[Self.key($0, of: package)] != nil }
  }

  /// Whether the package that is written has a target of a name, as no package besides may.
  func hasTarget(_ module: String) -> Bool {
    maker.brought.values.contains { $0.module == module }
  }

  /// Brings what was to be depended on, and cannot be since something else was brought; answers whether
  /// there was anything.
  mutating func giveUpConflicts() -> Bool {
    for (identity, names) in products.sorted(by: { $0.key < $1.key }) {
      guard let package = depended[identity] else { continue }
      for name in names.sorted() {
        var seen: Set<String> = []
        if takesRewriting(name, of: package, &seen) {
          giveUpProducts(of: package)
          return true
        }
      }
    }
    return false
  }

  /// Makes targets of a package's, whose sources take rewriting.
  private mutating func rewrite(_ product: String, of package: FoundPackage) {
    for target in package.manifest.targets(of: product) {
      bring(target, of: package, .foreign("of the package \(package.identity)"))
    }
    packages.add(package.others)
    giveUpProducts(of: package)
  }

  mutating func tellSources(of package: FoundPackage) {
    let place = FilePath.relative(package.folder, to: maker.projects.folder)
    let remark = "SwiftPM reads no manifest in \(place): its sources are taken as they lie there."
    if !maker.plan.remarks.contains(remark) { maker.plan.remarks.append(remark) }
  }

  /// A package is either depended on or rewritten, for no two targets have one name.
  private mutating func giveUpProducts(of package: FoundPackage) {
    let identity = package.identity
    depended[identity] = nil
    for product in (products.removeValue(forKey: identity) ?? []).sorted() {
      maker.plan.packages.removeAll { $0.identity == identity }
      rewrite(product, of: package)
      let modules = package.manifest.products.first { $0.name == product }?.targets ?? [product]
      for key in maker.order
      where maker.brought[key]?.products.remove(
        BroughtTarget.Product(name: product, package: identity)) != nil
      {
        maker.brought[key]?.dependencies.formUnion(modules.map(SettingOperator.identifier))
      }
    }
  }

  private mutating func depend(on product: String, of package: FoundPackage, for key: String) {
    var dependency =
      packages.dependency(on: package)
      ?? PackageDependency(identity: package.identity, source: .local(package.folder))
    dependency.traits = packages.traits(of: package)
    add(dependency)
    products[dependency.identity, default: []].insert(product)
    depended[dependency.identity] = package
    maker.brought[key]?.products.insert(
      BroughtTarget.Product(name: product, package: dependency.identity))
  }

  private mutating func add(_ dependency: PackageDependency) {
    maker.plan.packages.removeAll { $0.identity == dependency.identity }
    maker.plan.packages.append(dependency)
  }

  /// Depends on a package that is not here yet, by the name of the product that the target links.
  private mutating func dependUnseen(on module: String, for key: String) -> Bool {
    guard let (product, remote) = unseenProduct(with: module, for: key), !packages.isHere(remote),
      let dependency = packages.dependency(on: remote)
    else { return false }
    add(dependency)
    maker.brought[key]?.products.insert(
      BroughtTarget.Product(name: product, package: dependency.identity))
    maker.plan.unseenPackages.insert(dependency.identity)
    return true
  }

  private func unseenProduct(with module: String, for key: String) -> (String, RemotePackage)? {
    func isMeant(_ name: String) -> Bool { SettingOperator.identifier(name) == module }
    if let member = maker.projects.members.first(where: { $0.key == key }) {
      let products = member.target.packageProducts.filter { !$0.isPlugin && isMeant($0.name) }
      for product in products {
        let package = member.project.packages.first { $0.id == product.package }
        if let remote = RemotePackage(package?.source) { return (product.name, remote) }
      }
    }
    let needed = maker.brought[key]?.neededProducts.first { isMeant($0.name) }
    // What links it somewhere else is enough for Xcode.
    let identity = (needed?.package ?? needed?.name ?? module).lowercased()
    let remote = packages.remotes.first { $0.identity == identity }
    return remote.map { (needed?.name ?? module, $0) }
  }
}
