/// A title with a picture.
public nonisolated struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static var _rowCount: Int? { 1 }

  /// The label in the style of its place.
  @MainActor public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: .init(erased: AnyView(title)), icon: .init(erased: AnyView(icon)))
    return style?.make(configuration)
      ?? AnyView(DefaultLabelStyle().makeBody(configuration: configuration))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// Creates a label with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  /// Creates a label with a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
  /// Creates a label with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label within a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
