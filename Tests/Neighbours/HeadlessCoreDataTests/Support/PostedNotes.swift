import Foundation

/// What a notification center posts about an object, one after the other.
final class PostedNotes {
  private let token: any NSObjectProtocol
  private let box: Box

  private final class Box {
    var notes: [Notification] = []
  }

  init(_ name: Notification.Name, of object: AnyObject) {
    let box = Box()
    self.box = box
    // Proof: all that posts here runs on the main actor.
    nonisolated(unsafe) let kept = box
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      kept.notes.append($0)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }

  var all: [Notification] { box.notes }
}
