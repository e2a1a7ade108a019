import Foundation

extension UITextField: TextEditing {
  // MARK: Beginning and ending

  /// Tells everyone that editing has begun (behaviour 40, 41, 43, 49).
  final func editingBegan() {
    awaitsFirstSecureEdit = isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, mayClear() {
      edited.set("", standardAttributes)
      typingUndo?.forget()
    }
    _ = edited.select(NSRange(location: edited.length, length: 0))
    updateSideViews()
    // If one of them gives up the focus, the others are no longer told.
    if isFirstResponder { didBegin() }
    if isFirstResponder { send(.editingDidBegin, with: nil) }
    if isFirstResponder { post(Self.textDidBeginEditingNotification) }
    if isFirstResponder { hostApplication.keyboard.follow(self) }
  }

  /// Tells everyone that editing has ended (behaviour 40, 42, 43, 46).
  final func editingEnded() {
    awaitsFirstSecureEdit = false
    typingUndo?.end()
    updateSideViews()
    invalidateIntrinsicContentSize()
    didEnd()
    send(.editingDidEnd, with: nil)
    let reason = NSNumber(value: DidEndEditingReason.committed.rawValue)
    post(
      Self.textDidEndEditingNotification, [Self.didEndEditingReasonUserInfoKey: reason])
  }

  // MARK: Changing the text

  /// Changes the text, and tells everyone about it (behaviour 51).
  package final func change(_ edit: (inout EditedText) -> Void) {
    AppCall.make("insertText(_:)", of: self, as: .mechanism) {
      awaitsFirstSecureEdit = false
      if clearsOnInsertion { clearsOnInsertion = false }
      edit(&edited)
      selectionChanged()
      send(.editingChanged, with: nil)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
      didChange()
    }
  }

  /// Updates the field after code has set the text.
  ///
  /// No delegate is told about that (behaviour 53).
  final func textWasSet() {
    awaitsFirstSecureEdit = false
    typingUndo?.forget()
    contentChanged()
  }

  package final func selectionChanged() {
    if let delegate, !tellsOfNoSelections.names(delegate) {
      AppCall.make("textFieldDidChangeSelection(_:)", of: self) {
        delegate.textFieldDidChangeSelection(self)
      }
    }
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  final var insertionReplacesAll: Bool { awaitsFirstSecureEdit || clearsOnInsertion }

  /// The range that a backspace deletes.
  ///
  /// It covers the whole text of a secret that is new to the user.
  final var rangeOfBackspace: NSRange? {
    awaitsFirstSecureEdit && hasText ? edited.whole : edited.deletion
  }

  /// The text's only line.
  package final var caretLines: CaretLines {
    var measure = TextMeasure()
    measure.wraps = false
    return CaretLines(edited, measure, storedFont)
  }

  // MARK: Acts of the user

  /// Inserts text as a user does: the delegate is asked once (behaviour 51, 57, 58).
  package final func userInsert(_ text: String) {
    guard !text.isEmpty, mayChange(edited.selection, to: text) else { return }
    insertText(text)
  }

  /// Deletes backward as a user does.
  ///
  /// In an empty field no delegate is asked (behaviour 56).
  package final func userBackspace() {
    if let range = rangeOfBackspace, !mayChange(range, to: "") { return }
    deleteBackward()
  }

  /// Taps the return key as a user does, and returns whether the key is enabled (behaviour 60).
  @discardableResult
  package final func userReturn() -> Bool {
    guard isReturnKeyEnabled else { return false }
    guard mayReturn() else { return true }
    let endsEditing = !registrations.events.isDisjoint(with: .editingDidEndOnExit)
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
    if endsEditing { resignFirstResponder() }
    didReturn()
    return true
  }

  /// Taps the clear button as a user does, and returns the refusal, if any (behaviour 59).
  @discardableResult
  package final func userClear() -> Refusal<TextQuestion>? {
    var isAllowed = false
    let refusal = hostApplication.refusal(of: self) { isAllowed = mayClear() }
    guard isAllowed else { return refusal }
    change(edited.whole, to: "")
    becomeFirstResponder()
    return nil
  }

  // MARK: The views beside the text

  final func sideViewChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    updateSideViews()
  }

  /// Shows or hides the views beside the text as their modes say.
  final func updateSideViews() {
    update(leftView, leftViewMode)
    update(rightView, rightViewMode)
  }

  private func update(_ view: UIView?, _ mode: ViewMode) {
    guard let view else { return }
    let isShown = shows(mode)
    guard isShown != (view.superview === self) else { return }
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
    contentChanged()
  }

  /// Returns whether a mode makes a view visible now.
  package final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The distance that the border needs between itself and the text.
  final var borderInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// Returns the size of a view beside the text, with numbers that can be used for layout.
  final func size(of sideView: UIView?) -> CGSize {
    let size = sideView?.bounds.size ?? .zero
    return CGSize(width: size.width.finite, height: size.height.finite)
  }

  final func rectBetweenSideViews(_ bounds: CGRect) -> CGRect {
    var start = bounds.minX + borderInset
    var end = bounds.maxX - borderInset
    if let leftView, leftView.superview === self {
      start = max(start, leftViewRect(forBounds: bounds).maxX)
    }
    if let rightView, rightView.superview === self {
      end = min(end, rightViewRect(forBounds: bounds).minX)
    }
    return CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }
}

extension UITextField: TextBaselines {
  var firstBaselineOffset: CGFloat { baseline }
  var lastBaselineOffset: CGFloat { max(0, intrinsicContentSize.height - baseline) }

  private var baseline: CGFloat {
    let font = font ?? Self.defaultFont
    let top = (intrinsicContentSize.height - font.lineHeight.finite) / 2
    return (top + font.ascender.finite).rounded(.up)
  }
}
