extension Plan {
  /// Does without a package that cannot be had: what its users import is missing.
  mutating func drop(_ loss: PackageResolution.Loss) {
    packages.removeAll { $0.identity == loss.identity }
    dropped.append(loss)
    for index in targets.indices {
      let gone = targets[index].products.filter { $0.package == loss.identity }
      targets[index].products.subtract(gone)
      for product in gone {
        let files = targets[index].imports[product.name] ?? []
        guard !files.isEmpty else { continue }
        missingModules[product.name, default: []] += files
        missingReasons[product.name] = "the package \(loss.identity) cannot be resolved"
      }
    }
  }
}
