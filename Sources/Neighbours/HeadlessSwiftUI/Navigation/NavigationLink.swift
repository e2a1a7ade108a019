/// A control that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let route: LinkRoute

  init(_ label: Label, _ route: LinkRoute) {
    self.label = label
    self.route = route
  }

  /// The link.
  @MainActor public var body: some View {
    LinkLabel(label: label).modifier(LinkModifier(route: route))
  }

  @MainActor public static var _rowCount: Int? { 1 }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), LinkRoute(view: AnyView(destination())))
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), LinkRoute(view: AnyView(destination)))
  }

  /// Creates a link to a view, which is shown while a state says so.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), LinkRoute(view: AnyView(destination()), isActive: isActive))
  }

  /// Creates a link to a view, which is shown while a state says so.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), LinkRoute(view: AnyView(destination), isActive: isActive))
  }

  /// Creates a link to a view, which is shown while a state has a value.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), LinkRoute(view: AnyView(destination()), isActive: selection.is(tag)))
  }

  /// Creates a link to a view, which is shown while a state has a value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), LinkRoute(view: AnyView(destination), isActive: selection.is(tag)))
  }

  /// Says whether the view comes in the column for details, as it does anyway.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
