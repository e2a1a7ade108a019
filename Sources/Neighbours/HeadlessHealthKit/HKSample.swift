public import Foundation

/// What was measured at a time.
open class HKSample: HKObject {
  /// The kind.
  public final let sampleType: HKSampleType
  /// When it began.
  public final let startDate: Date
  /// When it ended.
  public final let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata)
  }
}
