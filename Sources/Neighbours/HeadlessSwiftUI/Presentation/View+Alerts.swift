extension View {
  /// Presents an alert while a binding is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents an alert with a message while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Presents an alert of a value while a binding is true.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents an alert of a value with a message while a binding is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Presents an alert while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleResource), isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents an alert with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleResource), isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Presents an alert of a value while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleResource), isPresented: isPresented,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents an alert of a value with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleResource), isPresented: isPresented,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Presents an alert while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents an alert with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Presents an alert of a value while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), isPresented: isPresented,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents an alert of a value with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), isPresented: isPresented,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Presents an alert while a binding is true.
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, isPresented: isPresented,
        actions: actions(), message: EmptyView?.none))
  }

  /// Presents an alert with a message while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, isPresented: isPresented,
        actions: actions(), message: message()))
  }

  /// Presents an alert of a value while a binding is true.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, isPresented: isPresented,
        actions: data.map(actions), message: EmptyView?.none))
  }

  /// Presents an alert of a value with a message while a binding is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, isPresented: isPresented,
        actions: data.map(actions), message: data.map(message)))
  }

  /// Presents an alert of an error while a binding is true.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: error?.errorDescription.map { Text(verbatim: $0) }, isPresented: isPresented,
        actions: error == nil ? nil : actions(), message: EmptyView?.none))
  }

  /// Presents an alert of an error with a message while a binding is true.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: error?.errorDescription.map { Text(verbatim: $0) }, isPresented: isPresented,
        actions: error.map(actions), message: error.map(message)))
  }
}
