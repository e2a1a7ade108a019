/// A view, or a part of its text, that a rotor leads to.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// There is no body.
  public typealias Body = Never

  let entry: _RotorEntry

  private init(
    to target: AnyHashable?, _ textRange: Range<String.Index>?, _ prepare: @escaping () -> Void
  ) { entry = _RotorEntry(target: target, textRange: textRange, prepare: prepare) }

  @MainActor public static func _rotorEntries(_ content: Self) -> [_RotorEntry] { [content.entry] }

  // MARK: Views of an identity

  /// Creates an entry for a view with an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(id), textRange, prepare) }

  /// Creates an entry for a view with an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(id), textRange, prepare) }

  /// Creates an entry for a view with an identity.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(id), textRange, prepare) }

  /// Creates an entry for a view with an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(id), textRange, prepare) }

  // MARK: Views of a name

  /// Creates an entry for a view that `accessibilityRotorEntry(id:in:)` names.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(RotorEntryName(id, namespace)), textRange, prepare) }

  /// Creates an entry for a view that `accessibilityRotorEntry(id:in:)` names.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(RotorEntryName(id, namespace)), textRange, prepare) }

  /// Creates an entry for a view that `accessibilityRotorEntry(id:in:)` names.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(RotorEntryName(id, namespace)), textRange, prepare) }

  /// Creates an entry for a view that `accessibilityRotorEntry(id:in:)` names.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(to: AnyHashable(RotorEntryName(id, namespace)), textRange, prepare) }

  // MARK: Parts of a text

  /// Creates an entry for a part of the text of the element that has the rotor.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where ID == Never { self.init(to: nil, textRange, prepare) }

  /// Creates an entry for a part of the text of the element that has the rotor.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) where ID == Never { self.init(to: nil, textRange, prepare) }

  /// Creates an entry for a part of the text of the element that has the rotor.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) where ID == Never { self.init(to: nil, textRange, prepare) }

  /// Creates an entry for a part of the text of the element that has the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where ID == Never { self.init(to: nil, textRange, prepare) }
}
