extension Selector {
  /// A method or a property, with the name by which selectors and storyboards find it.
  @preconcurrency @MainActor
  public struct Method {
    typealias Call = (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Reply

    let selector: Selector
    /// Calls the method, or sets the property.
    let call: Call?
    /// The getter of a property and its call.
    var getter: (selector: Selector, call: Call)?
    /// Whether the method requires an event.
    var needsEvent = false

    /// Returns a method without parameters.
    public static func method<Target: AnyObject, Result>(
      _ selector: Selector, _ body: @escaping (Target) -> () -> Result
    ) -> Method {
      Method(selector: selector) { target, _, _ in
        guard let target = target as? Target else { return .refused }
        return .answer(body(target)())
      }
    }

    /// Returns a method that takes the sender.
    public static func method<Target: AnyObject, Sender, Result>(
      _ selector: Selector, _ body: @escaping (Target) -> (Sender) -> Result
    ) -> Method {
      Method(selector: selector) { target, sender, _ in
        guard let target = target as? Target else { return .refused }
        guard let sender: Sender = Selector.cast(sender) else {
          return .refused(taking: Sender.self)
        }
        return .answer(body(target)(sender))
      }
    }

    /// Returns a method that takes the sender, and does nothing with it.
    ///
    /// Objective-C calls it with a sender of any class. A sender of another class than the method's is
    /// not handed on: the method gets another object in its place.
    public static func method<Target: AnyObject, Sender, Result>(
      _ selector: Selector, _ body: @escaping (Target) -> (Sender) -> Result,
      unused: @autoclosure @escaping () -> Sender
    ) -> Method {
      Method(selector: selector) { target, sender, _ in
        guard let target = target as? Target else { return .refused }
        return .answer(body(target)(Selector.cast(sender) ?? unused()))
      }
    }

    /// Returns a method that takes the sender and requires an event.
    public static func method<Target: AnyObject, Sender, Result>(
      _ selector: Selector, _ body: @escaping (Target) -> (Sender, UIEvent) -> Result
    ) -> Method {
      var method = Method(selector: selector) { target, sender, event in
        guard let target = target as? Target else { return .refused }
        guard let sender: Sender = Selector.cast(sender) else {
          return .refused(taking: Sender.self)
        }
        guard let event = event as? UIEvent else { return .refused }
        return .answer(body(target)(sender, event))
      }
      method.needsEvent = true
      return method
    }

    /// Returns a method that takes the sender and the event, if there is one.
    public static func method<Target: AnyObject, Sender, Result>(
      _ selector: Selector, _ body: @escaping (Target) -> (Sender, UIEvent?) -> Result
    ) -> Method {
      Method(selector: selector) { target, sender, event in
        guard let target = target as? Target else { return .refused }
        guard let sender: Sender = Selector.cast(sender) else {
          return .refused(taking: Sender.self)
        }
        return .answer(body(target)(sender, event as? UIEvent))
      }
    }

    /// Returns a method that the class has, and that no message calls: `responds(to:)` knows it.
    public static func requirement(_ selector: Selector) -> Method {
      Method(selector: selector, call: nil)
    }
  }
}
