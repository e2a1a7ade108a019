import Foundation

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation's.
public struct AVError: _CodedError {
  /// The kind of failure.
  public enum Code: Int, _ErrorCode {
    case unknown = -11_800
    /// There is too little memory.
    case outOfMemory = -11_801
    /// There is no device.
    case sessionNotRunning = -11_803
    /// The device is used by another app.
    case deviceAlreadyUsedByAnotherSession = -11_804
    /// There is nothing recorded.
    case noDataCaptured = -11_805
    /// The disk is full.
    case diskFull = -11_807
    /// The device is gone.
    case deviceWasDisconnected = -11_808
    /// It is longer than it may be.
    case maximumDurationReached = -11_810
    /// There is a gap in what comes.
    case mediaDiscontinuity = -11_812
    /// It cannot be exported.
    case exportFailed = -11_820
    /// It cannot be decoded.
    case decodeFailed = -11_821
    /// It cannot be a part of something.
    case invalidSourceMedia = -11_822
    /// There is a file already.
    case fileAlreadyExists = -11_823
    /// It is no file that can be read.
    case fileFormatNotRecognized = -11_828
    /// The file is damaged.
    case fileFailedToParse = -11_829
    /// There is no picture of that time.
    case noImageAtTime = -11_832
    /// Nothing can decode it.
    case decoderNotFound = -11_833
    /// Nothing can encode it.
    case encoderNotFound = -11_834
    /// The app may not.
    case contentIsNotAuthorized = -11_835
    /// The pictures cannot be put together so.
    case invalidVideoComposition = -11_841
    /// The name of a file does not say what it is.
    case invalidOutputURLPathExtension = -11_843
    /// The app may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11_852
    /// The app has ended it.
    case operationCancelled = -11_878
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The words that a device has for it.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: Self.texts[code] ?? "The operation could not be completed"]
  }

  private static let texts: [Code: String] = [
    .fileFormatNotRecognized: "Cannot Open", .exportFailed: "The export could not be completed",
    .decodeFailed: "Cannot Decode", .encoderNotFound: "Cannot Encode Media",
    .fileAlreadyExists: "Cannot Save",
    .applicationIsNotAuthorizedToUseDevice: "The app is not authorized to use the device",
  ]
}

extension AVError {
  public static var unknown: Code { .unknown }
  public static var outOfMemory: Code { .outOfMemory }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  public static var noDataCaptured: Code { .noDataCaptured }
  public static var diskFull: Code { .diskFull }
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var exportFailed: Code { .exportFailed }
  public static var decodeFailed: Code { .decodeFailed }
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var fileFailedToParse: Code { .fileFailedToParse }
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var decoderNotFound: Code { .decoderNotFound }
  public static var encoderNotFound: Code { .encoderNotFound }
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  public static var operationCancelled: Code { .operationCancelled }
}

/// The errors of sounds and films.
enum MediaError {
  private static let texts: [URLError.Code: String] = [
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .timedOut: "The request timed out.",
    .badServerResponse: "There was a bad response from the server.",
    .fileDoesNotExist: "The requested URL was not found on this server.",
  ]

  static func network(_ code: URLError.Code, _ url: URL) -> NSError {
    var facts: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
    facts[NSLocalizedDescriptionKey] = texts[code]
    return NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: facts)
  }

  static func missing(_ url: URL) -> NSError { network(.fileDoesNotExist, url) }

  /// What a player of sounds throws for a file that is not there.
  static let unspecified = NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
  /// The error for data that is no sound.
  static let unsupportedType = NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)
}
