/// How a shared value looks in the sheet for sharing, which shows nothing of it here.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
  /// Creates a preview with a title.
  public init(_ title: Text) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// Creates a preview with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
  /// Creates a preview with a title and a picture.
  public init(_ title: Text, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview with a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}
