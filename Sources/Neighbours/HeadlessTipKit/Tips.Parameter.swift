import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

extension Tips {
  /// Something that is so, on which tips depend.
  @propertyWrapper
  public struct Parameter<Value: Sendable>: Sendable {
    private let id = UUID()
    private let first: Value

    /// Creates it with a value at first.
    public init(wrappedValue: Value) { first = wrappedValue }

    /// The value.
    public var wrappedValue: Value {
      get { EventLog.current.value(of: id) as? Value ?? first }
      nonmutating set {
        EventLog.current.set(newValue, for: id)
        MainTurn.post("a parameter of tips") { TipBook.current.changed() }
      }
    }

    /// It, for rules.
    public var projectedValue: Parameter<Value> { self }
  }
}

/// Something that is so, on which tips depend.
public typealias Parameter = Tips.Parameter
