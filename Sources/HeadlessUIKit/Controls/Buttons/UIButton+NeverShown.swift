extension UIButton {
  /// Whether nobody has ever done anything with the button: it lies nowhere, and a tap means nothing.
  package final var wasNeverShown: Bool {
    storedSuperview == nil && registrations.entries.isEmpty && recognizers.isEmpty && menu == nil
      && !changesSelectionAsPrimaryAction
  }
}
