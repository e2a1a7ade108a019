import Foundation

/// A condition for a property of items.
open class MPMediaPropertyPredicate: MPMediaPredicate {
  /// Creates the condition that a property has a value.
  public convenience init(value: Any?, forProperty property: String) {
    self.init(value: value, forProperty: property, comparisonType: .equalTo)
  }

  /// Creates the condition that a property has a value, or that there is a text in it.
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
    super.init()
  }

  /// The property.
  public let property: String
  /// The wanted value.
  public let value: Any?
  /// The way of comparing.
  public let comparisonType: MPMediaPredicateComparison

  override func holds(for entity: MPMediaEntity) -> Bool {
    let wanted = MediaValue(value)
    if property == MPMediaItemPropertyMediaType, let item = entity as? MPMediaItem {
      return wanted.mediaType.map { !item.mediaType.isDisjoint(with: $0) } ?? false
    }
    let own = MediaValue(entity.value(forProperty: property))
    if comparisonType == .contains, let text = own.text, let part = wanted.text {
      return text.range(of: part, options: .caseInsensitive) != nil
    }
    return own == wanted
  }
}

/// The way of comparing a property.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// It has the value.
  case equalTo = 0
  /// The value is in it.
  case contains = 1
}
