import FailureReporting
public import Fleet
public import Foundation

/// The elements that are found by a kind, a name or a condition.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  private let query: ScreenQuery
  private let type: XCUIElement.ElementType

  init(_ query: ScreenQuery, _ type: XCUIElement.ElementType) {
    self.query = query
    self.type = type
    super.init()
  }

  private func refined(_ query: ScreenQuery) -> XCUIElementQuery { XCUIElementQuery(query, type) }

  // MARK: One element

  /// The element of a name: identifier, label, value or placeholder.
  public subscript(
    _ key: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> XCUIElement {
    XCUIElement(
      query.matching(identifier: key).element, "\"\(key)\" \(type.printed)",
      at: CallSite(fileID, filePath, line, column))
  }

  /// The only element.
  public var element: XCUIElement { XCUIElement(query.element, type.printed) }

  /// The first element.
  public var firstMatch: XCUIElement {
    XCUIElement(query.firstMatch, "\(type.printed) (First Match)")
  }

  /// The element at an index, from 0.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(
      query.element(boundBy: index), "\(type.printed) (Element at index \(index))")
  }

  /// The element that a predicate accepts.
  public func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The element of a kind and a name.
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement { matching(elementType, identifier: identifier).element }

  // MARK: Several elements

  /// How many there are now.
  public var count: Int {
    AutomationSession.state == .notRunning || AutomationSession.hasFailed ? 0 : query.count
  }

  /// All that there are now, each by its index.
  public var allElementsBoundByIndex: [XCUIElement] {
    (0..<count).map { element(boundBy: $0) }
  }

  /// Finds the elements of a kind within these, however deep they are.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.descendants(matching: type), type)
  }

  /// Finds the elements of a kind directly within these.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.children(matching: type), type)
  }

  /// Those that a predicate accepts, which gets an ``XCUIElement``.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    refined(query.matching { predicate.evaluate(with: XCUIElement($0, "")) })
  }

  /// Those that a closure accepts.
  public func matching(_ isMatch: @escaping (XCUIElement) -> Bool) -> XCUIElementQuery {
    refined(query.matching { isMatch(XCUIElement($0, "")) })
  }

  /// Those of a kind, and of a name where one is given.
  public func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery { refined(query.matching(elementType, identifier: identifier)) }

  /// Those of a name.
  public func matching(identifier: String) -> XCUIElementQuery {
    refined(query.matching(identifier: identifier))
  }

  /// Those that hold an element which a predicate accepts.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    refined(query.containing { predicate.evaluate(with: XCUIElement($0, "")) })
  }

  /// Those that hold an element of a kind, and of a name where one is given.
  public func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery { refined(query.containing(elementType, identifier: identifier)) }
}
