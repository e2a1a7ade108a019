/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
  /// Whatever suits the mode.
  case automatic = 0
  /// Wheels to spin.
  case wheels = 1
  /// A label that opens something to pick from.
  case compact = 2
  /// A calendar on the page.
  case inline = 3
}
