extension Selector {
  /// A method, with the name by which selectors find it.
  @preconcurrency @MainActor
  public struct Method {
    let selector: Selector
    /// Calls the method, or returns `false` if the object or the sender is of another class.
    let call: (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool
    /// Whether the method requires an event.
    var needsEvent = false

    /// Returns a method without parameters.
    public static func method<Target: AnyObject>(
      _ selector: Selector, _ body: @escaping (Target) -> () -> Void
    ) -> Method {
      Method(selector: selector) { target, _, _ in
        guard let target = target as? Target else { return false }
        body(target)()
        return true
      }
    }

    /// Returns a method that takes the sender.
    public static func method<Target: AnyObject, Sender>(
      _ selector: Selector, _ body: @escaping (Target) -> (Sender) -> Void
    ) -> Method {
      Method(selector: selector) { target, sender, _ in
        guard let target = target as? Target, let sender: Sender = Self.cast(sender) else {
          return false
        }
        body(target)(sender)
        return true
      }
    }

    /// Returns a method that takes the sender and requires an event.
    public static func method<Target: AnyObject, Sender>(
      _ selector: Selector, _ body: @escaping (Target) -> (Sender, UIEvent) -> Void
    ) -> Method {
      var method = Method(selector: selector) { target, sender, event in
        guard let target = target as? Target, let sender: Sender = Self.cast(sender), let event
        else {
          return false
        }
        body(target)(sender, event)
        return true
      }
      method.needsEvent = true
      return method
    }

    /// Returns a method that takes the sender and the event, if there is one.
    public static func method<Target: AnyObject, Sender>(
      _ selector: Selector, _ body: @escaping (Target) -> (Sender, UIEvent?) -> Void
    ) -> Method {
      Method(selector: selector) { target, sender, event in
        guard let target = target as? Target, let sender: Sender = Self.cast(sender) else {
          return false
        }
        body(target)(sender, event)
        return true
      }
    }

    /// Returns the sender in the form that a method takes.
    ///
    /// The optional is unwrapped first, because an optional is an `Any`, too.
    private static func cast<Sender>(_ sender: Any?) -> Sender? {
      if let sender { return sender as? Sender }
      return sender as? Sender
    }
  }
}
