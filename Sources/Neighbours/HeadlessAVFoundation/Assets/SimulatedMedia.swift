import FailureReporting
public import Foundation
import HeadlessUIKit

/// The sounds and films that the app plays, as a test says.
///
/// They belong to the application of the test.
///
/// ```swift
/// SimulatedMedia.setDuration(180, of: "https://birds.example/songs/*")
/// ```
@preconcurrency @MainActor
public enum SimulatedMedia {
  /// Says how long a sound or a film lasts that the app plays.
  ///
  /// It counts before what its file says. Where there is no file, as of what is far away, this is the only
  /// way to know, unless `Fleet.respond(to:with:)` answers with one.
  ///
  /// - Parameters:
  ///   - seconds: How long it lasts.
  ///   - pattern: A URL, one without its scheme, or a path; `*` stands for anything.
  public static func setDuration(
    _ seconds: TimeInterval, of pattern: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    AppMedia.current.add(
      .lasts(seconds), of: pattern, at: CallSite(fileID, filePath, line, column))
  }

  /// Lets sounds or films fail that the app plays.
  ///
  /// ```swift
  /// SimulatedMedia.fail(at: "/songs/wren.mp3", with: URLError(.notConnectedToInternet))
  /// ```
  public static func fail(
    at pattern: String, with error: any Error, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    AppMedia.current.add(
      .fails(error as NSError), of: pattern, at: CallSite(fileID, filePath, line, column))
  }
}
