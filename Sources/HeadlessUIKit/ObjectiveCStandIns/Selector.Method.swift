extension Selector {
  /// A method under the name by which selectors find it.
  @preconcurrency @MainActor
  public struct Method {
    let selector: Selector
    /// Calls the method, or answers `false` where the object or the sender is of another class.
    let call: (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool
    /// Whether the method takes an event that has to be there.
    var needsEvent = false

    /// A method without parameters.
    public static func method<Target: AnyObject>(
      _ selector: Selector, _ body: @escaping (Target) -> () -> Void
    ) -> Method {
      Method(selector: selector) { target, _, _ in
        guard let target = target as? Target else { return false }
        body(target)()
        return true
      }
    }

    /// A method that takes the sender.
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

    /// A method that takes the sender and the event, which has to be there.
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

    /// A method that takes the sender and the event.
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

    /// The sender as a method takes it.
    ///
    /// What is there is unwrapped before, since an optional is an `Any` too.
    private static func cast<Sender>(_ sender: Any?) -> Sender? {
      if let sender { return sender as? Sender }
      return sender as? Sender
    }
  }
}
