import FailureReporting
public import Foundation
public import HeadlessUIKit

/// The look of a screen, a view or a layer.
///
/// A picture is the same bytes on every machine, in debug and in release builds.
///
/// ```swift
/// let picture = Fleet.picture(of: birds.view)
/// picture.write(to: "/tmp/birds.png")
/// ```
public struct ScreenPicture: Hashable, Sendable, CustomStringConvertible {
  /// The size in points.
  public var size: CGSize { taken?.size ?? .zero }

  /// The number of pixels of a point.
  public var scale: CGFloat { taken?.scale ?? 1 }

  /// The picture as an image.
  public var image: UIImage { taken?.uiImage ?? UIImage() }

  /// The picture as lines of SVG 1.1, for reviews.
  ///
  /// Each line is one element, with words and names of symbols in titles, and frames to a third of
  /// a point: the difference of two pictures shows the moved elements.
  public var svg: String { taken?.svg ?? "" }

  /// Returns the picture as a PNG file.
  public func pngData() -> Data { taken?.pngData() ?? Data() }

  /// The size of the picture in points, and its scale.
  public var description: String {
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    return "<ScreenPicture \(number(size.width)) × \(number(size.height)), @\(number(scale))x>"
  }

  /// Writes the picture to a file, as SVG where its name ends in `.svg`, or else as PNG.
  ///
  /// Folders that are not there are made. A file that cannot be written is a failure.
  ///
  /// ```swift
  /// Fleet.picture(of: Fleet.screen).write(to: "Pictures/birds.svg")
  /// ```
  @preconcurrency @MainActor
  public func write(
    to path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(at: site) {
      guard taken != nil else { return PictureWords.empty(path).report(.picture, at: site) }
      let url = URL(fileURLWithPath: path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (path.hasSuffix(".svg") ? Data(svg.utf8) : pngData()).write(to: url)
      } catch {
        PictureWords.notWritten(path, error).report(.picture, kind: .other, at: site)
      }
    }
  }

  package init(_ taken: TakenPicture?) { self.taken = taken }

  let taken: TakenPicture?
}
