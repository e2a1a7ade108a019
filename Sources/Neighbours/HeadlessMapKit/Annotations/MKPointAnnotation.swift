public import HeadlessCoreLocation

/// A place with a name.
@preconcurrency @MainActor
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  /// Creates the place at the equator and Greenwich.
  public override init() { super.init() }

  /// Creates a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  /// Creates a place with a name.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  /// Creates a place, by the name that Objective-C's initializer has in Swift.
  public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate)
  }

  /// Creates a place with a name, by the name that Objective-C's initializer has in Swift.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate, title: title, subtitle: subtitle)
  }

  /// Where it is; a map that shows it moves its view.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      onChange?()
    }
  }
}
