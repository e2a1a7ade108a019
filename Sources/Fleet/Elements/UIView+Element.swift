public import HeadlessUIKit

extension UIView {
  /// Every reason why a user could not touch, edit or select the view now, in words; empty if the
  /// user can.
  ///
  /// These are all the obstacles that helpers check, with the objects at fault.
  ///
  /// ```swift
  /// let button = UIButton()
  /// button.isEnabled = false
  /// button.addAction(UIAction { _ in }, for: .touchUpInside)
  /// print(button.whyNot)  // ["Control is not enabled.", "It is in no window."]
  /// ```
  public var whyNot: [String] {
    guard window == nil else { return ElementReach.reasons(.view(self)) }
    return reasonsWhyNot + [wasNeverShown ? GestureWords.neverShown : "It is in no window."]
  }

  /// The view as an element of the screen.
  ///
  /// ```swift
  /// let field = UITextField()
  /// print(field.element.elementType)  // textField
  /// ```
  public var element: ScreenElement { ScreenElement(.view(self)) }

  /// The obstacles to a touch, and to its purpose.
  final var reasonsWhyNot: [String] {
    let words = GestureWords(tapping: self).withoutSubject
    var reasons = obstacles.map { obstacle in
      // Details that name the object at fault say all; others add to the sentence.
      let details = words.text(obstacle, inBar: self).details
      guard !words.namesCulprit(obstacle, inBar: self) else { return details }
      return words.sentence(obstacle) + (details.isEmpty ? "" : " \(details)")
    }
    if let lock = (self as? any EditedView)?.touchLock, !isDisabled {
      reasons.append(Self.words(for: lock))
    }
    if let cell = self as? UITableViewCell, let table = cell.superview as? UITableView,
      !table.letsUserSelect
    {
      reasons.append("The table lets no row be selected.")
    }
    if let cell = self as? UICollectionViewCell,
      let collection = cell.superview as? UICollectionView, !collection.letsUserSelect
    {
      reasons.append("The collection view lets no item be selected.")
    }
    return reasons
  }

  private static func words(for lock: TextLock) -> String {
    switch lock {
    case .disabled: "It is not enabled."
    case .notSelectable: "Its text is not selectable."
    case .notEditable: "Its text is not editable."
    }
  }
}
