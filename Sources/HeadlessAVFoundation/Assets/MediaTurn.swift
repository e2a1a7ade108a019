import HeadlessUIKit

/// What an app awaits of AVFoundation: a later turn of UIKit time.
@MainActor
enum MediaTurn {
  static func come() async {
    await withCheckedContinuation { continuation in
      UIApplication.shared.mainLoop.enqueue("AVFoundation") { continuation.resume() }
    }
  }
}
