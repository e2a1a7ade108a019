/// How groups that open look.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of groups that open.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// What the label opens.
  public struct Content: View {
    let erased: AnyView
    /// What the label opens.
    @MainActor public var body: some View { erased }
  }
  /// The label.
  public let label: Label
  /// What the label opens.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The style that suits the place.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .accessibilityHidden(true)
        }
      }
      .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that suits the place.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}
