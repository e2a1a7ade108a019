/// The result of an app's fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  /// Nothing, because there was nothing new.
  case noData = 1
  /// Nothing, because something went wrong.
  case failed = 2
}
