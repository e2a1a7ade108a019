import Fleet
import FleetDrive
import Foundation
import HeadlessUIKit

/// What a finger has done on the picture of the screen.
struct WindowFinger {
  enum Movement: String {
    case tap, doubleTap, press, swipe, drag
  }

  let movement: Movement
  let start: CGPoint
  /// Where the finger has been lifted.
  let end: CGPoint

  init?(_ message: JSONValue) {
    guard let movement = Movement(rawValue: message["movement"]?.text ?? ""),
      let start = Self.point(message, "x", "y")
    else { return nil }
    self.movement = movement
    self.start = start
    end = Self.point(message, "toX", "toY") ?? start
  }

  static func point(_ message: JSONValue, _ x: String, _ y: String) -> CGPoint? {
    guard let x = message[x]?.number, let y = message[y]?.number else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The step that does the same; `nil` where nothing is.
  @MainActor var step: UserStep? {
    guard let met = WindowElements.element(at: start) else { return nil }
    let node = WindowElements.used(met)
    let name = ElementName(of: node)
    switch movement {
    case .tap:
      if node.identifier == "BackButton", node.type == .button { return .back }
      return node.type == .switch ? .flip(name) : .tap(name)
    case .doubleTap: return .doubleTap(name)
    case .press: return .press(name, seconds: 1)
    case .swipe:
      if node.type == .slider { return .slide(name, to: share(of: node)) }
      return .swipe(direction, on: swiped(node))
    case .drag:
      guard let target = WindowElements.element(at: end).map(WindowElements.used) else {
        return nil
      }
      return .drag(name, to: ElementName(of: target))
    }
  }

  /// How far along a slider the finger has been lifted, to a hundredth.
  @MainActor private func share(of node: ElementNode) -> Double {
    let frame = node.frame
    guard frame.width > 0 else { return 0 }
    let way = Double((end.x - frame.minX) / frame.width)
    let share = node.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - way : way
    return (min(max(share, 0), 1) * 100).rounded() / 100
  }

  private var direction: UserStep.Direction {
    let (across, along) = (end.x - start.x, end.y - start.y)
    if abs(across) > abs(along) { return across < 0 ? .left : .right }
    return along < 0 ? .up : .down
  }

  /// What the step names: what scrolls there, since that stays, or a row that is moved aside.
  @MainActor private func swiped(_ node: ElementNode) -> ElementName {
    let isAcross = direction == .left || direction == .right
    if isAcross, node.type == .cell { return ElementName(of: node) }
    return ElementName(of: WindowElements.scrolling(around: node) ?? node)
  }
}
