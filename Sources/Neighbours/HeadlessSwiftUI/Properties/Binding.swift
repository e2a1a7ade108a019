import Locks

/// A value that is kept elsewhere, to be read and set.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, SelfComparing {
  // Proof: what a binding leads to is used as that allows, as in SwiftUI.
  private let place: Unchecked<any Location<Value>>
  /// What is to be done to views when the value is set.
  public var transaction = Transaction()

  init(location: any Location<Value>) {
    // Proof: what a binding leads to is used as that allows, as in SwiftUI.
    place = Unchecked(location)
  }

  /// Where the value is kept.
  var location: any Location<Value> { place.value }

  /// Creates a binding that gets and sets its value by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      location: ClosureLocation(get) { value, transaction in
        withTransaction(transaction) { set(value) }
      })
  }

  /// Creates a binding that gets and sets its value by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get, set))
  }

  /// Creates a binding of another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value of an optional one, if there is a value.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      location: ClosureLocation(
        { base.wrappedValue ?? first }, { base.location.set($0, $1) }))
    transaction = base.transaction
  }

  /// Creates an optional binding of one that always has a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ClosureLocation(
        { base.wrappedValue }, { if let value = $0 { base.location.set(value, $1) } }))
    transaction = base.transaction
  }

  /// Creates a binding to a value as something to put into sets.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ClosureLocation(
        { AnyHashable(base.wrappedValue) },
        { if let value = $0.base as? V { base.location.set(value, $1) } }))
    transaction = base.transaction
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      location.set(newValue, transaction.isPlain ? .current : transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(location: PathLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  /// A binding that sets its value with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding that sets its value with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  static func areSame(_ one: Self, _ other: Self) -> Bool {
    one.location.isSame(as: other.location)
  }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// What goes through the bindings.
  public typealias Iterator = IndexingIterator<Self>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Self>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of elements.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place after the last one.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The places of elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next place.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Goes on to the next place.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to an element.
  public subscript(position: Index) -> Binding<Value.Element> {
    let base = self
    return Binding<Value.Element>(
      location: ClosureLocation(
        { base.wrappedValue[position] },
        { element, transaction in
          var all = base.wrappedValue
          all[position] = element
          base.location.set(all, transaction)
        }))
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection, Value.Index: Hashable {
  /// The place before.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Goes back to the place before.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {}
