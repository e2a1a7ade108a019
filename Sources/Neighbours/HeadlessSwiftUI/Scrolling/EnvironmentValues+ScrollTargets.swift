/// A behavior in an environment, whatever its type.
struct ScrollRest: Equatable {
  let behavior: any ScrollTargetBehavior

  var isPaging: Bool { behavior is PagingScrollTargetBehavior }

  static func == (one: ScrollRest, other: ScrollRest) -> Bool {
    switch (one.behavior, other.behavior) {
    case (is PagingScrollTargetBehavior, is PagingScrollTargetBehavior): true
    case (
      let one as ViewAlignedScrollTargetBehavior, let other as ViewAlignedScrollTargetBehavior
    ): one.limit == other.limit && one.anchor == other.anchor
    default: false
    }
  }
}

private struct RestKey: EnvironmentKey { static var defaultValue: ScrollRest? { nil } }
private struct StartKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
private struct ScrollPlaceKey: EnvironmentKey { static var defaultValue: ScrollPlace? { nil } }

extension EnvironmentValues {
  /// Where scroll views rest.
  var scrollRest: ScrollRest? {
    get { self[RestKey.self] }
    set { self[RestKey.self] = newValue }
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
  /// Where a scroll view stands.
  var scrollPlace: ScrollPlace? {
    get { self[ScrollPlaceKey.self] }
    set { self[ScrollPlaceKey.self] = newValue }
  }
}
