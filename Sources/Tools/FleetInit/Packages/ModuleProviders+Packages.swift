import FleetPort
import Foundation
import XcodeProjects

extension ModuleProviders {
  // MARK: Packages

  mutating func bringFromPackage(_ module: String, for key: String) -> Bool {
    guard let package = packages.package(with: module),
      let product = package.manifest.product(with: module)
    else { return dependUnseen(on: module, for: key) }
    var seen: Set<String> = []
    if isRewritten(package) || takesRewriting(product, of: package, &seen) {
      rewrite(product, of: package)
    } else {
      depend(on: product, of: package, for: key)
    }
    return true
  }

  private static func key(_ target: PackageManifest.Target, of package: FoundPackage) -> String {
    "package \(package.folder) \(target.name)"
  }

  private func isRewritten(_ package: FoundPackage) -> Bool {
    package.manifest.targets.contains { maker.brought[Self.key($0, of: package)] != nil }
  }

  /// Whether a product cannot be depended on as it is: something of it, or of what it needs, imports
  /// UIKit, or has the name of a target here.
  private mutating func takesRewriting(
    _ product: String, of package: FoundPackage, _ seen: inout Set<String>
  ) -> Bool {
    let key = "\(package.folder) \(product)"
    guard seen.insert(key).inserted else { return false }
    let importsUIKit = importsUIKit[key] ?? package.importsUIKit(product)
    self.importsUIKit[key] = importsUIKit
    let targets = package.manifest.targets(of: product)
    let names = Set(package.manifest.targets.map(\.name))
    if package.isTakenBySources || importsUIKit
      || targets.contains(where: { hasTarget($0.module) })
    {
      return true
    }
    let needed = targets.flatMap { $0.dependencies ?? [] }.compactMap(\.name)
    for name in needed where !names.contains(name) {
      if hasTarget(SettingOperator.identifier(name)) { return true }
      if let other = packages.package(withProduct: name), takesRewriting(name, of: other, &seen) {
        return true
      }
    }
    return false
  }

  /// Whether the package that is written has a target of a name, as no package besides may.
  private func hasTarget(_ module: String) -> Bool {
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

  /// Makes a target of a package's, unless there is one of that name; answers whether it has sources.
  @discardableResult
  mutating func bring(
    _ target: PackageManifest.Target, of package: FoundPackage, _ kind: BroughtTarget.Kind
  ) -> Bool {
    let key = Self.key(target, of: package)
    guard maker.brought[key] == nil, !hasTarget(target.module) else { return true }
    let files = package.swiftFiles(of: target)
    guard !files.isEmpty else { return false }
    var new = BroughtTarget(
      name: target.name, module: target.module, kind: kind,
      description: package.description(of: target))
    new.folders = new.description.files.filter { FilePath.kind(of: $0) != "swift" }
    new.settings = package.manifest.settingLines(of: target)
    new.description.isMainActorByDefault = new.settings.contains {
      $0.hasPrefix(".defaultIsolation(MainActor")
    }
    new.sources = files
    new.imports = SourceImports.modules(in: files)
    new.neededProducts = (target.dependencies ?? []).compactMap { dependency in
      dependency.name.map { ($0, dependency.package) }
    }
    maker.brought[key] = new
    maker.order.append(key)
    if package.isTakenBySources { tellSources(of: package) }
    return true
  }

  private mutating func tellSources(of package: FoundPackage) {
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
    let dependency =
      packages.dependency(on: package)
      ?? PackageDependency(identity: package.identity, source: .local(package.folder))
    add(dependency)
    products[dependency.identity, default: []].insert(product)
    depended[dependency.identity] = package
    maker.brought[key]?.products.insert(
      BroughtTarget.Product(name: product, package: dependency.identity))
  }

  private mutating func add(_ dependency: PackageDependency) {
    if !maker.plan.packages.contains(dependency) { maker.plan.packages.append(dependency) }
  }

  /// Depends on a package that is not here yet, by the name of the product that the target links.
  private mutating func dependUnseen(on module: String, for key: String) -> Bool {
    guard let (product, remote) = unseenProduct(with: module, for: key),
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
