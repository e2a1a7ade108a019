/// How values with labels look.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of values with labels.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// The value.
  public struct Content: View {
    let erased: AnyView
    /// The value.
    @MainActor public var body: some View { erased }
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The style that suits the place.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(
      label: configuration.label, control: configuration.content.foregroundStyle(.secondary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that suits the place.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a value within a style, which has the style around that.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
