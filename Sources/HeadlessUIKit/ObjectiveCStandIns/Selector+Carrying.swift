import Locks

extension Selector {
  /// The method that a selector carries.
  struct Carried: Sendable {
    let matches: @Sendable (Any) -> Bool
    /// Whether the method is a protocol's: then its default implementation is unknown.
    let isOfProtocol: Bool
    private let method: Unchecked<(_ target: Any, _ sender: Any?, _ event: Any?) -> Reply>

    init<Target>(
      by type: Target.Type,
      _ call: @escaping (_ target: Target, _ sender: Any?, _ event: Any?) -> Reply
    ) {
      matches = { $0 is Target }
      isOfProtocol = !(type is AnyClass)
      // Proof: it is never changed, and holds a method of a class, which holds nothing. It is called
      // where Objective-C would call it, by the sender of the selector.
      method = Unchecked { target, sender, event in
        guard let target = target as? Target else { return .refused }
        return call(target, sender, event)
      }
    }

    func call(_ target: Any, _ sender: Any?, _ event: Any?) -> Reply {
      method.value(target, sender, event)
    }
  }

  /// The result of a method.
  enum Reply {
    /// The target or the arguments are of other types than the method's; the sender's type is
    /// returned.
    case refused(taking: Any.Type?)
    case answer(Any?)

    static var refused: Reply { .refused(taking: nil) }
  }

  // MARK: Creating selectors from methods

  /// Creates the selector of a method without parameters.
  ///
  /// It stands for `#selector(Form.save)`. The compiler finds the method, so that private ones,
  /// overloads and methods of extensions work as with Objective-C.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(
      name,
      carrying: Carried(by: Target.self) { target, _, _ in .answer(method(target)()) })
  }

  /// Creates the selector of a method that takes the sender.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(
      name,
      carrying: Carried(by: Target.self) { target, sender, _ in
        guard let sender: Sender = Self.cast(sender) else { return .refused(taking: Sender.self) }
        return .answer(method(target)(sender))
      })
  }

  /// Creates the selector of a method that takes the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(
      name,
      carrying: Carried(by: Target.self) { target, sender, event in
        guard let sender: Sender = Self.cast(sender) else { return .refused(taking: Sender.self) }
        guard let event: Event = Self.cast(event) else { return .refused }
        return .answer(method(target)(sender, event))
      })
  }

  /// Creates the selector of a method with three parameters, which is told how something has ended.
  ///
  /// The last one is the caller's own pointer. No event calls such a method.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(
      name,
      carrying: Carried(by: Target.self) { target, first, rest in
        guard let rest = rest as? Ending, let first: First = Self.cast(first),
          let error: Second = Self.cast(rest.error), let context: Third = rest.castContext()
        else { return .refused }
        return .answer(method(target)(first, error, context))
      })
  }

  /// Creates the selector of a method with four parameters, of which only its name counts, too.
  public init<Target, First, Second, Third, Fourth, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
  ) { self.init(name) }

  // MARK: Creating selectors from the methods of values

  /// Creates the selector of a method of a value, for `#selector(presenter.save)`.
  public init<Target, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> () -> Result
  ) { self.init(name, method) }

  /// Creates the selector of a method of a value, which takes the sender.
  public init<Target, Sender, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender) -> Result
  ) { self.init(name, method) }

  /// Returns an argument in the form that a method takes.
  ///
  /// The optional is unwrapped first, because an optional is an `Any`, too. A method that takes a
  /// `Bool` reads the sender as one, as `endEditing(_:)` does: any object is true.
  static func cast<Argument>(_ argument: Any?) -> Argument? {
    guard let argument else { return argument as? Argument }
    return argument as? Argument ?? (true as? Argument)
  }
}
