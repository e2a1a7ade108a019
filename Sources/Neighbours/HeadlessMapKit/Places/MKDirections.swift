public import Foundation
import HeadlessUIKit

/// A question for the way from one place to another, which a test answers.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// From where to where.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// Creates a question without places.
    public override init() { super.init() }

    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// By what.
    open var transportType = MKDirectionsTransportType.any
    /// Whether there may be several ways.
    open var requestsAlternateRoutes = false
    /// The time of the departure.
    open var departureDate: Date?
    /// The time of the arrival.
    open var arrivalDate: Date?
  }

  /// The ways.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// From where.
    public let source: MKMapItem
    /// To where.
    public let destination: MKMapItem
    /// The ways.
    public let routes: [MKRoute]

    init(_ request: Request, _ routes: [MKRoute]) {
      source = request.source ?? .forCurrentLocation()
      destination = request.destination ?? .forCurrentLocation()
      self.routes = routes
      super.init()
    }
  }

  private let question: MapQuestion<Response>

  /// Creates a question.
  public init(request: Request) {
    question = MapQuestion("MKDirections") {
      let routes = MapAnswers.current.routes
      guard let first = routes.first else { throw MKError(.directionsNotFound) }
      return Response(request, request.requestsAlternateRoutes ? routes : [first])
    }
    super.init()
  }

  /// Whether it is being answered.
  open var isCalculating: Bool { question.isPending }

  /// Asks, and calls back in a later turn.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    question.ask(completionHandler)
  }

  /// Asks, and returns the answer in a later turn.
  open func calculate() async throws -> Response { try await question.ask() }

  /// Ends the question.
  open func cancel() { question.cancel() }
}

/// The means of travel.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  /// The ways as a number.
  public let rawValue: UInt

  /// Creates ways from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  /// By bus or train.
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}
