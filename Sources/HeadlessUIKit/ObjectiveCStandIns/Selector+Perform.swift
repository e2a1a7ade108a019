import FailureReporting
import Foundation

extension Selector {
  init(setterOf property: String) {
    self.init("set\(property.prefix(1).uppercased())\(property.dropFirst()):")
  }

  /// Returns whether an object has a method with that name.
  @MainActor static func responds(_ object: Any, to selector: Selector) -> Bool {
    let members = ObjectiveCMembers.of(object)
    if members.contains(selector) { return true }
    if let conforms = selector.isOfProtocol {
      return !members.listsRequirements && OptionalMethods.areUnknown(of: object, conforms)
    }
    guard let carried = selector.carried, carried.matches(object) else { return false }
    if carried.isOfProtocol { selector.reportUnknown(of: object) }
    return !carried.isOfProtocol
  }

  /// Reports that a method of a protocol may be the object's, or the default implementation.
  @MainActor private func reportUnknown(of object: Any) {
    let type = Swift.type(of: object)
    Reporting.deliver(
      RecordedFailure(
        "Whether \(type) has '\(name)' is not known.",
        details:
          "The method is a protocol's, with a default for who lacks it. Call it and look at what it "
          + "does, or put `.requirement(\"\(name)\")` into the `objectiveCMembers` of \(type).",
        site: AmbientCallSite.nearest ?? CallSite(#fileID, #filePath, #line, #column)))
  }

  /// Calls the method with that name on a target.
  ///
  /// If it does not exist, reports UIKit's exception.
  @MainActor
  @discardableResult
  func perform(on target: Any, sender: Any?, event: Any? = nil) -> Bool {
    if case .answer = send(to: target, sender: sender, event: event) { return true }
    return false
  }

  /// Calls the method with that name on a target, and returns its result.
  @MainActor
  func send(to target: Any, sender: Any?, event: Any? = nil) -> Reply {
    AppWatch.tell { $0.appIsSent(name, to: target) }
    let members = ObjectiveCMembers.of(target)
    let reply: Reply
    if let call = members.calls[self] {
      reply = call(target as AnyObject, sender, event)
    } else if let carried, carried.matches(target) {
      reply = carried.call(target, sender, event)
    } else if let edit = Self.edits[self], let responder = target as? UIResponder {
      reply = .answer(edit(responder)(sender))
    } else if let text = description(of: target) {
      reply = .answer(text)
    } else {
      reportUnrecognized(by: target, known: members.names)
      return .refused
    }
    if case .refused(let type) = reply {
      let isWithoutEvent = members.needEvent.contains(self) && event == nil && type == nil
      reportRefused(by: target, sender: sender, taking: type, isWithoutEvent: isWithoutEvent)
    }
    return reply
  }

  /// Sets the property with that name, if the class of the object lists it.
  ///
  /// Returns `nil` if it does not, and `false` if the property takes another type.
  @MainActor static func set(_ property: String, of object: AnyObject, to value: Any?) -> Bool? {
    guard let call = ObjectiveCMembers.of(object).calls[Selector(setterOf: property)] else {
      return nil
    }
    if case .answer = call(object, value, nil) { return true }
    return false
  }

  @MainActor private func reportRefused(
    by target: Any, sender: Any?, taking wanted: Any.Type?, isWithoutEvent: Bool
  ) {
    let senderName = sender.map { "\(type(of: $0))" } ?? "nil"
    let refused = isWithoutEvent ? "an action without an event" : "a sender of type \(senderName)"
    ModelException.invalidArgument.raise(
      "The method '\(name)' of \(type(of: target)) does not take \(refused)",
      by: "UIApplication.sendAction(_:to:from:for:)"
        + (wanted.map { ". It takes a \($0): declare the parameter as 'Any', and cast it" } ?? ""))
  }

  @MainActor private func reportUnrecognized(by target: Any, known: [String]) {
    let type = "\(Swift.type(of: target))"
    let names =
      known.isEmpty
      ? "\(type) lists no methods: give it `objectiveCMembers`"
      : NearMiss.question(name, among: known)
        + "\(type) lists \(known.map { "'\($0)'" }.joined(separator: ", "))"
    ModelException.invalidArgument.raise(
      "-[\(type) \(name)]: unrecognized selector sent to instance",
      by: "UIApplication.sendAction(_:to:from:for:). \(names)")
  }

  /// What UIKit's own methods for debuggers say of views and screens, without addresses.
  @MainActor private func description(of target: Any) -> String? {
    switch (name, target) {
    case ("recursiveDescription", let view as UIView): ViewDescription(of: view).text
    case ("_printHierarchy", let controller as UIViewController):
      ControllerDescription(of: controller).text
    default: nil
    }
  }

  /// The methods of every responder: the commands of the edit menu.
  @MainActor private static let edits: [Selector: @MainActor (UIResponder) -> (Any?) -> Void] = [
    "cut:": UIResponder.cut, "copy:": UIResponder.copy, "paste:": UIResponder.paste,
    "select:": UIResponder.select, "selectAll:": UIResponder.selectAll,
    "delete:": UIResponder.delete,
  ]
}
