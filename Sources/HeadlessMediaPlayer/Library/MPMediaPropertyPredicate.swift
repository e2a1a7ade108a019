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
  /// What is asked for.
  public let value: Any?
  /// How it is compared.
  public let comparisonType: MPMediaPredicateComparison

  override func holds(for entity: MPMediaEntity) -> Bool {
    if property == MPMediaItemPropertyMediaType, let item = entity as? MPMediaItem {
      guard case .whole(let kinds) = MediaValue(value) else { return false }
      return UInt64(item.mediaType.rawValue) & kinds != 0
    }
    let own = MediaValue(entity.value(forProperty: property))
    let wanted = MediaValue(value)
    if comparisonType == .contains, case .text(let text) = own, case .text(let part) = wanted {
      return text.range(of: part, options: .caseInsensitive) != nil
    }
    return own == wanted
  }
}

/// How a property is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// It has the value.
  case equalTo = 0
  /// The value is in it.
  case contains = 1
}
