extension ShareLink {
  /// Creates a control that shares a value.
  public init<I: Transferable, P, C>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, C>,
    @ViewBuilder label: () -> Label
  ) {
    self.init([item], message, label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a control that shares a value.
  public init<I: Transferable, P, C>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, C>
  ) {
    self.init([item], message, .init(title: nil))
  }
  /// Creates a control with a title that shares a value.
  public init<I: Transferable, P, C>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<P, C>
  ) {
    self.init([item], message, .init(title: Text(titleKey)))
  }
  /// Creates a control with a title that shares a value.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable, P, C>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, C>
  ) {
    self.init([item], message, .init(title: Text(title)))
  }
}
