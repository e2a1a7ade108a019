public import Foundation

/// Why there is no location, no heading, no placemark or no region.
public struct CLError: Error, Hashable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The location is not known yet.
    case locationUnknown = 0
    /// The user does not let the app.
    case denied = 1
    /// The network is not there.
    case network = 2
    /// The heading cannot be told.
    case headingFailure = 3
    /// The user does not let the app watch regions.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// A region is not watched at once.
    case regionMonitoringSetupDelayed = 6
    /// Events at a region come late.
    case regionMonitoringResponseDelayed = 7
    /// There is no such address.
    case geocodeFoundNoResult = 8
    /// There is only a part of the address.
    case geocodeFoundPartialResult = 9
    /// The request was cancelled.
    case geocodeCanceled = 10
    /// Updates cannot be put off.
    case deferredFailed = 11
    /// Updates are not put off without the location being updated.
    case deferredNotUpdatingLocation = 12
    /// Updates cannot be put off with so little accuracy.
    case deferredAccuracyTooLow = 13
    /// Updates cannot be put off with a filter.
    case deferredDistanceFiltered = 14
    /// The putting off was cancelled.
    case deferredCanceled = 15
    /// Beacons cannot be looked for now.
    case rangingUnavailable = 16
    /// Beacons cannot be looked for.
    case rangingFailure = 17
    /// The user did not answer.
    case promptDeclined = 18
    /// A lookup of history failed.
    case historicalLocationError = 19
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { kCLErrorDomain }

  /// The kind of the error as a number.
  public var errorCode: Int { code.rawValue }
}

extension CLError.Code {
  /// Returns whether an error is of a kind, for patterns.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CLError)?.code == code
  }
}

extension CLError {
  /// The location is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user does not let the app.
  public static var denied: Code { .denied }
  /// The network is not there.
  public static var network: Code { .network }
  /// The heading cannot be told.
  public static var headingFailure: Code { .headingFailure }
  /// The user does not let the app watch regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// There is no such address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// There is only a part of the address.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// The user did not answer.
  public static var promptDeclined: Code { .promptDeclined }
}
