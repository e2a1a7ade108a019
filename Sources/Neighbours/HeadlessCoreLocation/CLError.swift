/// Why there is no location, no heading, no placemark or no region.
public struct CLError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
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

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
}

extension CLError {
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var deferredFailed: Code { .deferredFailed }
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  public static var deferredCanceled: Code { .deferredCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static var promptDeclined: Code { .promptDeclined }
  public static var historicalLocationError: Code { .historicalLocationError }
}
