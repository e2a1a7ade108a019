import FailureReporting
public import Foundation
package import HeadlessUIKit

/// The elements that a search finds, in XCUITest's words.
///
/// Nothing is looked up until an element is used, and each use looks anew. Elements come in the
/// order of the views, the ones at the back first, and rows and items in the order of their paths.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// print(Fleet.screen.cells.staticTexts["Robin"].exists)  // false
/// ```
@preconcurrency @MainActor
public struct ScreenQuery: ElementQueries {
  let search: ElementSearch

  // MARK: Finding others

  /// Finds the elements of a kind within these, however deep they are.
  public func descendants(matching type: ScreenElement.ElementType) -> ScreenQuery {
    ScreenQuery(search: search.adding(.descendants(type)))
  }

  /// Finds the elements of a kind directly within these.
  public func children(matching type: ScreenElement.ElementType) -> ScreenQuery {
    ScreenQuery(search: search.adding(.children(type)))
  }

  // MARK: Choosing among them

  /// The element of a name: its identifier, its label, its value or its placeholder.
  ///
  /// The whole name counts, letter by letter. Using the element fails where several have the name.
  public subscript(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ScreenElement {
    ScreenElement(
      search: search.adding(.called(name)).adding(.only),
      site: CallSite(fileID, filePath, line, column))
  }

  /// The only element; using it fails where there are several.
  public var element: ScreenElement { ScreenElement(search: search.adding(.only)) }

  /// The first element; that there are others is no failure.
  public var firstMatch: ScreenElement { ScreenElement(search: search.adding(.first)) }

  /// The element at an index, from 0.
  public func element(boundBy index: Int) -> ScreenElement {
    ScreenElement(search: search.adding(.at(index)))
  }

  /// The element that a predicate accepts; using it fails where there are several.
  public func element(matching predicate: NSPredicate) -> ScreenElement {
    matching(predicate).element
  }

  /// The element of a kind and a name; using it fails where there are several.
  public func element(
    matching type: ScreenElement.ElementType, identifier: String?
  ) -> ScreenElement {
    matching(type, identifier: identifier).element
  }

  /// The elements that a predicate accepts; it is evaluated with a ``ScreenElement``.
  public func matching(_ predicate: NSPredicate) -> ScreenQuery {
    matching { predicate.evaluate(with: $0) }
  }

  /// The elements that a closure accepts.
  ///
  /// ```swift
  /// let drafts = Fleet.screen.cells.matching { $0.identifier.hasPrefix("draft-") }
  /// print(drafts.count)
  /// ```
  public func matching(_ isMatch: @escaping (ScreenElement) -> Bool) -> ScreenQuery {
    ScreenQuery(search: search.adding(.matching("", Self.test(isMatch))))
  }

  /// The elements with a name: their identifier, label, value or placeholder.
  public func matching(identifier: String) -> ScreenQuery {
    ScreenQuery(search: search.adding(.called(identifier)))
  }

  /// The elements of a kind, and with a name if one is given.
  public func matching(
    _ type: ScreenElement.ElementType, identifier: String?
  ) -> ScreenQuery {
    let words = Self.words(type, identifier)
    return ScreenQuery(search: search.adding(.matching(words, Self.test(type, identifier))))
  }

  /// The elements that contain an element which a predicate accepts.
  public func containing(_ predicate: NSPredicate) -> ScreenQuery {
    containing { predicate.evaluate(with: $0) }
  }

  /// The elements that contain an element which a closure accepts.
  public func containing(_ isMatch: @escaping (ScreenElement) -> Bool) -> ScreenQuery {
    ScreenQuery(search: search.adding(.containing("", Self.test(isMatch))))
  }

  /// The elements that contain an element of a kind, with a given name if there is one.
  ///
  /// ```swift
  /// let unread = Fleet.screen.cells.containing(.image, identifier: "unread")
  /// print(unread.count)
  /// ```
  public func containing(
    _ type: ScreenElement.ElementType, identifier: String?
  ) -> ScreenQuery {
    let words = Self.words(type, identifier)
    return ScreenQuery(search: search.adding(.containing(words, Self.test(type, identifier))))
  }

  private static func test(
    _ isMatch: @escaping (ScreenElement) -> Bool
  ) -> (ElementNode) -> Bool {
    { isMatch(ScreenElement($0)) }
  }

  private static func test(
    _ type: ScreenElement.ElementType, _ name: String?
  ) -> (ElementNode) -> Bool {
    { node in type.includes(node) && name.map { node.isCalled($0) } != false }
  }

  private static func words(_ type: ScreenElement.ElementType, _ name: String?) -> String {
    type.words + (name.map { " '\($0)'" } ?? "")
  }

  // MARK: All of them

  /// How many there are now, in rows of tables that are out of sight, too.
  ///
  /// Rows are counted without a look at them; for elements inside rows the cells are made.
  public var count: Int {
    ScreenElement.settle(search, at: nil)
    UserAct.tell(.reads(search.all(), in: search.application))
    return search.count
  }

  /// All that there are now, each by its index: a later look-up may find another one.
  public var allElementsBoundByIndex: [ScreenElement] {
    (0..<count).map { element(boundBy: $0) }
  }

  /// All elements that the query finds now, except in rows out of sight.
  package var nodes: [ElementNode] {
    ScreenElement.settle(search, at: nil)
    return search.all()
  }
}

extension ScreenQuery: @MainActor CustomStringConvertible {
  /// The query in words, and its elements on the screen now.
  ///
  /// ```swift
  /// print(Fleet.screen.buttons)  // buttons: There are no buttons on the screen.
  /// ```
  public var description: String { ElementWords.description(ofQuery: search) }
}
