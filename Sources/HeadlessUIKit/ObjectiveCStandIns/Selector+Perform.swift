import Foundation

extension Selector {
  /// Returns whether an object has a method with that name.
  @MainActor static func responds(_ object: Any, to selector: Selector) -> Bool {
    guard let responder = object as? any SelectorResponder else { return false }
    return methods(of: responder)[selector] != nil
  }

  /// Calls the method with that name on a target.
  ///
  /// If there is none, reports UIKit's exception.
  @MainActor
  @discardableResult
  func perform(on target: Any, sender: Any?, event: UIEvent? = nil) -> Bool {
    let listing = target as? any SelectorResponder
    let methods = listing.map(Self.methods(of:)) ?? [:]
    guard let responder = listing, let method = methods[self] else {
      if let edit = Self.edits[self], let responder = target as? UIResponder {
        edit(responder)(sender)
        return true
      }
      report(on: target, known: methods.keys.map(\.name).sorted())
      return false
    }
    guard method.call(responder, sender, event) else {
      let senderName = sender.map { "\(type(of: $0))" } ?? "nil"
      let refused =
        method.needsEvent && event == nil
        ? "an action without an event" : "a sender of type \(senderName)"
      ModelException.invalidArgument.raise(
        "The method '\(name)' of \(type(of: target)) does not take \(refused)",
        by: "UIApplication.sendAction(_:to:from:for:)")
      return false
    }
    return true
  }

  @MainActor private func report(on target: Any, known: [String]) {
    let names =
      known.isEmpty
      ? "\(type(of: target)) lists no methods: make it a SelectorResponder"
      : "It lists \(known.map { "'\($0)'" }.joined(separator: ", "))"
    ModelException.invalidArgument.raise(
      "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance",
      by: "UIApplication.sendAction(_:to:from:for:). \(names)")
  }

  /// The methods of every responder: the commands of the edit menu.
  @MainActor private static let edits: [Selector: @MainActor (UIResponder) -> (Any?) -> Void] = [
    "cut:": UIResponder.cut, "copy:": UIResponder.copy, "paste:": UIResponder.paste,
    "select:": UIResponder.select, "selectAll:": UIResponder.selectAll,
    "delete:": UIResponder.delete,
  ]

  @MainActor private static var cache: [ObjectIdentifier: [Selector: Method]] = [:]

  @MainActor
  private static func methods(of responder: any SelectorResponder) -> [Selector: Method] {
    let type = type(of: responder)
    if let methods = cache[ObjectIdentifier(type)] { return methods }
    // A subclass lists its methods after those of its superclass, so the last one wins.
    let methods = Dictionary(
      type.selectors.map { ($0.selector, $0) }, uniquingKeysWith: { _, last in last })
    cache[ObjectIdentifier(type)] = methods
    return methods
  }
}
