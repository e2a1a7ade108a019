public import Foundation
import Predicates

/// The question for samples.
open class HKSampleQuery: HKQuery {
  /// The closure that gets them.
  public typealias Handler = @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// The largest number of them.
  public final let limit: Int
  /// How they are sorted.
  public final let sortDescriptors: [NSSortDescriptor]?
  private let handler: Handler

  /// Creates a question for samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping Handler
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  @MainActor override func answer(
    _ samples: [HKSample], _ error: HKError?, from store: HKHealthStore
  ) {
    guard error == nil else { return handler(self, nil, error) }
    var sorted = samples
    for order in (sortDescriptors ?? []).reversed() {
      let isEnd = order.key == HKSampleSortIdentifierEndDate
      sorted.sort {
        let (left, right) = isEnd ? ($0.endDate, $1.endDate) : ($0.startDate, $1.startDate)
        return order.ascending ? left < right : left > right
      }
    }
    handler(self, limit > 0 ? Array(sorted.prefix(limit)) : sorted, nil)
  }
}

/// No limit.
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
