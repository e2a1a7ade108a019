import Foundation

/// What a section or a group is laid out for, as values.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }
}
