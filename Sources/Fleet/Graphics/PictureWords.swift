import FailureReporting
import Foundation
import HeadlessUIKit
import ScreenSnapshots

/// The sentences for pictures that cannot be taken.
@MainActor
enum PictureWords {
  static func noSize(_ name: String) -> FailureText {
    FailureText(
      "Cannot take a picture of \(name): It has no size.",
      "Give it a frame, or show it first: Fleet.setAsAppRootWindow(_:).")
  }

  static func noScreen(_ why: String) -> FailureText {
    FailureText("Cannot take a picture of the screen: No screen is shown.", why)
  }

  static func empty(_ path: String) -> FailureText {
    FailureText("Cannot write '\(path)': The picture is empty.")
  }

  static func notWritten(_ path: String, _ error: any Error) -> FailureText {
    FailureText("Cannot write '\(path)'.", (error as NSError).localizedDescription)
  }

  // MARK: Compared with files

  /// Where a file is, from the folder of the test on.
  private static func place(_ name: SnapshotName) -> String {
    name.path.split(separator: "/").suffix(3).joined(separator: "/")
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  static func differs(
    _ difference: PictureDifference, _ name: SnapshotName, _ kept: String
  ) -> FailureText {
    let way = """
      It is expected in \(place(name)).
      The difference was left in \(kept)
      Should it be so from now on: FLEET_RECORD=failed swift test
      """
    if let (expected, actual) = difference.sizes {
      func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }
      return FailureText(
        "The picture is not as expected: It is \(size(actual)) in place of \(size(expected)).", way)
    }
    let frame = difference.frame
    let pixels = difference.count == 1 ? "1 pixel differs" : "\(difference.count) pixels differ"
    return FailureText(
      "The picture is not as expected: \(pixels).",
      """
      All lie within {{\(number(frame.minX)), \(number(frame.minY))}, \
      {\(number(frame.width)), \(number(frame.height))}}.
      """ + "\n" + way)
  }

  static func missing(_ name: SnapshotName, isAsked: Bool) -> FailureText {
    FailureText(
      "No picture is expected yet: There is no file.",
      "It would be \(place(name)). \(isAsked ? "FLEET_RECORD is none" : "CI is set"), so that it is "
        + "not written.")
  }

  static func unreadable(_ name: SnapshotName) -> FailureText {
    FailureText(
      "The picture cannot be compared: \(place(name)) is no PNG file.",
      "Should it be written anew: FLEET_RECORD=failed swift test")
  }

  static func recorded(_ name: SnapshotName) -> String {
    "The picture that is expected was written: \(place(name))."
  }

  static func cannotRecord(_ failure: RecordingFailure, _ name: SnapshotName) -> FailureText {
    let cannot = "Cannot write the picture that is expected:"
    guard case .another = failure else {
      return FailureText(
        "\(cannot) The system does not allow it.",
        "Nobody may write \(place(name)), or its folder is not there.")
    }
    return FailureText(
      "\(cannot) Something else was written there before.",
      "A test that runs several times gives each its name: named: bird.name")
  }

  static func unknownMode(_ wish: String) -> FailureText {
    FailureText(
      "Cannot compare the picture: FLEET_RECORD is '\(wish)'.",
      "It can be all, missing, failed or none.")
  }
}
