/// Relationships are kept on both sides.
enum Inverses {
  /// A property of an object was set: the other sides of a relationship follow, and the context knows.
  static func changed<Model: PersistentModel>(
    _ property: ModelProperty, of model: Model, from old: [any PersistentModel]
  ) {
    let context = model._swiftDataState.context
    context?.noteChange(of: property.name, in: model)
    guard let relation = property.relation else { return }
    let inverse = model.plan.inverse(of: property)?.relation
    let new = relation.targets(model)
    let before = Set(old.map { ObjectIdentifier($0) })
    let now = Set(new.map { ObjectIdentifier($0) })
    for target in old where !now.contains(ObjectIdentifier(target)) {
      inverse?.remove(model, target)
    }
    for target in new where !before.contains(ObjectIdentifier(target)) {
      connect(model, target)
      inverse?.add(model, target)
    }
  }

  /// Brings an object into the context of another one that it belongs to from now on.
  private static func connect(_ one: any PersistentModel, _ other: any PersistentModel) {
    let contexts = (one._swiftDataState.context, other._swiftDataState.context)
    switch contexts {
    case (let context?, nil) where !other.isDeleted: context.insertAny(other)
    case (nil, let context?) where !one.isDeleted: context.insertAny(one)
    default: break
    }
  }
}
