import Foundation

extension UIGestureRecognizer {
  /// What a recognizer keeps of the fingers of its gesture.
  package struct TouchState {
    /// The numbers of the touches whose changes the recognizer receives.
    var received: [Int] = []
    /// The touches that are down or lifted by the current event.
    var live: [UITouch] = []
    /// The numbers of all touches since the last reset.
    package var sequence: [Int] = []
    /// The last event of the touches that are down.
    var event: UIEvent?
    /// The view in which the first finger went down.
    weak var touchedView: UIView?
    /// The locations of the fingers that were lifted last.
    var lastPoints: [CGPoint] = []
  }

  /// What a recognizer was answered since its last reset.
  struct Answers {
    /// Whether it may begin.
    var mayBegin: Bool?
    /// For which recognizers it must wait.
    var requirements: [ObjectIdentifier: Bool] = [:]
  }

  /// The timer of a recognizer.
  struct Timing {
    var timer: MainLoop.TimedTurn?
    /// How many timers have ended: a turn of an earlier one counts for nothing.
    var count = 0
  }
}
