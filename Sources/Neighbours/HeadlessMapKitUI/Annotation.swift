public import HeadlessMapKit
public import HeadlessSwiftUI

/// Views at a place on a map, with their title below.
public struct Annotation<Label: View, Content: View>: SingleMapContent {
  /// There is no body.
  public typealias Body = Never

  let item: MapItem

  private init(
    _ title: Text?, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ view: AnyView
  ) {
    item = MapItem(
      form: .annotation(anchor: anchor, view), coordinate: coordinate, title: title)
  }

  /// Creates views at a place, with a label below.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let (views, label) = (content(), label())
    self.init(
      nil, coordinate, anchor,
      AnyView(
        VStack(spacing: 2) {
          views
          label.font(.caption2)
        }))
  }
}

extension Annotation where Label == Text {
  /// Creates views at a place, with a title below.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), coordinate, anchor, AnyView(content())) }
  /// Creates views at a place, with a title below.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(title), coordinate, anchor, AnyView(content())) }
}

/// The place of the user.
public struct UserAnnotation: SingleMapContent {
  /// There is no body.
  public typealias Body = Never

  let item = MapItem(form: .user)

  /// Creates the place of the user.
  public init() {}
}
