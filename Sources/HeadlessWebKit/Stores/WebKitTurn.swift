import HeadlessUIKit

/// What an app awaits of WebKit: a later turn of UIKit time.
@MainActor
enum WebKitTurn {
  static func come() async {
    await withCheckedContinuation { continuation in
      UIApplication.shared.mainLoop.enqueue("WebKit") { continuation.resume() }
    }
  }
}
