extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists of one kind (behaviour 537).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
