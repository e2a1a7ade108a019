/// Whether something is loaded.
public enum AVKeyValueStatus: Int, Sendable {
  /// Not yet asked for.
  case unknown = 0
  /// It is on its way.
  case loading = 1
  case loaded = 2
  /// It cannot be had.
  case failed = 3
  /// The app has ended it.
  case cancelled = 4
}
