import Foundation
import Interfaces

extension InterfaceBuilder {
  /// The classes of gesture recognizers by the tags that stand for them.
  static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    // The format really spells it like this.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// The attributes of gesture recognizers, each with the code that applies it.
  static let recognizerAttributes:
    [String: @MainActor (UIGestureRecognizer, InterfaceValue) -> Void] = [
      "allowableMovement": { ($0 as? UILongPressGestureRecognizer)?.allowableMovement = $1.number },
      "cancelsTouchesInView": { $0.cancelsTouchesInView = $1.bool },
      "delaysTouchesBegan": { $0.delaysTouchesBegan = $1.bool },
      "delaysTouchesEnded": { $0.delaysTouchesEnded = $1.bool },
      "direction": {
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
          "left": .left, "right": .right, "up": .up, "down": .down,
        ]
        if let direction = directions[$1.text] {
          ($0 as? UISwipeGestureRecognizer)?.direction = direction
        }
      },
      "enabled": { $0.isEnabled = $1.bool },
      "maximumNumberOfTouches": {
        ($0 as? UIPanGestureRecognizer)?.maximumNumberOfTouches = max($1.int, 1)
      },
      "minimumNumberOfTouches": {
        ($0 as? UIPanGestureRecognizer)?.minimumNumberOfTouches = max($1.int, 1)
      },
      "minimumPressDuration": {
        ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration = Double($1.number)
      },
      "numberOfTapsRequired": {
        ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired = max($1.int, 1)
        ($0 as? UILongPressGestureRecognizer)?.numberOfTapsRequired = max($1.int, 0)
      },
      "numberOfTouchesRequired": {
        let number = max($1.int, 1)
        ($0 as? UITapGestureRecognizer)?.numberOfTouchesRequired = number
        ($0 as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = number
        ($0 as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = number
      },
    ]

  /// Makes a gesture recognizer.
  func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    guard let base = Self.recognizers[element.name] else { return nil }
    let coder = InterfaceCoder(self, element)
    let recognizer = make(element, as: base) { ObjectMaker.make($0, coder: coder) }
    guard let recognizer else { return nil }
    for (name, value) in element.attributes {
      Self.recognizerAttributes[name]?(recognizer, InterfaceValue(text: value))
    }
    if let edges = element.child(key: "edges") {
      (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = edges.options(Self.edges)
    }
    register(recognizer, element)
    expect(recognizer, element)
    return recognizer
  }
}
