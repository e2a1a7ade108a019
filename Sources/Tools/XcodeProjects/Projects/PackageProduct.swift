/// A product of a Swift package.
package struct PackageProduct: Equatable, Sendable {
  package let name: String
  /// The id of the package, unless it is one that the project has only as a folder.
  package let package: String?
  /// Whether it is a plugin, which runs while a target is built.
  package let isPlugin: Bool

  package init(name: String, package: String?, isPlugin: Bool) {
    self.name = name
    self.package = package
    self.isPlugin = isPlugin
  }
}
