/// The sentences for a gesture that an obstacle stops, as each kind of view says them.
package struct GestureWords: Sendable {
  /// The name of the failure.
  package var name: String
  /// What cannot be done, such as `Cannot tap UIButton`.
  package var cannot: String
  /// What is said of a view that takes no events.
  package var notInteractive = "View does not allow user interaction."
  /// What is said of a control that is disabled.
  package var disabled = "Control is not enabled."
  /// What is said of a view that is hidden.
  package var hidden = "Control is not visible."
  /// What is said of a view that something is presented over.
  package var covered = "Another screen is presented over it."

  package init(name: String = "Fleet.ControlError", cannot: String) {
    self.name = name
    self.cannot = cannot
  }
}
