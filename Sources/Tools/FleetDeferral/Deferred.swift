import FailureReporting

// What `fleet-port` writes in the place of code that does not compile. Each function takes its place
// from the four literals, which name a line of the app's own file, and fails the test that comes by.

/// Passes over a statement that does not compile.
///
/// - Parameters:
///   - declaration: The declaration that it stands in, such as `CartViewController.pay(_:)`.
///   - message: The compiler's words.
public func _deferred(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  DeferredPlace(declaration, message, CallSite(fileID, filePath, line, column)).reach(.nothing)
}

/// Answers the least value of a type, where what makes the value does not compile.
///
/// The process ends where the type has none.
@_disfavoredOverload
public func _deferredValue<Value>(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Value {
  let place = DeferredPlace(declaration, message, CallSite(fileID, filePath, line, column))
  place.reach(.value)
  return place.leastValue(of: Value.self)
}

/// Answers the least values of two types.
public func _deferredValue<First, Second>(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> (First, Second) {
  let place = DeferredPlace(declaration, message, CallSite(fileID, filePath, line, column))
  place.reach(.value)
  return (
    place.leastValue(of: First.self),
    place.leastValue(of: Second.self)
  )
}

/// Answers a closure that does nothing and answers the least value of its type.
public func _deferredValue<each Argument, Answer>(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Answer {
  let place = DeferredPlace(declaration, message, CallSite(fileID, filePath, line, column))
  place.reach(.value)
  return { (_: repeat each Argument) in
    place.leastValue(of: Answer.self)
  }
}

/// Answers an asynchronous closure that does nothing and answers the least value of its type.
public func _deferredValue<each Argument, Answer>(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Answer {
  let place = DeferredPlace(declaration, message, CallSite(fileID, filePath, line, column))
  place.reach(.value)
  return { (_: repeat each Argument) async in place.leastValue(of: Answer.self) }
}

/// Answers the error that code throws which does not compile.
public func _deferredError(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> any Error {
  let place = DeferredPlace(declaration, message, CallSite(fileID, filePath, line, column))
  place.reach(.error)
  return DeferredError(place: place)
}

/// Ends the process in the place of code that does not compile, where nothing can stand for it.
public func _deferredEnd(
  _ declaration: StaticString, _ message: StaticString, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Never {
  let place = DeferredPlace(declaration, message, CallSite(fileID, filePath, line, column))
  place.reach(.end)
  place.end()
}

/// Tells how much of a module is deferred, which the last lines of each run say.
///
/// - Parameters:
///   - places: How many places a test can come by.
///   - unreachable: How many conformances, overrides and declarations were taken out, which no test
///     comes by.
///   - classesWithoutInitializer: The classes of which no object stands for another value: to make one
///     with an initializer that it does not have would end the process.
public func _deferredModule(
  _ name: StaticString, places: Int, unreachable: Int, classesWithoutInitializer: [String] = []
) {
  DeferredRun.add(
    name.description, DeferredRun.Count(places: places, unreachable: unreachable),
    classesWithoutInitializer: classesWithoutInitializer)
}

/// Tells which test of XCTest runs from now on: each fails once for a place.
public func _deferredTest(_ name: String) { DeferredRun.begin(test: name) }
