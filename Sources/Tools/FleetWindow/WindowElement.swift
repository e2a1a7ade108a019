import Fleet
import FleetDrive
import Foundation
import HeadlessUIKit

/// An element of the screen, as the page shows it in its tree.
struct WindowElement: Encodable {
  /// How many elements are around it.
  let depth: Int
  let kind: String
  let label: String
  let value: String
  let identifier: String
  let frame: [Double]
  let isEnabled: Bool
  let isSelected: Bool
  let isFocused: Bool

  @MainActor
  init(_ node: ElementNode, depth: Int) {
    self.depth = depth
    kind = ElementName(nil, kind: node.kind).description
    let label = node.label
    self.label = label.isEmpty ? node.placeholder ?? "" : label
    let value = node.value ?? ""
    self.value = value == self.label ? "" : value
    identifier = node.identifier == self.label ? "" : node.identifier
    frame = Self.numbers(node.frame)
    isEnabled = node.isEnabled
    isSelected = node.isSelected
    isFocused = node.isFocused
  }

  /// A rectangle as JSON can have it, to a hundredth of a point.
  static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { number in
      let number = Double(number)
      return number.isFinite ? (number * 100).rounded() / 100 : 0
    }
  }
}

/// The elements of the screen of the moment, and which of them is where.
@MainActor
enum WindowElements {
  /// More than these make a page slow, and a person looks for something in another way.
  static let most = 3_000

  /// The elements in the order of the tree, with how many are around each.
  static func all() -> [(node: ElementNode, depth: Int)] {
    var found: [(node: ElementNode, depth: Int)] = []
    func add(_ node: ElementNode, _ depth: Int) {
      guard found.count < most else { return }
      let isSilent = isSilent(node)
      if !isSilent { found.append((node, depth)) }
      for child in parts(of: node) { add(child, isSilent ? depth : depth + 1) }
    }
    add(.application(.shared), 0)
    return found
  }

  /// What a person looks for in an element; the title of a button is its name already.
  private static func parts(of node: ElementNode) -> [ElementNode] {
    switch node.type {
    case .keyboard, .switch, .slider, .statusBar: []
    case .button, .link: node.children.filter { $0.type == .menu }
    default: node.children
    }
  }

  /// Whether an element only holds others.
  private static func isSilent(_ node: ElementNode) -> Bool {
    switch node.type {
    case .application, .statusBar: true
    case .window, .other, .scrollView, .staticText, .image:
      node.label.isEmpty && node.identifier.isEmpty
    default: false
    }
  }

  // MARK: At a point

  /// The element in front at a point of the screen, whether it can be used or not.
  static func element(at point: CGPoint) -> ElementNode? {
    let application = UIApplication.shared
    let children = ElementNode.application(application).children
    // The keyboard and menus are no views of the app's; they come last, and lie in front.
    for child in children.reversed() where child.type != .statusBar && child.type != .window {
      if let met = innermost(child, at: point) { return met }
    }
    guard let view = ScreenPoint(point, in: application)?.view else { return nil }
    for around in sequence(first: view, next: \.superview) {
      let node = ElementNode.view(around)
      if let met = innermost(node, at: point), !isSilent(met) { return met }
    }
    return .view(view)
  }

  /// The innermost element at a point; of several, the one in front.
  private static func innermost(_ node: ElementNode, at point: CGPoint) -> ElementNode? {
    guard node.frame.contains(point) else { return nil }
    for child in node.children.reversed() {
      if let met = innermost(child, at: point), !isSilent(met) { return met }
    }
    return node
  }

  /// What a tap there is meant for: the button or the row that a text is a part of.
  static func used(_ node: ElementNode) -> ElementNode {
    let around = sequence(first: node) { $0.container }
    return around.first { used.contains($0.type) } ?? node
  }

  private static let used: Set<ElementType> = [
    .button, .cell, .switch, .slider, .stepper, .link, .key, .menuItem, .textField, .textView,
    .secureTextField, .searchField, .pickerWheel, .pageIndicator,
  ]

  /// The commands that may stand for a step which cannot be taken any more: of elements of its kind, the
  /// one with the most similar name first.
  static func mends(of step: DriveStep) -> [String] {
    guard let wanted = step.target.parts.first else { return [] }
    let names = all().map(\.node).filter { wanted.kind == nil || $0.kind == wanted.kind }
      .prefix(mostMends).map { ElementName(of: $0) }
    let words = names.map { $0.parts.first?.name ?? $0.parts.first?.content ?? "" }
    let nearest = NearMiss.nearest(to: wanted.name ?? wanted.content ?? "", among: words)
    let first = zip(names, words).filter { $1 == nearest }.map(\.0)
    return (first + names.filter { !first.contains($0) }).map { step.naming($0).description }
  }

  /// More than these would not be looked through.
  private static let mostMends = 20

  /// What scrolls around an element.
  static func scrolling(around node: ElementNode) -> ElementNode? {
    sequence(first: node) { $0.container }.first { $0.view is UIScrollView }
  }
}
