import Foundation

/// An observation of a property by the text of its name, until it is ended.
@MainActor
final class NamedObservation {
  let path: String
  let context: UnsafeMutableRawPointer?
  private(set) weak var observer: NSObject?
  private var token: NSKeyValueObservation?

  private static var kept = SideTable<[NamedObservation]>()

  private init(_ observer: NSObject, _ path: String, _ context: UnsafeMutableRawPointer?) {
    self.observer = observer
    self.path = path
    self.context = context
  }

  // MARK: Beginning and ending

  static func begin(
    on object: NSObject, by observer: NSObject, _ path: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    guard let (holder, property) = find(path, from: object) else {
      return raiseUnknown(path, of: object)
    }
    let observation = NamedObservation(observer, path, context)
    let token = NSKeyValueObservation(property.key) {
      [weak observation, weak object, weak holder] in
      guard let observation, let object, let holder else { return {} }
      let old = options.contains(.old) ? property.read(holder) : nil
      if options.contains(.prior) { observation.tell(object, old: old, new: nil, isPrior: true) }
      return {
        observation.tell(
          object, old: old, new: options.contains(.new) ? property.read(holder) : nil)
      }
    }
    observation.token = token
    (holder as? any ObservedObject)?.add(token)
    _ = kept.set((kept.value(of: object) ?? []) + [observation], of: object)
    if options.contains(.initial) {
      observation.tell(
        object, old: nil, new: options.contains(.new) ? property.read(holder) : nil)
    }
  }

  /// Ends the observation that was begun last.
  static func end(
    on object: NSObject, by observer: NSObject, _ path: String,
    _ isMeant: (NamedObservation) -> Bool = { _ in true }
  ) {
    var observations = kept.value(of: object) ?? []
    guard
      let index = observations.lastIndex(where: {
        $0.observer === observer && $0.path == path && isMeant($0)
      })
    else {
      return ModelException.range.raise(
        "Cannot remove an observer <\(type(of: observer))> for the key path \"\(path)\" from "
          + "<\(type(of: object))> because it is not registered as an observer.",
        by: "removeObserver(_:forKeyPath:)", of: "Foundation")
    }
    observations.remove(at: index).token?.invalidate()
    _ = kept.set(observations.isEmpty ? nil : observations, of: object)
  }

  // MARK: Finding

  /// The property of a path, and the object that has it now.
  private static func find(
    _ path: String, from object: NSObject
  ) -> (holder: NSObject, property: NamedProperty)? {
    var holder = object
    var names = path.split(separator: ".").map(String.init)
    guard let last = names.popLast() else { return nil }
    for name in names {
      guard let next = NamedProperty.named(name, of: holder)?.read(holder) as? NSObject else {
        return nil
      }
      holder = next
    }
    guard holder is any ObservedObject else { return nil }
    return NamedProperty.named(last, of: holder).map { (holder, $0) }
  }

  private static func raiseUnknown(_ path: String, of object: NSObject) {
    let names = NamedProperty.names(of: object)
    let question = NearMiss.question(path, among: names)
    ModelException.unknownKey.raise(
      "The property '\(path)' of \(type(of: object)) cannot be observed here.",
      by: "addObserver(_:forKeyPath:options:context:), where it cannot. \(question)"
        + "These can be: \(names.joined(separator: ", "))", of: "The model")
  }

  // MARK: Telling

  private func tell(_ object: NSObject, old: Any?, new: Any?, isPrior: Bool = false) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    change[.oldKey] = old
    change[.newKey] = new
    if isPrior { change[.notificationIsPriorKey] = true }
    (observer as? UIResponder)?.observeValue(
      forKeyPath: path, of: object, change: change, context: context)
  }
}
