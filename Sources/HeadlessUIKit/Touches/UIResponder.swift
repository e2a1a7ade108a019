public import Foundation

/// An object that can respond to events, one link of the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
  UIPasteConfigurationSupporting, SelectorResponder, AssociatingObject
{
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  nonisolated final let ownAssociations = AssociatedObjects.noValues
  nonisolated final var associations: AssociatedObjects.Values? {
    get { AssociatedObjects.values(in: ownAssociations) }
    set { AssociatedObjects.set(newValue, in: ownAssociations) }
  }

  /// Creates a responder.
  public override init() {
    _ = MainQueue.isExplained
    super.init()
  }

  // MARK: Managing the responder chain

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the responder has the focus: keys go to it.
  open var isFirstResponder: Bool { hostApplication.firstResponder === self }

  /// Whether the responder may take the focus.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes the focus, if this responder and the current first responder agree.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let application = hostApplication
    if application.firstResponder === self { return true }
    return AppCall.make("becomeFirstResponder()", of: self, as: .mechanism) {
      guard canBecomeFirstResponder, canHoldFocus else { return false }
      return application.giveFocus(to: self)
    } ?? false
  }

  /// Whether the responder may give the focus up.
  open var canResignFirstResponder: Bool { true }

  /// Gives the focus up, if it may.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    let application = hostApplication
    guard application.firstResponder === self else { return true }
    return AppCall.make("resignFirstResponder()", of: self, as: .mechanism) {
      guard canResignFirstResponder else { return false }
      application.takeFocus(from: self)
      return true
    } ?? false
  }

  // MARK: Observing by name

  /// Called when a property changes that the responder observes by the text of its name.
  ///
  /// On Apple's systems it is a method of all objects; like that method, it raises unless it is
  /// overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ModelException.internalInconsistency.raise(
      "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled. Key path: \(keyPath ?? "")",
      by: "observeValue(forKeyPath:of:change:context:)", of: "Foundation")
  }

  // MARK: Responding to touch events

  /// Tells the responder that fingers went down in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    AppCall.make("next", of: self, as: .mechanism, isAside: true) {
      next?.touchesBegan(touches, with: event)
    }
  }

  /// Tells the responder that fingers that went down in it moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    AppCall.make("next", of: self, as: .mechanism, isAside: true) {
      next?.touchesMoved(touches, with: event)
    }
  }

  /// Tells the responder that fingers that went down in it were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    AppCall.make("next", of: self, as: .mechanism, isAside: true) {
      next?.touchesEnded(touches, with: event)
    }
  }

  /// Tells the responder that something else took the fingers over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    AppCall.make("next", of: self, as: .mechanism, isAside: true) {
      next?.touchesCancelled(touches, with: event)
    }
  }

  // MARK: Responding to press events

  /// Tells the responder that buttons or keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that the force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that buttons or keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that something else took the presses over.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Responding to motion events

  /// Tells the responder that the device began to be moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that the device was moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that something else took the movement over.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder of a command of headphones or the lock screen.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Acting for assistive technologies

  /// Performs the action of a double tap with assistive technologies; returns whether it was done.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value.
  open func accessibilityIncrement() {}
  /// Decreases the value.
  open func accessibilityDecrement() {}
  /// Leaves the screen in front; returns whether it was left.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action; returns whether there is one.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology has come to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology has left the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool {
    hostApplication.appState.voiceOver.object === self
  }

  // MARK: Validating commands

  /// Whether the responder performs an action: whether it lists the action among its selectors.
  ///
  /// It pastes what its paste configuration takes.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if Selector.responds(self, to: action) { return true }
    guard action == "paste:", pasteConfiguration != nil else { return false }
    return canPaste(hostApplication.pasteboards.general.itemProviders)
  }

  /// Called before a command is performed or shown, to enable or disable it.
  open func validate(_ command: UICommand) {}

  /// The responder that performs an action: this one, or the next in the chain that does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var chain = ResponderChain(from: self)
    while let candidate = chain.pass() {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
    }
    return nil
  }

  // MARK: Building and validating menus

  /// Called when the menus of a system are built, to change them (behaviour 675).
  ///
  /// The application and its delegate build the main menu; the responders from a view on build its edit
  /// menu.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Managing input views

  /// The view shown in place of the keyboard while this responder has the focus.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard while this responder has the focus.
  open var inputAccessoryView: UIView? { nil }

  /// The screen shown in place of the keyboard while this responder has the focus.
  open var inputViewController: UIInputViewController? { nil }

  /// The screen shown above the keyboard while this responder has the focus.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The language of the keyboard while this responder has the focus.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// A name under which the keyboard remembers its language for this responder.
  open var textInputContextIdentifier: String? { nil }

  /// Forgets the language of a name.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  /// Which edits a user makes by shaking the device or by gestures of three fingers.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Tells the keyboard to look for its views again.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    hostApplication.keyboard.follow(self, isNew: false)
  }

  // MARK: Getting the undo manager

  /// The undo manager of the next responder that has one (behaviour 671).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Responding to edit commands

  /// Copies the selection and deletes it, where the responder can.
  open func cut(_ sender: Any?) {
    edited(by: "cut:")?.undoingAlone("Cut") {
      copy(sender)
      delete(sender)
    }
  }

  /// Copies the selection, where the responder can.
  open func copy(_ sender: Any?) { edited(by: "copy:")?.copySelection() }

  /// Inserts the copied items, where the responder can, or takes the types of its paste
  /// configuration.
  open func paste(_ sender: Any?) {
    guard pasteConfiguration != nil else { return doesNotRecognize("paste:") }
    paste(itemProviders: hostApplication.pasteboards.general.itemProviders)
  }

  /// Selects something, where the responder can.
  open func select(_ sender: Any?) { edited(by: "select:")?.selectWord() }

  /// Selects all, where the responder can.
  open func selectAll(_ sender: Any?) { edited(by: "selectAll:")?.selectAll() }

  /// Deletes the selection, where the responder can.
  open func delete(_ sender: Any?) { edited(by: "delete:")?.deleteSelection() }

  /// The responder as a view that text is edited in, where it is one, which alone knows an action.
  private func edited(by action: Selector) -> (any TextEditing)? {
    let edited = self as? any TextEditing
    if edited == nil { doesNotRecognize(action) }
    return edited
  }

  private func doesNotRecognize(_ action: Selector) {
    let name = "\(type(of: self))"
    ModelException.invalidArgument.raise(
      "-[\(name) \(action)]: unrecognized selector sent to instance",
      by: "\(name), which has no such method")
  }

  // MARK: Taking pasted or dropped data

  /// Which types of data the responder takes, when they are pasted or dropped (behaviour 716).
  open var pasteConfiguration: UIPasteConfiguration? {
    get { UIPasteConfiguration.key[self] }
    // Copied, so that the responder does not change when code changes the original.
    set { UIPasteConfiguration.key[self] = newValue?.copy(with: nil) as? UIPasteConfiguration }
  }

  /// Takes pasted or dropped data; a responder with a paste configuration overrides it.
  open func paste(itemProviders: [NSItemProvider]) { doesNotRecognize("pasteItemProviders:") }

  /// Returns whether some of the data have a type that the paste configuration has.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  // MARK: Supporting key commands

  /// The key combinations that the responder handles.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Going on with an activity

  /// The user's activity here, which several responders may share.
  ///
  /// It is the current activity while the screen is shown, or the responder has the focus.
  open var userActivity: NSUserActivity? {
    get { NSUserActivity.key[self] }
    set {
      let old = userActivity
      guard newValue !== old else { return }
      old?.forget(self)
      NSUserActivity.key[self] = newValue
      newValue?.note(self)
      guard isOfTheMoment else { return }
      old?.resignCurrent()
      newValue?.becomeCurrent()
    }
  }

  /// Called for the responder's own activity, whose dictionary is empty, to fill it again.
  ///
  /// That is when it needs to be saved, and is or becomes the current activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with an activity, which the app's delegate has handed to this object.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: The model

  /// The application that the responder belongs to: its window's, if it has a window.
  package var hostApplication: UIApplication { .shared }

  /// Whether the responder stands where focus can be: for a view, in a window.
  var canHoldFocus: Bool { true }

  /// Whether the keyboard shows while the responder has the focus: where it takes keys, or has
  /// views in place of them.
  var wantsKeyboard: Bool { true }

  /// Whether an activity of the responder is current.
  var isOfTheMoment: Bool { hostApplication.firstResponder === self }

  /// Called when the responder has taken the focus.
  func didTakeFocus() { hostApplication.keyboard.follow(self) }

  /// Called when the responder has lost the focus.
  func didLoseFocus() {}

  /// Whether a key that is pressed goes to the responder.
  package var takesKeys: Bool { self is any UIKeyInput }

  /// Types text, if the responder takes keys, and returns whether it does.
  @discardableResult
  package func userType(_ text: String) -> Bool {
    guard let input = self as? any UIKeyInput else { return false }
    input.insertText(text)
    return true
  }

  /// Performs the delete key.
  final func userDeleteBackward() {
    if let edited = self as? any TextEditing {
      edited.userBackspace()
    } else {
      (self as? any UIKeyInput)?.deleteBackward()
    }
  }
}

/// The actions of the edit menu: cut, copy, paste and the like.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies the selection and deletes it.
  func cut(_ sender: Any?)

  /// Copies the selection.
  func copy(_ sender: Any?)

  /// Inserts the copied items.
  func paste(_ sender: Any?)

  /// Selects something.
  func select(_ sender: Any?)

  /// Selects all.
  func selectAll(_ sender: Any?)

  /// Deletes the selection.
  func delete(_ sender: Any?)
}
