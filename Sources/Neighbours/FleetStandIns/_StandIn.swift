import FailureReporting
import FleetDeferral
import HeadlessUIKit

/// What the code of stand-ins calls, which is made of other people's interfaces; tests use ``StandIn``.
public enum _StandIn {
  /// Says which names a module has, a line for each.
  public static func register(_ module: String, _ names: @escaping @Sendable () -> String) {
    StandInNames.add(module, names)
  }

  // MARK: Functions

  /// Records a call, and answers it.
  public static func call<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?]
  ) -> Result { call(name, receiver, arguments, or: LeastValue.of(Result.self, for: name)) }

  /// Records a call, and answers it, or else a value of the code's own.
  public static func call<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?], or own: @autoclosure () -> Result
  ) -> Result {
    let (calls, call) = (StandInCalls.current, StandIn.Call(name, receiver, arguments))
    guard let answer = calls.note(call, of: receiver) else {
      return kept(name, receiver, arguments, in: calls, or: own)
    }
    return result(of: call, by: answer) ?? own()
  }

  private static func result<Result>(of call: StandIn.Call, by answer: StandIn.Answer) -> Result? {
    do { return try answer.result(of: call) } catch {
      mistake("\(call.name) throws nothing, and its answer threw \(error).", at: answer.site)
      return nil
    }
  }

  /// Records a call, and answers it, or lets a file by hand do it.
  public static func call<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?], by own: @autoclosure () -> Result
  ) -> Result {
    let (calls, call) = (StandInCalls.current, StandIn.Call(name, receiver, arguments))
    guard let answer = calls.note(call, of: receiver, isByHand: true) else {
      call.letGo(ofAll: false)
      return own()
    }
    return result(of: call, by: answer) ?? LeastValue.of(Result.self, for: name)
  }

  /// Records a call of a function that throws, and answers it.
  public static func callThrowing<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?]
  ) throws -> Result {
    try callThrowing(name, receiver, arguments, or: LeastValue.of(Result.self, for: name))
  }

  /// Records a call of a function that throws, and answers it, or else a value of the code's own.
  public static func callThrowing<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?], or own: @autoclosure () throws -> Result
  ) throws -> Result {
    let (calls, call) = (StandInCalls.current, StandIn.Call(name, receiver, arguments))
    if let answer = calls.note(call, of: receiver) {
      return try answer.result(of: call) ?? own()
    }
    return try kept(name, receiver, arguments, in: calls, or: own)
  }

  /// Records a call of a function that throws, and answers it, or lets a file by hand do it.
  public static func callThrowing<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?], by own: @autoclosure () throws -> Result
  ) throws -> Result {
    let (calls, call) = (StandInCalls.current, StandIn.Call(name, receiver, arguments))
    guard let answer = calls.note(call, of: receiver, isByHand: true) else {
      call.letGo(ofAll: false)
      return try own()
    }
    return try answer.result(of: call) ?? LeastValue.of(Result.self, for: name)
  }

  /// Records a call of the `async` form of a function with a completion, and waits for that.
  ///
  /// - Parameters:
  ///   - name: The name of the form with a completion, whose answer holds here, too.
  ///   - result: What is returned, of the values that the completion is called with.
  ///   - own: What calls the completion where the test does not.
  @preconcurrency @MainActor
  public static func callAsync<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?],
    _ result: @escaping (_StandInValues) -> Result, by own: ((StandIn.Block) -> Void)? = nil
  ) async throws -> Result {
    let reply = AsyncReply<Result>()
    let block = StandIn.Block(_body: { values in
      reply.give(values.error.map { .failure($0) } ?? .success(result(values)))
      return nil
    })
    let (calls, call) = (StandInCalls.current, StandIn.Call(name, receiver, arguments + [block]))
    if let answer = calls.note(call, of: receiver, isByHand: own != nil) {
      do {
        let value = try answer.give(call)
        if !block.wasCalled, let value = value as? Result { reply.give(.success(value)) }
      } catch { reply.give(.failure(error)) }
    } else {
      own?(block)
    }
    return try await reply.value()
  }

  /// The object that is asked for again, such as `Auth.auth()` or `collection("rooms")`, is one object.
  private static func kept<Result>(
    _ name: String, _ receiver: Any?, _ arguments: [Any?], in calls: StandInCalls,
    or own: () throws -> Result
  ) rethrows -> Result {
    // What is plain bytes is no object.
    guard !ZeroValue.isPlain(Result.self), let key = path(name, arguments) else {
      return try own()
    }
    let values = ObjectValues.of(receiver, in: calls)
    if let value = values[key] as? Result, KeptValue.isObject(value) { return value }
    let value = try own()
    if KeptValue.isObject(value), value as AnyObject !== receiver as AnyObject? {
      values[key] = value
    }
    return value
  }

  /// By what an object is found again; `nil` where each call makes another one.
  private static func path(_ name: String, _ arguments: [Any?]) -> String? {
    let function = name.split(separator: ".", maxSplits: 1).last ?? ""
    guard !["copy", "create", "init", "make", "new"].contains(where: function.hasPrefix) else {
      return nil
    }
    var path = name
    for argument in arguments {
      guard let argument, argument is String || argument is Int || argument is Bool else {
        return nil
      }
      path += "|\(argument)"
    }
    return path
  }

  // MARK: Properties

  /// Answers what a property was set to.
  public static func get<Value>(_ name: String, _ receiver: Any?) -> Value {
    get(name, receiver, or: LeastValue.of(Value.self, for: name))
  }

  /// Answers what a property was set to, or else a value of the code's own; an object is kept.
  public static func get<Value>(
    _ name: String, _ receiver: Any?, or own: @autoclosure () -> Value
  ) -> Value {
    if let value: Value = given(name, receiver) { return value }
    let value = own()
    if KeptValue.isObject(value) {
      ObjectValues.of(receiver, in: StandInCalls.current)[name] = value
    }
    return value
  }

  /// Answers what a property was set to, or else what a file by hand does.
  public static func get<Value>(
    _ name: String, _ receiver: Any?, by own: @autoclosure () -> Value
  ) -> Value { given(name, receiver) ?? own() }

  /// What a test says of a property, or what it was set to.
  private static func given<Value>(_ name: String, _ receiver: Any?) -> Value? {
    let calls = StandInCalls.current
    if let answer = calls.answer(name, of: receiver) {
      do {
        if let value: Value = try answer.result(of: StandIn.Call(name, receiver, [])) {
          return value
        }
      } catch {
        mistake("\(name) throws nothing, and its answer threw \(error).", at: answer.site)
      }
    }
    // What is `nil` was set as one, too: a cast of it would always succeed.
    return ObjectValues.of(receiver, in: calls)[name].flatMap { $0 as? Value }
  }

  /// Sets a property, which is recorded as a call.
  ///
  /// - Parameter isKept: Whether the record keeps the value, and not only the object, which may let go of
  ///   what a closure keeps alive.
  public static func set<Value>(
    _ name: String, _ receiver: Any?, _ value: Value, isKept: Bool = true
  ) {
    let calls = StandInCalls.current
    _ = calls.note(StandIn.Call(name, receiver, isKept ? [value] : [nil]), of: receiver)
    ObjectValues.of(receiver, in: calls)[name] = value
  }

  /// Sets a property that keeps nothing alive, such as a delegate.
  public static func setWeak(_ name: String, _ receiver: Any?, _ value: AnyObject?) {
    let calls = StandInCalls.current
    _ = calls.note(StandIn.Call(name, receiver, [value]), of: receiver)
    ObjectValues.of(receiver, in: calls).setWeak(value, for: name)
  }

  // MARK: Values

  /// Returns the least value of a type.
  public static func least<Value>(_ type: Value.Type, _ name: String = "A stand-in") -> Value {
    LeastValue.of(type, for: name)
  }
}
