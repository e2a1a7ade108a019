/// The exit status of a process.
package enum DriveStatus: Int32, Comparable {
  case success = 0
  /// A step could not be taken, or the app did something wrong.
  case failure = 1
  /// A command makes no sense, or a file cannot be read.
  case mistake = 2

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
