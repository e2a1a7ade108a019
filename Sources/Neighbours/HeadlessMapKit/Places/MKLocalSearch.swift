public import Foundation
import HeadlessUIKit

/// A search for places, which a test answers.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// A search for places.
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

  /// The result of a search.
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

  private let question: MapQuestion<Response>

  /// Creates a search.
  public init(request: Request) {
    question = MapQuestion("MKLocalSearch") {
      let items = MapAnswers.current.items(for: request.naturalLanguageQuery)
      guard !items.isEmpty else { throw MKError(.placemarkNotFound) }
      return Response(items, request.region)
    }
    super.init()
  }

  /// Whether it searches.
  open var isSearching: Bool { question.isPending }

  /// Searches, and calls back in a later turn.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    question.ask(completionHandler)
  }

  /// Searches, and returns what was found in a later turn.
  open func start() async throws -> Response { try await question.ask() }

  /// Ends the search.
  open func cancel() { question.cancel() }
}
