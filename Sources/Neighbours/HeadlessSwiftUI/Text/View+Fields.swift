extension View {
  /// Sets the keyboard of fields.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldLook.keyboard, type)
  }
  /// Says what fields are for.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.fieldLook.contentType, textContentType)
  }
  /// Sets which letters are typed as capitals.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.fieldLook.capitals, autocapitalization?.uiKit ?? .sentences)
  }
  /// Sets which letters are typed as capitals.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.fieldLook.capitals, style)
  }
  /// Lets typed words be as they are.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Lets typed words be as they are.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
  /// Sets what the key says that ends typing.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.fieldLook.returnKey, submitLabel.returnKey)
  }
  /// Does something when the user ends typing.
  @preconcurrency
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(SubmitModifier(action: SubmitAction(triggers: triggers, run: action)))
  }
}
