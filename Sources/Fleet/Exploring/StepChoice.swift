import Foundation
import HeadlessUIKit

/// The user's possible next steps, with their weights.
///
/// The list depends on the screen alone, and the choice on the list and the numbers: the same seed takes
/// the same steps on every machine.
@MainActor
struct StepChoice {
  /// A kind of step.
  enum Move: String {
    case tap, press, swipeUp, swipeDown, swipeLeft, swipeRight, enter, clear, flip, slide
    case increment, decrement, spin, refresh, returnKey, back, dismiss, wait, turn, away
    case memoryWarning, shake
  }

  /// Something that could be done.
  struct Candidate {
    let move: Move
    let node: ElementNode?
    var weight: Int
    /// The key by which it is counted.
    let key: String
  }

  /// The additional weight of a step that was never tried.
  private static let novelty = 16
  /// How likely a tap on some cell is, beside other things.
  private static let weightOfCells = 24

  private let application: UIApplication
  private(set) var candidates: [Candidate] = []
  private var cells = 0

  /// - Parameter tries: How often something was done before.
  init(in application: UIApplication, at place: String, tries: [String: Int]) {
    self.application = application
    addElements()
    addScreens()
    addDevice()
    for index in candidates.indices {
      let tried = tries["\(place)|\(candidates[index].key)"] ?? 0
      candidates[index].weight *= max(1, Self.novelty / (1 + tried))
    }
  }

  /// Whether a user could do anything on the screen itself, or leave it.
  var isDeadEnd: Bool {
    !candidates.contains { candidate in
      switch candidate.move {
      case .wait, .turn, .away, .memoryWarning, .shake, .swipeUp, .swipeDown, .returnKey: false
      default: true
      }
    }
  }

  /// Chooses one by its weight.
  func choose(_ numbers: inout SeededNumbers) -> Candidate? {
    let total = candidates.reduce(0) { $0 + $1.weight }
    var place = numbers.number(below: total)
    for candidate in candidates {
      place -= candidate.weight
      if place < 0 { return candidate }
    }
    return candidates.last
  }

  // MARK: Elements

  private mutating func add(_ move: Move, _ weight: Int, on node: ElementNode? = nil) {
    let words = node.map { " \(ElementWords.words($0))" } ?? ""
    candidates.append(
      Candidate(move: move, node: node, weight: weight, key: "\(move.rawValue)\(words)"))
  }

  private mutating func addElements() {
    var found: [ElementNode] = []
    ElementNode.application(application).forEachDescendant { node in
      found.append(node)
      return true
    }
    cells = found.count { $0.type == .cell }
    for node in found where node.isEnabled { add(node) }
  }

  private mutating func add(_ node: ElementNode) {
    switch node.type {
    case .button where node.holder is UIStepper || Self.isKey(node): break
    case .button, .link, .menuItem: addButton(node)
    case .cell: addCell(node)
    case .switch: add(.flip, 6, on: node)
    case .slider: add(.slide, 4, on: node)
    case .stepper:
      add(.increment, 3, on: node)
      add(.decrement, 3, on: node)
    case let type where type.isField:
      add(.enter, 10, on: node)
      add(.tap, 2, on: node)
      if node.value?.isEmpty == false { add(.clear, 1, on: node) }
    case .pickerWheel: add(.spin, 4, on: node)
    case .scrollView, .table, .collectionView: addScrolling(node)
    case .image, .staticText, .other: addGestures(of: node)
    case .keyboard: add(.returnKey, 3)
    default: break
    }
  }

  /// Whether an element is a key of the keyboard.
  private static func isKey(_ node: ElementNode) -> Bool {
    if case .part(let part) = node, case .key = part.meaning { true } else { false }
  }

  private mutating func addButton(_ node: ElementNode) {
    // A selected element, such as the current tab, is seldom worth a tap.
    add(.tap, node.isSelected ? 2 : 10, on: node)
    if node.holder?.touchTarget.nearestContextMenuInteraction != nil { add(.press, 1, on: node) }
  }

  private mutating func addCell(_ node: ElementNode) {
    // A list is one thing that can be used, however many rows it shows.
    add(.tap, max(1, Self.weightOfCells / max(1, cells)), on: node)
    let (canSwipe, hasMenu) = Self.offers(ofRow: node)
    if canSwipe { add(.swipeLeft, 3, on: node) }
    if hasMenu { add(.press, 1, on: node) }
  }

  private static func offers(ofRow node: ElementNode) -> (swipe: Bool, menu: Bool) {
    if let (table, _, row) = node.rowAround { return (table.canEdit(row), true) }
    return (false, true)
  }

  private mutating func addScrolling(_ node: ElementNode) {
    guard let view = node.view as? UIScrollView, view.isScrollEnabled else { return }
    if view.refreshControl != nil { add(.refresh, 3, on: node) }
    guard view.contentSize.height > view.bounds.height else { return }
    add(.swipeUp, 2, on: node)
    if view.contentOffset.y > 0 { add(.swipeDown, 1, on: node) }
  }

