/// An alert, by the name of older systems.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// Creates a button.
    @preconcurrency
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Self { Self(label: label, role: nil, action: action ?? {}) }

    /// Creates a button that cancels.
    @preconcurrency
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: label, role: .cancel, action: action ?? {})
    }

    /// Creates a button that cancels, with the system's word.
    @preconcurrency
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label: Text(verbatim: "Cancel"), role: .cancel, action: action ?? {})
    }

    /// Creates a button that deletes something.
    @preconcurrency
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Self { Self(label: label, role: .destructive, action: action ?? {}) }
  }
}

/// A sheet of choices, by the name of older systems.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a sheet of choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
