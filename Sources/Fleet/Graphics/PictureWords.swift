import FailureReporting
import Foundation
import HeadlessUIKit

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
}
