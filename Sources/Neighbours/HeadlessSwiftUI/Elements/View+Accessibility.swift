/// What modifiers for accessibility return.
extension View {
  nonisolated func says(
    _ saying: AccessibilityAttachmentModifier.Saying, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(saying: saying, isEnabled: isEnabled))
  }

  nonisolated func marks(
    _ change: (inout Marks) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var marks = Marks()
    change(&marks)
    return says(.marks(marks))
  }

  /// Sets the identifier by which tests find the element.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    marks { $0.identifier = identifier }
  }

  /// Hides the elements within, or shows them.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    marks { $0.isHidden = hidden }
  }

  /// Adds traits.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    marks {
      $0.added = traits.uiKit.subtracting(AccessibilityTraits.modal)
      $0.isModal = traits.contains(.isModal)
    }
  }

  /// Removes traits.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    marks { $0.removed = traits.uiKit.subtracting(AccessibilityTraits.modal) }
  }

  /// Lets assistive technologies do something of a kind.
  @preconcurrency
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    marks { $0.actions = [.init(kind: actionKind.kind, run: handler)] }
  }

  /// Adds a named action for assistive technologies.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.action(name, handler))
  }

  /// Adds a named action for assistive technologies.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action for assistive technologies.
  @_disfavoredOverload @preconcurrency
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets assistive technologies adjust the value.
  @preconcurrency
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    marks {
      $0.added = .adjustable
      $0.actions = [
        .init(kind: .increment) { handler(.increment) },
        .init(kind: .decrement) { handler(.decrement) },
      ]
    }
  }

  /// Sets the words by which users who speak call the element.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    says(.inputLabels(inputLabels))
  }

  /// Sets the words by which users who speak call the element.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the words by which users who speak call the element.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
}
