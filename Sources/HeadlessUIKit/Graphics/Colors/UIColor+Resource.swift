extension UIColor {
  /// Creates the color of a resource; of one without a color, the app's tint.
  public convenience init(resource: ColorResource) {
    let asset = AppResources.of(resource.bundle).color(resource.name)
    self.init(asset.map { Storage.asset($0) } ?? .system(.tint))
  }
}
