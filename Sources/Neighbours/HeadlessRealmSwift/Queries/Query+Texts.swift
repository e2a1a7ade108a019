import Foundation
import Predicates

/// What texts are compared without.
public struct StringOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Capital letters are small ones, too.
  public static let caseInsensitive = StringOptions(rawValue: 1)
  /// Letters have no marks.
  public static let diacriticInsensitive = StringOptions(rawValue: 2)

  fileprivate var words: String {
    let letters =
      (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}

/// A text, or an optional one.
public protocol _QueryString {}

extension String: _QueryString {}
extension Optional: _QueryString where Wrapped == String {}

extension Query where T: _QueryString {
  private func text(_ sign: String, _ value: T, _ options: StringOptions) -> Query<Bool> {
    let text = PredicateValue(value).object as? String ?? ""
    let condition = NSPredicate(
      format: "SELF \(sign)\(options.words) %@", argumentArray: [text]
    ).condition
    return compared { condition.holds(for: $0) }
  }

  /// Whether the text has another one in it.
  public func contains(_ value: T, options: StringOptions = []) -> Query<Bool> {
    text("CONTAINS", value, options)
  }

  /// Whether the text begins so.
  public func starts(with value: T, options: StringOptions = []) -> Query<Bool> {
    text("BEGINSWITH", value, options)
  }

  /// Whether the text ends so.
  public func ends(with value: T, options: StringOptions = []) -> Query<Bool> {
    text("ENDSWITH", value, options)
  }

  /// Whether the text is like another one, in which `?` is a character and `*` are any.
  public func like(_ value: T, caseInsensitive: Bool = false) -> Query<Bool> {
    text("LIKE", value, caseInsensitive ? .caseInsensitive : [])
  }

  /// Whether the text is another one.
  public func equals(_ value: T, options: StringOptions = []) -> Query<Bool> {
    text("==", value, options)
  }

  /// Whether the text is not another one.
  public func notEquals(_ value: T, options: StringOptions = []) -> Query<Bool> {
    !equals(value, options: options)
  }
}
