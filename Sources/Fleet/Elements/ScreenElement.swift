import FailureReporting
public import Foundation
public import HeadlessUIKit

/// An element that a user meets on the screen, in XCUITest's words.
///
/// It is looked up when it is used, and anew each time. Using a missing or an ambiguous one records
/// a failure that lists the elements there instead; ``exists`` asks without failing.
///
/// ```swift
/// let page = UIViewController()
/// let save = UIButton(primaryAction: UIAction(title: "Save") { _ in })
/// save.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
/// page.view.addSubview(save)
/// setAsAppRootWindow(page)
///
/// Fleet.screen.buttons["Save"].tap()
/// ```
@preconcurrency @MainActor
public struct ScreenElement: ElementQueries {
  let search: ElementSearch
  /// The line that named the element, which reading an attribute fails at.
  private let site: CallSite?

  init(search: ElementSearch, site: CallSite? = nil) {
    self.search = search
    self.site = site
  }

  /// The element that was found, or given.
  package init(_ node: ElementNode) { self.init(search: ElementSearch(root: .node(node))) }

  // MARK: Finding others

  /// Finds the elements of a kind within this one, however deep they are.
  public func descendants(matching type: ElementType) -> ScreenQuery {
    ScreenQuery(search: search.adding(.descendants(type)))
  }

  /// Finds the elements of a kind directly within this one.
  public func children(matching type: ElementType) -> ScreenQuery {
    ScreenQuery(search: search.adding(.children(type)))
  }

  /// The element, or the first of several that match; that there are others is no failure.
  ///
  /// ```swift
  /// let save = Fleet.screen.buttons["Save"].firstMatch
  /// if save.exists { save.tap() }
  /// ```
  public var firstMatch: ScreenElement {
    ScreenElement(search: search.adding(.first), site: site)
  }

  // MARK: Whether it is there

  /// Whether the element is on the screen, though maybe scrolled out of sight.
  ///
  /// All rows of a table and their content do; items of collection views do while they show.
  public var exists: Bool { isTrue { _ in true } }

  /// Whether a finger could touch the element now, where it is.
  public var isHittable: Bool { isTrue(of: ElementReach.isHittable) }

  /// Whether something is true of the first element that is found.
  private func isTrue(of test: (ElementNode) -> Bool) -> Bool {
    guard Reporting.mayAct() else { return Self.answersAfterStop.next() }
    Self.answersAfterStop = AnswersAfterStop()
    Self.settle(search, at: site)
    guard search.isMet, let node = search.first else { return false }
    UserAct.tell(.reads([node], in: search.application))
    return test(node)
  }

  private static var answersAfterStop = AnswersAfterStop()

  /// Waits in UIKit time until the element is on the screen.
  ///
  /// The virtual clock moves to one timer after the other, and no real time passes; tasks and blocks
  /// of other queues do not run meanwhile: `await Fleet.eventually { … }` lets them.
  ///
  /// - Returns: Whether the element is there. That it is not is no failure.
  @discardableResult
  public func waitForExistence(
    timeout: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    wait(timeout, until: true, at: CallSite(fileID, filePath, line, column))
  }

  /// Waits in UIKit time until the element is not on the screen any more.
  ///
  /// - Returns: Whether the element is gone. That it is not is no failure.
  @discardableResult
  public func waitForNonExistence(
    timeout: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    wait(timeout, until: false, at: CallSite(fileID, filePath, line, column))
  }

  func wait(_ timeout: TimeInterval, until exists: Bool, at site: CallSite) -> Bool {
    var isThere = false
    Gesture.perform(at: site) {
      let application = search.application
      var wait = Wait(in: application, timeout: timeout) {
        Gesture.pass($0, in: application, at: site)
      }
      while true {
        if let answer = wait.goOn(until: { isFound == exists }) { return isThere = answer }
        wait.work.blockForChange(at: site)
      }
    }
    return isThere
  }

  private var isFound: Bool { search.isMet && search.first != nil }

  // MARK: Attributes

  /// The kind of the element.
  public var elementType: ElementType {
    read("elementType", or: .any) { $0.kind }
  }

  /// The name by which tests find the element; empty if it has no identifier.
  public var identifier: String { read("identifier", or: "", \.identifier) }

