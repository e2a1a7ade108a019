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

  /// Says what a sound or a film says of itself, such as its title, in place of what its file says.
  ///
  /// ```swift
  /// SimulatedMedia.setMetadata(
  ///   [.commonIdentifierTitle: "Robin", .commonIdentifierArtist: "Birds"], of: "/songs/robin.mp3")
  /// ```
  ///
  /// - Parameter values: Texts, numbers, dates and data, by what they are about.
  public static func setMetadata(
    _ values: KeyValuePairs<AVMetadataIdentifier, Any>, of pattern: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    setMetadata(
      values.map { AVMetadataItem($0.key, MetadataValue.object(of: $0.value)) }, of: pattern,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Says what a sound or a film says of itself by items, in place of what its file says.
  public static func setMetadata(
    _ items: [AVMetadataItem], of pattern: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    AppMedia.current.add(.says(items), of: pattern, at: CallSite(fileID, filePath, line, column))
  }

  /// Says which chapters a sound or a film has: their titles, and the seconds at which they begin.
  ///
  /// ```swift
  /// SimulatedMedia.setChapters(["Dawn": 0, "Noon": 60], of: "/songs/day.m4a")
  /// ```
  public static func setChapters(
    _ chapters: KeyValuePairs<String, TimeInterval>, of pattern: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let chapters = chapters.map { title, start in
      MediaContents.Chapter(
        start: start,
        items: [AVMetadataItem(.commonIdentifierTitle, NSString(string: title))])
    }
    AppMedia.current.add(
      .hasChapters(chapters), of: pattern, at: CallSite(fileID, filePath, line, column))
  }

  /// Says which lines of pictures and of sound a film has, in place of what its file says.
  ///
  /// ```swift
  /// SimulatedMedia.setTracks(
  ///   [.video(CGSize(width: 1920, height: 1080)), .audio()], of: "/films/robin.mp4")
  /// ```
  public static func setTracks(
    _ tracks: [Track], of pattern: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    AppMedia.current.add(
      .hasTracks(tracks), of: pattern, at: CallSite(fileID, filePath, line, column))
  }

  /// Says what the app writes when it exports to a file, since nothing is encoded here.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - pattern: The path of the file that the app writes; `*` stands for anything.
  public static func setExport(
    _ data: Data, to pattern: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    AppMedia.current.add(
      .exports(data), of: pattern, at: CallSite(fileID, filePath, line, column))
  }
}
