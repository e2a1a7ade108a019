extension View {
  /// Presents a sheet of choices while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleKey)), isPresented: isPresented, style: .actionSheet,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents a sheet of choices with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleKey)), isPresented: isPresented, style: .actionSheet,
        actions: actions(), message: message()))
  }

  /// Presents a sheet of choices of a value while a binding is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleKey)), isPresented: isPresented, style: .actionSheet,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents a sheet of choices of a value with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleKey)), isPresented: isPresented, style: .actionSheet,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Presents a sheet of choices while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleResource)), isPresented: isPresented,
        style: .actionSheet,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents a sheet of choices with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleResource)), isPresented: isPresented,
        style: .actionSheet,
        actions: actions(), message: message()))
  }

  /// Presents a sheet of choices of a value while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleResource)), isPresented: isPresented,
        style: .actionSheet,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents a sheet of choices of a value with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(titleResource)), isPresented: isPresented,
        style: .actionSheet,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Presents a sheet of choices while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(title)), isPresented: isPresented, style: .actionSheet,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents a sheet of choices with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(title)), isPresented: isPresented, style: .actionSheet,
        actions: actions(), message: message()))
  }

  /// Presents a sheet of choices of a value while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(title)), isPresented: isPresented, style: .actionSheet,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents a sheet of choices of a value with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(Text(title)), isPresented: isPresented, style: .actionSheet,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Presents a sheet of choices while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(title), isPresented: isPresented, style: .actionSheet,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents a sheet of choices with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(title), isPresented: isPresented, style: .actionSheet,
        actions: actions(), message: message()))
  }

  /// Presents a sheet of choices of a value while a binding is true.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(title), isPresented: isPresented, style: .actionSheet,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents a sheet of choices of a value with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: titleVisibility.shown(title), isPresented: isPresented, style: .actionSheet,
        actions: data.map(actions), message: data.map(message)))
  }
}

extension Visibility {
  /// A title, if it is to be seen.
  nonisolated fileprivate func shown(_ title: Text) -> Text? { self == .visible ? title : nil }
}
