public import Foundation

// What is free at all is what is asked for by these keys, too: a simulator's disk is the Mac's.
extension URLResourceKey {
  /// How many bytes are free for what the user wants to keep.
  public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey
  /// How many bytes are free for what can be made again.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
}
