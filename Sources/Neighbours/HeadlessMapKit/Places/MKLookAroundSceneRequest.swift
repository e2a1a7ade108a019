public import Foundation
public import HeadlessCoreLocation

/// A search for what is seen from a street: nothing is found.
@preconcurrency @MainActor
open class MKLookAroundSceneRequest: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// What stands there.
  public let mapItem: MKMapItem?
  /// Whether it was cancelled.
  open private(set) var isCancelled = false
  private let question = MapQuestion<MKLookAroundScene?>("MKLookAroundSceneRequest") { nil }

  /// Creates a search around a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
    super.init()
  }

  /// Creates a search around what stands somewhere.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
    super.init()
  }

  /// Whether it searches.
  open var isLoading: Bool { question.isPending }

  /// Searches, and calls back in a later turn.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) { question.ask { completionHandler($0 ?? nil, $1) } }

  /// What is found, in a later turn.
  open var scene: MKLookAroundScene? {
    get async throws { try await question.ask() }
  }

  /// Ends the search.
  open func cancel() {
    isCancelled = true
    question.cancel()
  }
}
