public import Foundation

/// The wish to hear of changes.
open class HKObserverQuery: HKQuery {
  /// The closure that says that the app has heard of a change.
  public typealias CompletionHandler = @Sendable () -> Void
  /// The closure that hears.
  public typealias Handler =
    @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?)
    -> Void

  private let handler: Handler

  /// Creates a wish to hear of changes of a kind.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping Handler
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override var goesOn: Bool { true }

  @MainActor override func answer(
    _ samples: [HKSample], _ error: HKError?, from store: HKHealthStore
  ) { handler(self, {}, error) }
}
