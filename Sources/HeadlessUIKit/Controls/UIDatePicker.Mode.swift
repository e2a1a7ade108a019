extension UIDatePicker {
  /// What a date picker picks.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes to count down.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }
}
