/// What a user does with fingers.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What is told of it.
  associatedtype Value
  /// The gesture that it is made of.
  associatedtype Body: Gesture

  /// The gesture that it is made of.
  var body: Body { get }

  /// Makes what recognizes it; what is current is asked for again whenever something happens.
  @MainActor static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer]
}

extension Gesture where Value == Body.Value {
  /// A gesture of an app's is recognized as its body is.
  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Body.Value>
  ) -> [UIGestureRecognizer] {
    Body._make({ current().body }, sink)
  }
}

extension Gesture where Body == Never {
  /// A gesture that has no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: Gesture {
  /// There is nothing to tell.
  public typealias Value = Never

  /// There is nothing to recognize.
  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Never, _ sink: _GestureSink<Never>
  ) -> [UIGestureRecognizer] { [] }
}

extension Gesture {
  /// Does something whenever the gesture changes.
  @preconcurrency
  public nonisolated func onChanged(_ action: @escaping @MainActor (Value) -> Void)
    -> _ChangedGesture<Self>
  {
    _ChangedGesture(base: self, action: action)
  }

  /// Does something when the gesture ends.
  @preconcurrency
  public nonisolated func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<
    Self
  > {
    _EndedGesture(base: self, action: action)
  }

  /// Sets a state while the gesture goes on.
  @preconcurrency
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Tells something else of the gesture.
  public nonisolated func map<T>(
    _ body: @escaping @MainActor (Value) -> T
  ) -> _MapGesture<Self, T> { _MapGesture(base: self, transform: body) }

  /// Recognizes another gesture once this one has ended.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(first: self, second: other)
  }

  /// Recognizes another gesture at the same time.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(first: self, second: other)
  }

  /// Recognizes another gesture where this one fails.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > {
    ExclusiveGesture(first: self, second: other)
  }
}

/// A gesture of which something else is told.
public nonisolated struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// There is no body.
  public typealias Body = Never
  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    Base._make(
      { current().base },
      _GestureSink(
        changed: { sink.changed(current().transform($0)) },
        ended: { sink.ended(current().transform($0)) }, over: sink.over))
  }
}

/// A gesture that does something whenever it changes.
public nonisolated struct _ChangedGesture<Base: Gesture>: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of it.
  public typealias Value = Base.Value
  let base: Base
  let action: @MainActor (Value) -> Void

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    Base._make(
      { current().base },
      _GestureSink(
        changed: {
          current().action($0)
          sink.changed($0)
        }, ended: sink.ended, over: sink.over))
  }
}

/// A gesture that does something when it ends.
public nonisolated struct _EndedGesture<Base: Gesture>: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of it.
  public typealias Value = Base.Value
  let base: Base
  let action: @MainActor (Value) -> Void

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    Base._make(
      { current().base },
      _GestureSink(
        changed: sink.changed,
        ended: {
          current().action($0)
          sink.ended($0)
        }, over: sink.over))
  }
}

/// A gesture that sets a state while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of it.
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let body: @MainActor (Value, inout State, inout Transaction) -> Void

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    Base._make(
      { current().base },
      _GestureSink(
        changed: {
          current().update($0)
          sink.changed($0)
        }, ended: sink.ended,
        over: {
          current().reset()
          sink.over()
        }))
  }

  @MainActor private func update(_ value: Value) {
    guard let location = state.location else { return }
    var (new, transaction) = (location.get(), Transaction())
    body(value, &new, &transaction)
    location.set(new, transaction)
  }

  @MainActor private func reset() {
    guard let location = state.location else { return }
    var transaction = Transaction()
    state.reset(location.get(), &transaction)
    location.set(state.initial, transaction)
  }
}

/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of both.
  public struct Value {
    /// What is told of the first one.
    public var first: First.Value?
    /// What is told of the second one.
    public var second: Second.Value?
  }
  let first: First
  let second: Second

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    let kept = Kept()
    let first = First._make(
      { current().first },
      kept.sink(sink) { $0.first = $1 })
    let second = Second._make(
      { current().second },
      kept.sink(sink) { $0.second = $1 })
    let meeting = Meeting()
    meeting.meetsAll = true
    for recognizer in first + second where recognizer.delegate == nil {
      meeting.adopt(recognizer)
    }
    return first + second
  }

  /// What was told last of both.
  @MainActor private final class Kept {
    var value = Value()

    func sink<V>(
      _ outer: _GestureSink<Value>, _ take: @escaping @MainActor (inout Value, V) -> Void
    ) -> _GestureSink<V> {
      _GestureSink(
        changed: { [self] in
          take(&value, $0)
          outer.changed(value)
        },
        ended: { [self] in
          take(&value, $0)
          outer.ended(value)
        },
        over: { [self] in
          value = Value()
          outer.over()
        })
    }
  }
}

/// A gesture, or another one where that fails.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// There is no body.
  public typealias Body = Never
  /// What is told of one of them.
  public enum Value {
    /// What is told of the first one.
    case first(First.Value)
    /// What is told of the second one.
    case second(Second.Value)
  }
  let first: First
  let second: Second

  @MainActor public static func _make(
    _ current: @escaping @MainActor () -> Self, _ sink: _GestureSink<Value>
  ) -> [UIGestureRecognizer] {
    let first = First._make(
      { current().first },
      _GestureSink(
        changed: { sink.changed(.first($0)) }, ended: { sink.ended(.first($0)) },
        over: sink.over))
    let second = Second._make(
      { current().second },
      _GestureSink(
        changed: { sink.changed(.second($0)) }, ended: { sink.ended(.second($0)) },
        over: sink.over))
    for later in second { for sooner in first { later.require(toFail: sooner) } }
    return first + second
  }
}
