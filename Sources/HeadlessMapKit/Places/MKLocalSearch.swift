public import Foundation
import HeadlessUIKit

/// A search for places, which a test answers.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// What is searched for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// Creates a search for nothing.
    public override init() { super.init() }

    /// Creates a search for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
  }

  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The part of the globe that they are in.
    public let boundingRegion: MKCoordinateRegion

    init(_ items: [MKMapItem], _ region: MKCoordinateRegion) {
      mapItems = items
      boundingRegion = region
      super.init()
    }
  }

  private let request: Request
  private var isCancelled = false

  /// Creates a search.
  public init(request: Request) {
    self.request = request
    super.init()
  }

  /// Whether it searches.
  open private(set) var isSearching = false

  /// Searches, and calls back in a later turn.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    isSearching = true
    UIApplication.shared.mainLoop.enqueue("MKLocalSearch") { [self] in
      isSearching = false
      guard !isCancelled else { return }
      do { completionHandler(try found(), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Searches, and returns what was found in a later turn.
  open func start() async throws -> Response {
    await MapAnswers.comeToTurn()
    return try found()
  }

  /// Ends the search.
  open func cancel() { isCancelled = true }

  private final func found() throws -> Response {
    let items = MapAnswers.current.items(for: request.naturalLanguageQuery)
    guard !items.isEmpty else { throw MKError(.placemarkNotFound) }
    return Response(items, request.region)
  }
}
