import FailureReporting
public import Fleet
public import Foundation
import HeadlessUIKit
package import Predicates

/// The elements that are found by a kind, a name or a condition.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  private let query: ScreenQuery
  private let type: XCUIElement.ElementType
  private let chain: QueryChain

  init(_ query: ScreenQuery, _ type: XCUIElement.ElementType, _ chain: QueryChain) {
    self.query = query
    self.type = type
    self.chain = chain
    super.init()
  }

  private func refined(_ query: ScreenQuery, _ words: String) -> XCUIElementQuery {
    XCUIElementQuery(query, type, chain.adding(words) { query.nodes })
  }

  private func single(
    _ element: ScreenElement, _ words: String, _ step: String, at site: CallSite? = nil
  ) -> XCUIElement {
    XCUIElement(element, words, chain.adding(step) { element.nodes }, at: site)
  }

  // MARK: One element

  /// The element of a name: identifier, label, value or placeholder.
  public subscript(
    _ key: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> XCUIElement {
    let site = CallSite(fileID, filePath, line, column)
    Self.check(key, at: site)
    return single(
      query.matching(identifier: key).element, "\"\(key)\" \(type.printed)",
      Self.step(named: key), at: site)
  }

  /// The only element.
  public var element: XCUIElement { XCUIElement(query.element, type.printed, chain) }

  public var firstMatch: XCUIElement {
    let steps = chain.steps.dropFirst().map { "`\($0.words)`" }.joined(separator: " -> ")
    return single(
      query.firstMatch, "\(type.printed) (First Match)", "first query match sequence: \(steps)")
  }

  /// The element at an index, from 0.
  @discardableResult
  public func element(boundBy index: Int) -> XCUIElement {
    single(
      query.element(boundBy: index), "\(type.printed) (Element at index \(index))",
      "Element at index \(index)")
  }

  /// The element at an index, from 0.
  @available(*, deprecated, renamed: "element(boundBy:)")
  @discardableResult
  public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The element that a predicate accepts.
  @discardableResult
  public func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The element of a kind and a name.
  @discardableResult
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement { matching(elementType, identifier: identifier).element }

  // MARK: Several elements

  /// The number of elements now.
  public var count: Int { isAlive ? query.count : 0 }

  /// All that there are now, each by its index: what it is looked up as later may be another one.
  public var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map { element(boundBy: $0) }
  }

  /// All elements that the query finds now, each bound to its place.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    let nodes = isAlive ? query.nodes : []
    // What is in rows out of sight has no place before it is looked at.
    guard nodes.count == count else { return allElementsBoundByIndex }
    return nodes.map { XCUIElement(ScreenElement($0)) }
  }

  private var isAlive: Bool {
    !AutomationSession.isInert && AutomationSession.state != .notRunning
  }

  /// Finds the elements of a kind within these, however deep they are.
  @discardableResult
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    let query = query.descendants(matching: type)
    return XCUIElementQuery(
      query, type, chain.adding("Descendants matching type \(type.printed)") { query.nodes })
  }

  /// Finds the elements of a kind directly within these.
  @discardableResult
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    let query = query.children(matching: type)
    return XCUIElementQuery(
      query, type, chain.adding("Children matching type \(type.printed)") { query.nodes })
  }

  /// The elements that a predicate accepts; it is evaluated with an ``XCUIElement``.
  @discardableResult
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    refined(
      query.matching { predicate.evaluate(with: XCUIElement($0)) },
      "Elements matching predicate '\(predicate.words)'")
  }

  /// The elements that a closure accepts.
  @discardableResult
  public func matching(_ isMatch: @escaping (XCUIElement) -> Bool) -> XCUIElementQuery {
    refined(
      query.matching { isMatch(XCUIElement($0)) }, "Elements matching predicate 'a closure'")
  }

  /// The elements of a kind, and with a name if one is given.
  @discardableResult
  public func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    refined(
      query.matching(elementType, identifier: identifier), Self.step(elementType, identifier))
  }

  /// Elements of a name.
  @discardableResult
  public func matching(identifier: String) -> XCUIElementQuery {
    refined(query.matching(identifier: identifier), Self.step(named: identifier))
  }

  /// The elements that contain an element which a predicate accepts.
  @discardableResult
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    refined(
      query.containing { predicate.evaluate(with: XCUIElement($0)) },
      "Elements containing elements matching predicate '\(predicate.words)'")
  }

  /// The elements that contain an element which a closure accepts.
  @discardableResult
  public func containing(_ isMatch: @escaping (XCUIElement) -> Bool) -> XCUIElementQuery {
    refined(
      query.containing { isMatch(XCUIElement($0)) },
      "Elements containing elements matching predicate 'a closure'")
  }

  /// The elements that contain an element of a kind, and with a name if one is given.
  @discardableResult
  public func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    refined(
      query.containing(elementType, identifier: identifier),
      "Elements containing elements"
        + Self.step(elementType, identifier).dropFirst("Elements".count))
  }

  // MARK: Words

  private static func step(named name: String) -> String {
    "Elements matching predicate '\"\(name)\" IN identifiers'"
  }

  private static func step(_ type: XCUIElement.ElementType, _ name: String?) -> String {
    let kind = "Elements matching type \(type.printed)"
    return name.map { "\(kind) and predicate '\"\($0)\" IN identifiers'" } ?? kind
  }

  /// The longest name that a query is asked for.
  private static let longestKey = 128

  private static func check(_ key: String, at site: CallSite) {
    guard key.count > longestKey, !AutomationSession.isInert else { return }
    AutomationSession.fail(
      "Invalid query - string identifier '\(key)' exceeds maximum length of \(longestKey) "
        + "characters. You can work around this limitation by constructing a query with a custom "
        + "NSPredicate that specifies the property (label, title, value, placeholderValue, or "
        + "identifier) to match against.", "", site)
  }

  /// What XCUITest calls the query: what its last step looks for.
  nonisolated open override var description: String { MainActor.assumeIsolated { chain.last } }

  /// How the elements are found, step by step, with what each step finds now.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { chain.lines.joined(separator: "\n") }
  }
}

extension XCUIElementQuery: PredicateSubject {
  /// Returns how many elements there are.
  nonisolated package func predicateValue(forKey key: String) -> PredicateValue {
    guard key == "count" || key == "@count" else { return .nothing }
    return MainActor.runUnchecked { PredicateValue(count) }
  }
}

extension NSPredicate {
  /// What the predicate asks for, in the form in which XCUITest prints it.
  package var words: String { condition.text }
}
