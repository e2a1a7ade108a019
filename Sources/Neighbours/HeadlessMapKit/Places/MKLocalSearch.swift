public import Foundation
import HeadlessUIKit

/// A search for places, which a test answers.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// The kinds of what is found.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = Self(rawValue: 1)
    /// Shops and the like.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Mountains and the like, which no answer here is.
    public static let physicalFeature = Self(rawValue: 4)
  }

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

    /// Creates a search for what was meant.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
      meant = completion.item
    }

    /// The words.
    open var naturalLanguageQuery: String? {
      didSet { meant = nil }
    }
    /// Where.
    open var region = MKCoordinateRegion()
    /// The kinds of what is found.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places that are found.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    private var meant: MKMapItem?

    var items: [MKMapItem] {
      let found = meant.map { [$0] } ?? MapAnswers.current.items(for: naturalLanguageQuery)
      return found.filter { $0.isWanted(resultTypes, pointOfInterestFilter) }
    }
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
      let items = request.items
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
