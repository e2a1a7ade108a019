import FailureReporting
public import Fleet
public import Foundation
public import HeadlessUIKit

/// An element of the app's interface, which is looked up when it is used.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  /// The kind of an element.
  public typealias ElementType = ScreenElement.ElementType
  /// The class of the space.
  public typealias SizeClass = UIUserInterfaceSizeClass

  let screenElement: ScreenElement
  /// The element as XCUITest's texts name it, such as `"Save" Button`.
  let words: String
  /// The steps by which the element is found.
  let chain: QueryChain

  /// The line that named the element, which reading an attribute fails at.
  let site: CallSite?

  init(
    _ screenElement: ScreenElement, _ words: String, _ chain: QueryChain, at site: CallSite? = nil
  ) {
    self.screenElement = screenElement
    self.words = words
    self.chain = chain
    self.site = site
    super.init()
  }

  /// An element that was found, for the predicates and handlers that get it.
  convenience init(_ found: ScreenElement) {
    self.init(found, found.elementType.printed, QueryChain("Element") { found.nodes })
  }

  // MARK: Finding elements within it

  /// Finds the elements of a kind within this one, however deep they are.
  @discardableResult
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    let query = screenElement.descendants(matching: type)
    return XCUIElementQuery(
      query, type, chain.adding("Descendants matching type \(type.printed)") { query.nodes })
  }

  /// Finds the elements of a kind directly within this one.
  @discardableResult
  public func children(matching type: ElementType) -> XCUIElementQuery {
    let query = screenElement.children(matching: type)
    return XCUIElementQuery(
      query, type, chain.adding("Children matching type \(type.printed)") { query.nodes })
  }

  /// The element, or the first of several that match; that there are others is no failure.
  public var firstMatch: XCUIElement {
    let first = screenElement.firstMatch
    let steps = chain.steps.dropFirst().map { "`\($0.words)`" }.joined(separator: " -> ")
    return XCUIElement(
      first, "\(words) (First Match)",
      chain.adding("first query match sequence: \(steps)") { first.nodes }, at: site)
  }

  // MARK: Whether it is there

  /// Whether the element is in the interface.
  public var exists: Bool { AutomationSession.ask { screenElement.exists } }

  /// Whether a finger could touch the element where it is.
  public var isHittable: Bool { AutomationSession.ask { screenElement.isHittable } }

  /// Waits in UIKit time until the element is there; answers whether it is.
  @discardableResult
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    AutomationSession.wait(timeout) { screenElement.exists }
  }

  /// Waits in UIKit time until the element is gone; answers whether it is.
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    AutomationSession.wait(timeout) { !screenElement.exists }
  }

  /// Waits in UIKit time until the element is gone; answers whether it is.
  @discardableResult
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    waitForNonExistence(timeout: timeout)
  }

  /// Waits in UIKit time until an attribute has a value; answers whether it has.
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool {
    AutomationSession.wait(timeout) {
      screenElement.exists && self[keyPath: keyPath] == expectedValue
    }
  }

  // MARK: What it is

  /// The name by which tests find the element.
  public var identifier: String { read("") { $0.identifier } }

  public var label: String { read("") { $0.label } }

  public var value: Any? { read(nil) { $0.value } }

  /// The placeholder of an empty field.
  public var placeholderValue: String? { read(nil) { $0.placeholder } }

  /// The title, which elements of iOS do not have.
  public var title: String { read("") { _ in "" } }

  /// The kind of the element.
  public var elementType: ElementType { read(.any) { ElementTexts.type(of: $0) } }

  /// The element's rectangle on the screen.
  public var frame: CGRect { read(.zero) { $0.frame } }

  /// Whether the element can be used.
  public var isEnabled: Bool { read(false) { $0.isEnabled } }

  /// Whether the element is selected.
  public var isSelected: Bool { read(false) { $0.isSelected } }

  /// Whether a remote control or a keyboard is on the element, which is never so on a phone.
  public var hasFocus: Bool { read(false) { _ in false } }

  /// The class of the space from side to side.
  public var horizontalSizeClass: SizeClass {
    read(.unspecified) { _ in UIScreen.main.traitCollection.horizontalSizeClass }
  }

  /// The class of the space from top to bottom.
  public var verticalSizeClass: SizeClass {
    read(.unspecified) { _ in UIScreen.main.traitCollection.verticalSizeClass }
  }

  /// An attribute by its name: `hasKeyboardFocus`, which has no other, or one that has.
  @discardableResult
  public func value(forKey key: String) -> Any? { ElementKeys.value(of: key, self) }

  /// Whether what is typed goes to the element or to one within it.
  var hasKeyboardFocus: Bool { read(false) { $0.isFocused } }

  /// The element with all that it holds, as it is now.
  ///
  /// - Throws: Why there is no element, or no single one.
  @discardableResult
  public func snapshot() throws -> any XCUIElementSnapshot {
    let (node, fault) =
      AutomationSession.isInert ? (nil, nil) : screenElement.lookUp(to: "read")
    if let node { return ElementSnapshot(node) }
    let found =
      fault?.kind == .ambiguous
      ? "Find single matching element. Multiple matches found for" : "No matches found for"
    throw SnapshotError(description: "Failed to get matching snapshot: \(found) \(chain.last).")
  }

  /// What the element looks like, as text and as a picture.
  @discardableResult
  public func screenshot() -> XCUIScreenshot {
    let found: (text: String, frame: CGRect?) = read(("", nil)) { node in
      (ElementDump.subtree(node), node.frame)
    }
    return XCUIScreenshot(found.text, in: found.frame)
  }

  private func read<Value>(_ missing: Value, _ get: (ElementNode) -> Value) -> Value {
    AutomationSession.read("", self, at: site, or: missing) {
      let (found, fault) = screenElement.lookUp(to: "read")
      if let fault { throw ElementTexts.problem(fault, in: "", self) }
      return found.map(get) ?? missing
    }
  }

  // MARK: Coordinates

  /// A point on the screen by shares of the element's width and height.
  @discardableResult
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalizedOffset, CGVector(dx: 0, dy: 0))
  }

  // MARK: Describing it

  /// What XCUITest calls the element, such as `"Save" Button`.
  nonisolated open override var description: String { MainActor.assumeIsolated { words } }

  /// The element, all that it holds, what it stands in, and how it is found.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { ElementDump.text(screenElement.nodes, chain) }
  }
}
