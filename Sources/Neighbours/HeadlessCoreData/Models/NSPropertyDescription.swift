public import Foundation

/// What a model says of a property of an entity.
open class NSPropertyDescription: NSObject {
  /// The entity that has the property.
  open internal(set) var entity: NSEntityDescription {
    get { owner ?? NSEntityDescription() }
    set { owner = newValue }
  }

  /// The property's name.
  open var name = ""

  /// Whether objects can be saved without a value.
  open var isOptional = true

  /// Whether the value is never saved.
  open var isTransient = false

  /// Further entries of the model, by key.
  open var userInfo: [AnyHashable: Any]?

  /// Whether fetches ask for the value often, which has no effect here.
  open var isIndexed = false

  /// The name of the property in the model before this one.
  open var renamingIdentifier: String?

  /// The name that makes versions of a property differ that are alike else.
  open var versionHashModifier: String?

  /// The conditions for a value to be saved.
  open private(set) var validationPredicates: [NSPredicate] = []

  /// The mistakes of values that do not fulfil the predicates.
  open private(set) var validationWarnings: [Any] = []

  /// Sets what a value must fulfil, and what is wrong with a value that does not.
  open func setValidationPredicates(
    _ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?
  ) {
    validationPredicates = predicates ?? []
    validationWarnings = warnings ?? []
  }

  /// What stores must agree on to be read with the model.
  open var versionHash: Data { Data(signature.utf8) }

  // MARK: The model

  private weak var owner: NSEntityDescription?

  /// Whether an entity has taken the property.
  var isOwned: Bool { owner != nil }

  /// Tells two versions of the property apart.
  var signature: String {
    "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
  }
}
