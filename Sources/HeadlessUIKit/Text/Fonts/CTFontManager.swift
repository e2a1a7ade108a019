public import Foundation

// Any name of a font is known here, so that a file of fonts only has to be there.

/// For whom a file of fonts is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No app.
  case none = 0
  /// The app, until it ends.
  case process = 1
  /// The user, from then on.
  case persistent = 2
  /// The user, until they log out.
  case session = 3

  /// The user, from then on.
  public static var user: CTFontManagerScope { .persistent }
}

/// The domain of errors of registering fonts.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why fonts cannot be registered.
public enum CTFontManagerError: Int, Sendable {
  /// The file is not there.
  case fileNotFound = 101
  /// The app may not read the file.
  case insufficientPermissions = 102
  /// The file is not one of fonts.
  case unrecognizedFormat = 103
  /// The file has mistakes.
  case invalidFontData = 104
  /// The fonts are registered already.
  case alreadyRegistered = 105
}

/// Registers the fonts of a file, which has to be there.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let failure = failure(of: fontURL)
  error?.pointee = failure.map(Unmanaged.passRetained)
  return failure == nil
}

private func failure(of file: URL) -> CFError? {
  FileManager.default.fileExists(atPath: file.path)
    ? nil
    : NSError(
      domain: kCTFontManagerErrorDomain, code: CTFontManagerError.fileNotFound.rawValue,
      userInfo: [NSURLErrorKey: file])
}

/// Registers no longer the fonts of a file, which has to be there.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CTFontManagerRegisterFontsForURL(fontURL, scope, error) }

/// Registers the fonts of files, and tells about each that is not there.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  _ = registrationHandler?(fontURLs.compactMap { ($0 as? URL).flatMap(failure) }, true)
}

/// Registers a font.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Registers a font no longer.
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
