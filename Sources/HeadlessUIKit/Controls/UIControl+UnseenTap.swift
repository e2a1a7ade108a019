import Foundation

// A tap on a control of UIKit's own that no recognizer and no window watches is told to the control
// at once: nobody can see the finger but a target that takes the event, which is made for the first
// that does.
extension UIControl {
  /// Stands for the finger of such a tap, which has no touch.
  static let unseenTouch = ObjectIdentifier(UITouch.self)

  /// The event that a target gets that is called because of such a tap.
  final var eventOfUnseenTap: UIEvent? {
    guard isTappedUnseen else { return nil }
    let finger = hostApplication.finger
    let tap = unseenTap ?? finger.event(ofTapOn: self)
    unseenTap = tap
    if !isTracking {
      tap.move(to: isTouchInside ? .ended : .cancelled, at: finger.mainLoop.now)
    }
    return tap
  }

  /// Sends events that code asks for, whatever a finger does meanwhile.
  final func sendFromCode(_ events: Event) {
    let outer = isTappedUnseen
    isTappedUnseen = false
    send(events, with: nil)
    isTappedUnseen = outer
  }
}
