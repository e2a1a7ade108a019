/// How boxes look.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of boxes.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// What is in the box.
  public struct Content: View {
    let erased: AnyView
    /// What is in the box.
    @MainActor public var body: some View { erased }
  }
  /// The label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The style that suits the place.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding()
    .background(
      Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that suits the place.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box within a style, which has the style around that.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
