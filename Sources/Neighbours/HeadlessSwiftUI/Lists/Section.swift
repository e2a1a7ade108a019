/// Views that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is no body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    SectionNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { nil }

  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Creates a section with a header and a footer.
  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Creates a section with a header, whose rows a user can hide at the side of a tablet.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section with a title, whose rows a user can hide at the side of a tablet.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title, whose rows a user can hide at the side of a tablet.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}
