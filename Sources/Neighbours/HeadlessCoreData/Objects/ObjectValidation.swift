import Foundation
import Predicates

/// Finds out whether an object can be saved as it is.
struct ObjectValidation {
  private let object: NSManagedObject

  init(_ object: NSManagedObject) { self.object = object }

  /// Throws what is wrong with values.
  func validateAll() throws {
    let errors = object.entity.layout.properties.enumerated().flatMap { place, property in
      property.isTransient ? [] : self.errors(property, object.stored(at: place))
    }
    if !errors.isEmpty { throw CoreDataErrors.several(errors) }
  }

  /// Throws where an object has others that keep it from being deleted.
  func validateDeletion() throws {
    let errors = object.entity.layout.relationships.compactMap { place, relationship in
      relationship.deleteRule == .denyDeleteRule && hasOthers(at: place)
        ? error(
          NSValidationRelationshipDeniedDeleteError, relationship, .nothing,
          "Items cannot be deleted from \(relationship.name).") : nil
    }
    if !errors.isEmpty { throw CoreDataErrors.several(errors) }
  }

  private func hasOthers(at place: Int) -> Bool {
    object.stored(at: place).references.contains { object.resolve($0)?.isDeleted == false }
  }

  private func error(
    _ code: Int, _ property: NSPropertyDescription, _ value: StoredValue, _ words: String
  ) -> NSError {
    CoreDataErrors.validation(
      code, property.name, words, object,
      value.object(of: property as? NSAttributeDescription))
  }

  private func errors(_ property: NSPropertyDescription, _ value: StoredValue) -> [NSError] {
    switch property {
    case let attribute as NSAttributeDescription: return errors(attribute, value)
    case let relationship as NSRelationshipDescription: return errors(relationship, value)
    default: return []
    }
  }

  // MARK: Relationships

  private func errors(
    _ relationship: NSRelationshipDescription, _ value: StoredValue
  ) -> [NSError] {
    let count = value.references.count
    guard count > 0 else {
      return relationship.isOptional ? [] : [missing(relationship)]
    }
    if count < relationship.minCount {
      return [
        error(
          NSValidationRelationshipLacksMinimumCountError, relationship, .nothing,
          "Too few items in \(relationship.name).")
      ]
    }
    guard relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount else {
      return []
    }
    return [
      error(
        NSValidationRelationshipExceedsMaximumCountError, relationship, .nothing,
        "Too many items in \(relationship.name).")
    ]
  }

  private func missing(_ property: NSPropertyDescription) -> NSError {
    error(
      NSValidationMissingMandatoryPropertyError, property, .nothing,
      "\(property.name) is a required value.")
  }

  // MARK: Attributes

  private func errors(_ attribute: NSAttributeDescription, _ value: StoredValue) -> [NSError] {
    guard value != .nothing else { return attribute.isOptional ? [] : [missing(attribute)] }
    let limits = attribute.limits
    let (number, codes) = measure(value)
    var errors: [NSError] = []
    if let greatest = limits.greatest, let number, number > greatest {
      errors.append(
        error(codes.greater, attribute, value, "\(attribute.name) is too \(codes.much)."))
    }
    if let least = limits.least, let number, number < least {
      errors.append(
        error(codes.less, attribute, value, "\(attribute.name) is too \(codes.little)."))
    }
    if let expression = limits.expression, case .text(let text) = value,
      !NSPredicate(format: "SELF MATCHES %@", expression).evaluate(with: text)
    {
      errors.append(
        error(
          NSValidationStringPatternMatchingError, attribute, value,
          "\(attribute.name) is not valid."))
    }
    return errors + failedPredicates(attribute, value)
  }

  private struct Codes {
    var greater = NSValidationNumberTooLargeError
    var less = NSValidationNumberTooSmallError
    var much = "large"
    var little = "small"
  }

  private func measure(_ value: StoredValue) -> (Double?, Codes) {
    switch value {
    case .text(let text):
      (
        Double(text.utf16.count),
        Codes(
          greater: NSValidationStringTooLongError, less: NSValidationStringTooShortError,
          much: "long", little: "short")
      )
    case .date(let seconds):
      (
        seconds,
        Codes(
          greater: NSValidationDateTooLateError, less: NSValidationDateTooSoonError,
          much: "late", little: "soon")
      )
    default: (value.compared.number, Codes())
    }
  }

  private func failedPredicates(
    _ attribute: NSAttributeDescription, _ value: StoredValue
  ) -> [NSError] {
    attribute.validationPredicates.enumerated().compactMap { index, predicate in
      guard !predicate.evaluate(with: value.object(of: attribute)) else { return nil }
      let warnings = attribute.validationWarnings
      let warning = index < warnings.count ? warnings[index] : nil
      let code = (warning as? NSNumber)?.intValue ?? NSManagedObjectValidationError
      return error(
        code, attribute, value, warning as? String ?? "\(attribute.name) is not valid.")
    }
  }
}
