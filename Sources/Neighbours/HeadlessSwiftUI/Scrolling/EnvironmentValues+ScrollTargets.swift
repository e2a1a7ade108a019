private struct PagingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct StartKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

/// Which view a scroll view stands at, by its identity.
struct ScrollPlace: Equatable {
  let id: Binding<AnyHashable?>
  /// The identity when the view was made.
  let wanted: AnyHashable?
  let anchor: UnitPoint?

  static func == (one: ScrollPlace, other: ScrollPlace) -> Bool {
    one.wanted == other.wanted && one.anchor == other.anchor
  }
}

private struct ScrollPlaceKey: EnvironmentKey { static var defaultValue: ScrollPlace? { nil } }

extension EnvironmentValues {
  /// Whether scroll views rest at pages.
  var isPaging: Bool {
    get { self[PagingKey.self] }
    set { self[PagingKey.self] = newValue }
  }
  /// Which part of its content a scroll view shows first.
  var scrollStart: UnitPoint? {
    get { self[StartKey.self] }
    set { self[StartKey.self] = newValue }
  }
  /// How far the content of scroll views stands from their sides.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
  /// Which view a scroll view stands at.
  var scrollPlace: ScrollPlace? {
    get { self[ScrollPlaceKey.self] }
    set { self[ScrollPlaceKey.self] = newValue }
  }
}
