private struct FieldLookKey: EnvironmentKey { static var defaultValue: FieldLook { FieldLook() } }

private struct SubmitKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

extension EnvironmentValues {
  var fieldLook: FieldLook {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }

  /// What is done when the user ends typing: the nearest first.
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// Whether typed words are not corrected.
  public var autocorrectionDisabled: Bool {
    get { !fieldLook.isAutocorrecting }
    set { fieldLook.isAutocorrecting = !newValue }
  }
}