  /// The name of the element; empty if it has no name.
  public var label: String { read("label", or: "", \.label) }

  /// The value of the element: a field's text, or its placeholder while it is empty, `1` or `0` of
  /// a switch, a share such as `50%`.
  public var value: String? { read("value", or: nil, \.value) }

  /// The placeholder of an empty field.
  public var placeholderValue: String? { read("placeholderValue", or: nil, \.placeholder) }

  /// How assistive technologies treat the element.
  public var traits: UIAccessibilityTraits { read("traits", or: .none, \.traits) }

  /// The element's rectangle on the screen.
  public var frame: CGRect { read("frame", or: .zero, \.frame) }

  /// Whether the element can be used.
  public var isEnabled: Bool { read("isEnabled", or: false, \.isEnabled) }

  /// Whether the element is selected.
  public var isSelected: Bool { read("isSelected", or: false, \.isSelected) }

  /// Whether keys go to the element.
  public var hasKeyboardFocus: Bool { read("hasKeyboardFocus", or: false, \.isFocused) }

  /// The view that the element is, or the view that shows it.
  public var view: UIView? { read("view", or: nil, \.holder) }

  /// The object behind the element: its view, or the item, the action or the link that it stands for.
  ///
  /// ```swift
  /// let save = Fleet.screen.buttons["Save"]
  /// if save.exists { print(save.as(UIButton.self)?.isEnabled ?? false) }
  /// ```
  public func `as`<Object: NSObject>(
    _ type: Object.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Object? {
    if let given = search.given { return given.object(as: type) }
    let site = CallSite(fileID, filePath, line, column)
    var object: Object?
    Gesture.perform(in: search.application, at: site) { _ in
      let (node, fault) = search.lookUp(to: "find the object of")
      fault?.report(at: site)
      object = node?.object(as: type)
    }
    return object
  }

  /// Every reason why a user could not use the element now; empty if nothing stands in the way.
  public var whyNot: [String] {
    Self.settle(search, at: site)
    guard case .one(let node) = search.findOne() else {
      return [ElementWords.whyNot(search)]
    }
    return ElementReach.reasons(node)
  }

  private func read<Value>(
    _ attribute: String, or missing: Value, _ get: (ElementNode) -> Value
  ) -> Value {
    let (node, fault) = lookUp(to: "read \(attribute) of")
    if let node { UserAct.tell(.reads([node], in: search.application)) }
    if Reporting.mayAct() { fault?.report(at: Self.readingSite(site)) }
    return node.map(get) ?? missing
  }

  /// The one matching element, or why there is no single one.
  package func lookUp(to verb: String) -> (node: ElementNode?, fault: Fault?) {
    Self.settle(search, at: site)
    return search.lookUp(to: verb)
  }

  /// The elements that match now: no element, one or several.
  package var nodes: [ElementNode] {
    Self.settle(search, at: site)
    return search.isMet ? search.found : []
  }

  /// Whether the search is for an element of the app, and not for the system's alert in front of
  /// it.
  package var isOfApp: Bool {
    switch search.root {
    case .system: false
    case .node(let node): node.holder?.window?.isOfSystem != true
    case .application, .appAlone, .window: true
    }
  }

  /// The place of a read: its own, or else of a scope or of the test.
  private static func readingSite(_ site: CallSite?) -> CallSite {
    site ?? AmbientCallSite.nearest ?? CallSite()
  }

  /// Runs due work before the screen is looked at.
  static func settle(_ search: ElementSearch, at site: CallSite?) {
    guard search.given == nil else { return }
    let application = search.application
    guard !application.mainLoop.isIdle else { return }
    let site = readingSite(site)
    AmbientCallSite.at(site) { _ = Gesture.settle(application, at: site) }
  }
}

extension ScreenElement.ElementType {
  /// Whether an element is of the kind.
  @MainActor func includes(_ node: ElementNode) -> Bool {
    self == .any || node.kind == self
  }
}

extension ScreenElement: @MainActor CustomStringConvertible {
  /// The name of the element, and if it is not on the screen now, the elements there instead.
  ///
  /// ```swift
  /// print(Fleet.screen.buttons["Save"])
  /// // button 'Save': It is not on the screen. There are no buttons on the screen.
  /// ```
  public var description: String { ElementWords.description(ofElement: search) }
}
