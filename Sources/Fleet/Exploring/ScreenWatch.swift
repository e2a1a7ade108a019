import FailureReporting
import Foundation
import HeadlessUIKit
import Locks

/// Watches what tests do with screens, where the environment asks for it.
@MainActor
package final class ScreenWatch: StepListener {
  /// The variable of the environment that names the file.
  nonisolated static let variable = "FLEET_SCREENS"

  private nonisolated static let path = ProcessInfo.processInfo.environment[variable].flatMap {
    $0.isEmpty ? nil : $0
  }
  private nonisolated static let coverage = Locked(ScreenCoverage())
  private static let isRegistered: Void = ProcessEnd.say { write() }
  /// The coverage of a part of a test, where that is wanted alone.
  private static var own: ScreenCoverage?
  private static let listener = ScreenWatch()
  /// Whether it listens.
  private static var isWatching = false {
    didSet {
      guard isWatching != oldValue else { return }
      if isWatching { UserAct.add(listener) } else { UserAct.remove(listener) }
    }
  }

  /// Watches where the environment asks for it.
  static func beginForAllTests() {
    isWatching = path != nil && ExploringJob.ofThisProcess == nil
  }

  /// Stops watching, such as for the steps of an exploration, which are no test's.
  ///
  /// - Returns: What to resume with.
  static func pause() -> Bool {
    defer { isWatching = false }
    return isWatching
  }

  /// Watches on, after a pause.
  static func resume(_ wasWatching: Bool) { isWatching = wasWatching }

  /// Returns the coverage of screens by a part of a test.
  package static func watch(_ body: () throws -> Void) rethrows -> ScreenCoverage {
    let outer = (own, isWatching)
    defer { (own, isWatching) = outer }
    (own, isWatching) = (ScreenCoverage(), true)
    try body()
    return own ?? ScreenCoverage()
  }

  private static func change(_ change: @Sendable (inout ScreenCoverage) -> Void) {
    guard own == nil else {
      if var own {
        change(&own)
        self.own = own
      }
      return
    }
    isRegistered
    coverage.withLock(change)
  }

  // MARK: What helpers tell

  package func hear(_ fact: StepFact) {
    switch fact {
    case .isAbout(.view(let view), _): Self.use(.view(view), in: view.hostApplication)
    case .isAbout(.item(let item), _):
      Self.use(in: item.hostApplication) {
        if case .barItem(let shown) = $0 { shown === item } else { false }
      }
    case .uses(let node, let application): Self.use(node, in: application)
    case .usesPart(let isMeant): Self.use(in: .shared, isMeant)
    case .reads(let nodes, let application):
      for node in nodes { Self.note(.looked, of: Self.name(of: node), in: application) }
    case .readsScreen(let application): Self.note(.looked, of: nil, in: application)
    case .hasActed(let application, let helper): Self.look(at: application, after: helper)
    case .begins, .sees, .isAbout: break
    }
  }

  /// Looks at the screen when a helper has done what it does.
  private static func look(at application: UIApplication, after helper: String? = nil) {
    guard application.windows.contains(where: { !$0.isHidden }) else { return }
    let place = ScreenState.place(in: application)
    let names = names(in: application)
    let worlds = ScreenCoverage.World.all(of: application)
    change {
      $0.see(names, at: place, after: helper)
      $0.note(worlds)
    }
  }

  /// Notes that an element is used.
  private static func use(_ node: ElementNode, in application: UIApplication) {
    note(.used, of: name(of: node), in: application)
  }

  /// Notes that a part of a view is used, such as an action of an alert.
  private static func use(
    in application: UIApplication, _ isMeant: (ElementPart.Meaning) -> Bool
  ) {
    ElementNode.application(application).forEachDescendant { node in
      guard case .part(let part) = node, isMeant(part.meaning) else { return true }
      use(node, in: application)
      return false
    }
  }

  private static func note(
    _ use: ScreenCoverage.Use, of name: String?, in application: UIApplication
  ) {
    look(at: application)
    let place = ScreenState.place(in: application)
    change { $0.note(use, of: name, at: place) }
  }

  // MARK: Names

  /// The names of the elements that can be used or read.
  private static func names(in application: UIApplication) -> [String] {
    var names: [String] = []
    ElementNode.application(application).forEachDescendant { node in
      let name = isListed(node) ? name(of: node) : ""
      if !name.isEmpty, !names.contains(name) { names.append(name) }
      return true
    }
    return names
  }

  private static func isListed(_ node: ElementNode) -> Bool {
    switch node.type {
    case .application, .window, .other, .scrollView, .statusBar, .keyboard, .key, .navigationBar,
      .tabBar, .toolbar, .alert, .sheet, .menu, .table, .collectionView, .picker:
      false
    case .staticText, .image:
      !(node.holder?.superview is UIButton) && !(node.holder is UINavigationBar)
        && listAround(node) == nil
    default: true
    }
  }

  /// The name of an element: a list's content is named as its rows.
  private static func name(of node: ElementNode) -> String {
    if let list = node.type == .cell ? listAround(node) ?? node.holder : listAround(node) {
      return list is UICollectionView ? "items of a collection view" : "rows of a table"
    }
    if node.view is UITableView { return "rows of a table" }
    if node.view is UICollectionView { return "items of a collection view" }
    // A value changes.
    let names = [node.label, node.placeholder ?? "", node.identifier]
    let type = node.kind
    return names.first { !$0.isEmpty }.map { "\(type.words) '\($0)'" } ?? type.words
  }

  /// The list in whose rows an element stands.
  private static func listAround(_ node: ElementNode) -> UIView? {
    var view = node.holder
    var isInCell = false
    while let next = view {
      if next is UITableViewCell || next is UICollectionViewCell { isInCell = true }
      if next is UITableView || next is UICollectionView { return isInCell ? next : nil }
      view = next.superview
    }
    return nil
  }

  // MARK: Writing

  /// Writes the coverage, when the process ends, and the map beside it.
  private nonisolated static func write() -> [String] {
    guard let path else { return [] }
    let coverage = coverage.withLock { $0 }
    guard !coverage.isEmpty else { return [] }
    let text = URL(filePath: path)
    let map = text.deletingPathExtension().appendingPathExtension("svg")
    do {
      try coverage.text.write(to: text, atomically: true, encoding: .utf8)
      try coverage.svg.write(to: map, atomically: true, encoding: .utf8)
      return ["The screens of the tests are in \(text.path) and \(map.path)."]
    } catch {
      return ["The screens of the tests could not be written to \(path): \(error)"]
    }
  }
}
