/// A scene whose windows look alike.
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// There is no body.
  public typealias Body = Never

  let id: String?
  let content: WindowContent<Content>
  /// The type of the values that windows show.
  let valueType: Any.Type?

  private init(_ id: String?, _ content: Content) {
    self.id = id
    self.content = .same(content)
    valueType = nil
  }

  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ context: _Context
  ) -> _SceneNode<Self> {
    WindowGroupNode(scene, context)
  }

  // MARK: Windows

  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
  /// Creates a group of windows with a name by which one is opened.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id, content()) }
  /// Creates a group of windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }
  /// Creates a group of windows with a title and a name by which one is opened.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, content())
  }
  /// Creates a group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(nil, content()) }
  /// Creates a group of windows with a title and a name by which one is opened.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, content())
  }
  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }
  /// Creates a group of windows with a title and a name by which one is opened.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, content())
  }
}

extension WindowGroup {
  /// Creates a group of windows that each show a value, which need not be there.
  public init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: type, nil, content)
  }
  /// Creates a group of windows that each show a value, with a name by which one is opened.
  public init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: type, id, content)
  }
  /// Creates a group of windows with a title that each show a value.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: type, nil, content)
  }
  /// Creates a group of windows with a title and a name that each show a value.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: type, id, content)
  }
  /// Creates a group of windows that each show a value, which is always there.
  public init<D: Hashable & Codable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: type, nil) { content($0.orDefault(defaultValue)) }
  }
  /// Creates a group of windows with a name that each show a value, which is always there.
  public init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(showing: type, id) { content($0.orDefault(defaultValue)) }
  }

  private init<D: Hashable & Codable, C: View>(
    showing type: D.Type, _ id: String?, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.id = id
    self.content = .ofValue { value in
      PresentedWindowContent(value: value.binding(), content: content)
    }
    valueType = type
  }
}

extension StateLocation where Value == AnyHashable? {
  /// A binding to the value, as one of a type.
  nonisolated fileprivate func binding<D: Hashable>() -> Binding<D?> {
    Binding(get: { self.get()?.base as? D }, set: { self.set($0.map { AnyHashable($0) }, $1) })
  }
}

extension Binding {
  /// A binding that has a value where this one has not.
  fileprivate func orDefault<Wrapped>(_ value: @escaping () -> Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? value() }, set: { location.set($0, $1) })
  }
}
