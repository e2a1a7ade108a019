public import Foundation

/// The question for a sum or an average.
open class HKStatisticsQuery: HKQuery {
  /// The closure that gets it.
  public typealias Handler = @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  private let type: HKQuantityType
  private let handler: Handler

  /// Creates a question.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], completionHandler handler: @escaping Handler
  ) {
    type = quantityType
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  @MainActor override func answer(
    _ samples: [HKSample], _ error: HKError?, from store: HKHealthStore
  ) {
    let quantities = samples.compactMap { $0 as? HKQuantitySample }
    guard error == nil, !quantities.isEmpty else {
      return handler(self, nil, error ?? HKError(.errorNoData))
    }
    handler(self, HKStatistics(type, quantities), nil)
  }
}

/// What is wanted of quantities.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// For each app that has measured something.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
}
