public import Foundation

extension URLResourceValues {
  /// How many bytes are free for what the user wants to keep.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }

  /// How many bytes are free for what can be made again.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}
