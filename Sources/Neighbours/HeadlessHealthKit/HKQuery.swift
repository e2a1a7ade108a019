public import Foundation

/// A question about the user's health.
open class HKQuery: NSObject {
  /// The kind that it is about.
  public final let objectType: HKObjectType?
  private let wanted: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    objectType = type
    wanted = predicate
  }

  /// What answers have to be like.
  open var predicate: NSPredicate? { wanted }

  /// Answers, on a turn of the main loop.
  @MainActor func answer(_ samples: [HKSample], _ error: HKError?, from store: HKHealthStore) {}

  /// Whether it goes on once it is answered.
  var goesOn: Bool { false }

  /// Returns what is true of samples that overlap a span of time.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
      if options.contains(.strictStartDate), sample.startDate < start { return false }
      if options.contains(.strictEndDate), sample.endDate > end { return false }
      return sample.startDate < end && sample.endDate >= start
    }
  }
}

/// How exactly samples have to lie in a span of time.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// They begin in it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// They end in it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