  private mutating func addGestures(of node: ElementNode) {
    guard let view = node.view, let recognizers = view.gestureRecognizers else { return }
    for recognizer in recognizers where recognizer.isEnabled {
      switch recognizer {
      case is UITapGestureRecognizer: add(.tap, 6, on: node)
      case is UILongPressGestureRecognizer: add(.press, 3, on: node)
      case let swipe as UISwipeGestureRecognizer:
        if swipe.direction.contains(.left) { add(.swipeLeft, 3, on: node) }
        if swipe.direction.contains(.right) { add(.swipeRight, 3, on: node) }
        if swipe.direction.contains(.up) { add(.swipeUp, 3, on: node) }
        if swipe.direction.contains(.down) { add(.swipeDown, 3, on: node) }
      case is UIPanGestureRecognizer:
        add(.swipeLeft, 2, on: node)
        add(.swipeRight, 2, on: node)
      default: break
      }
    }
  }

  // MARK: Screens and the device

  private mutating func addScreens() {
    let window = application.keyWindow ?? application.windows.last
    guard let root = window?.rootViewController else { return }
    let front = root.frontmostController
    if front is UIAlertController { return }
    if let stack = front.navigationController, stack.viewControllers.count > 1,
      !stack.isNavigationBarHidden, stack.topViewController?.navigationItem.hidesBackButton != true
    {
      add(.back, 4)
    }
    var outermost = front
    while let parent = outermost.parent { outermost = parent }
    if outermost !== root, Self.isLeftBySwiping(outermost) { add(.dismiss, 3) }
  }

  /// Whether a user may swipe down a presented screen.
  private static func isLeftBySwiping(_ screen: UIViewController) -> Bool {
    guard !screen.isModalInPresentation else { return false }
    switch screen.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return true
    default: return false
    }
  }

  private mutating func addDevice() {
    if !application.mainLoop.pending.delayed.isEmpty { add(.wait, 6) }
    add(.turn, 1)
    add(.away, 1)
    add(.memoryWarning, 1)
    if application.firstResponder?.undoManager?.canUndo == true { add(.shake, 2) }
  }
}

extension StepChoice.Candidate {
  /// The step, with the name that the element has on the screen now.
  @MainActor
  func steps(_ numbers: inout SeededNumbers) -> [UserStep] {
    let name = node.map { ElementName(of: $0) } ?? .screen
    switch move {
    case .tap: return [.tap(name)]
    case .press: return [.press(name, seconds: UserStep.longPress)]
    case .swipeUp: return [.swipe(.up, on: name)]
    case .swipeDown: return [.swipe(.down, on: name)]
    case .swipeLeft: return [.swipe(.left, on: name)]
    case .swipeRight: return [.swipe(.right, on: name)]
    case .enter: return entering(name, &numbers)
    case .clear: return [.clear(name)]
    case .flip: return [.flip(name)]
    case .slide:
      let share = [0, 1, 0.5, 0.25][numbers.number(below: 4)]
      return [.slide(name, to: share)]
    case .increment: return [.increment(name)]
    case .decrement: return [.decrement(name)]
    case .spin: return spin(name, &numbers)
    case .refresh: return [.refresh(name)]
    case .returnKey: return [.type("\n")]
    case .back: return [.back]
    case .dismiss: return [.dismiss]
    case .wait: return [.wait(seconds: [0.5, 2, 10][numbers.number(below: 3)])]
    case .turn:
      let ways: [UserStep.Orientation] = [.landscapeLeft, .portrait, .landscapeRight]
      return [.turn(ways[numbers.number(below: ways.count)])]
    case .away: return [.background, .foreground]
    case .memoryWarning: return [.memoryWarning]
    case .shake: return [.shake]
    }
  }

  /// Typing a text, in place of the present one or behind it.
  @MainActor
  private func entering(_ name: ElementName, _ numbers: inout SeededNumbers) -> [UserStep] {
    let text = ExploringTexts.text(for: node?.view, &numbers)
    let old = (node?.view as? UITextField)?.text ?? (node?.view as? UITextView)?.text ?? ""
    guard !old.isEmpty, old.count <= Self.mostDeletions, numbers.number(below: 4) > 0 else {
      return [.enter(text, in: name)]
    }
    return [.tap(name), .type(String(repeating: "\u{8}", count: old.count) + text)]
  }

  /// How many letters a user deletes with the key.
  private static var mostDeletions: Int { 30 }

  /// The choice of a wheel's row by its text.
  @MainActor
  private func spin(_ name: ElementName, _ numbers: inout SeededNumbers) -> [UserStep] {
    guard case .part(let part) = node, case .wheel(let component, let picker) = part.meaning else {
      return []
    }
    let rows = min(picker.numberOfRows(inComponent: component), 100)
    guard rows > 0, let text = picker.text(ofRow: numbers.number(below: rows), in: component)
    else { return [] }
    return [.choose(text, in: name)]
  }
}
