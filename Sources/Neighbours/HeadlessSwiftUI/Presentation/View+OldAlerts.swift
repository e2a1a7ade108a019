extension View {
  /// Presents an alert while a binding is true.
  @preconcurrency
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    modifier(
      OldAlertModifier(source: PresentedFlag(binding: isPresented), style: .alert) { _ in
        let alert = content()
        return (alert.title, alert.message, alert.buttons)
      })
  }

  /// Presents an alert of an item while a binding has one.
  @preconcurrency
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    modifier(
      OldAlertModifier(source: PresentedElement(binding: item), style: .alert) {
        let alert = content($0)
        return (alert.title, alert.message, alert.buttons)
      })
  }

  /// Presents a sheet of choices while a binding is true.
  @preconcurrency
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    modifier(
      OldAlertModifier(source: PresentedFlag(binding: isPresented), style: .actionSheet) { _ in
        let sheet = content()
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }

  /// Presents a sheet of choices of an item while a binding has one.
  @preconcurrency
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    modifier(
      OldAlertModifier(source: PresentedElement(binding: item), style: .actionSheet) {
        let sheet = content($0)
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }
}
