extension UIView {
  /// A property whose changes let its view do something anew, such as draw itself.
  ///
  /// ```swift
  /// final class Dial: UIView {
  ///   @Invalidating(.display, .layout) var angle = 0.0
  /// }
  /// ```
  ///
  /// A value that equals the previous one changes nothing.
  @propertyWrapper
  @preconcurrency @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property that asks for one thing.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property that asks for two things.
    public init<A, B>(wrappedValue: Value, _ a: A, _ b: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: a, second: b))
    }

    /// Creates a property that asks for three things.
    public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: a, second: b), c)
    }

    /// Creates a property that asks for four things.
    public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
    where
      InvalidationType
        == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(first: a, second: b),
        Invalidations.Tuple(first: c, second: d))
    }

    /// The value, which only a view can have.
    @available(*, unavailable, message: "@Invalidating is for properties of views.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Reads the value of a view's property, or changes it and tells the view.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}
