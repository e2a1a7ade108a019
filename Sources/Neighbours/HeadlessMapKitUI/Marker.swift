public import HeadlessMapKit
public import HeadlessSwiftUI

/// A marker at a place.
public struct Marker<Label: View>: SingleMapContent {
  /// There is no body.
  public typealias Body = Never

  let item: MapItem

  /// Creates a marker with a label, of which its texts are shown.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, nil)
  }

  private init(
    _ coordinate: CLLocationCoordinate2D, _ title: Text?, glyph: String? = nil,
    image: UIImage? = nil
  ) {
    item = MapItem(
      form: .marker(glyph: glyph, image: image), coordinate: coordinate, title: title)
  }
}

extension Marker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a marker with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey))
  }
  /// Creates a marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(title))
  }
  /// Creates a marker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(titleKey), image: UIImage(systemName: systemImage)) }
  /// Creates a marker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(title), image: UIImage(systemName: systemImage)) }
  /// Creates a marker with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(titleKey), image: UIImage(named: image)) }
  /// Creates a marker with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(title), image: UIImage(named: image)) }
  /// Creates a marker for a place of the system's.
  public init(item: MKMapItem) {
    self.init(item.placemark.coordinate, item.name.map { Text(verbatim: $0) })
  }
}

extension Marker where Label == Text {
  /// Creates a marker with a title and letters in it.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(titleKey)) }
  /// Creates a marker with a title and letters in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(title)) }
}
