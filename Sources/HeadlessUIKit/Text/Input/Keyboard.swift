package import Foundation

/// The keyboard of an application.
///
/// It follows the focus, and posts notifications about itself.
///
/// It appears for responders that take keys, and for responders with an input view or an accessory
/// view. Their views decide its height. "Will" notifications are posted at once, "did"
/// notifications on a later turn.
@MainActor
package final class Keyboard {
  /// The rectangle of the keyboard on the screen.
  ///
  /// A hidden keyboard is below the screen.
  package private(set) var frame: CGRect
  /// Whether the keyboard is visible.
  package private(set) var isShown = false

  /// The superview of the accessory view above the keys, as large as the screen.
  ///
  /// Like the keyboard itself, it is in no window.
  private(set) var accessoryHost: UIView?

  /// Whether the keys are digits and signs.
  private(set) var showsNumbers = false
  /// Whether the shift key was pressed, for the next letter.
  private var isShiftTurned = false

  /// The guides that follow the keyboard.
  private var guides: [Follower] = []

  private struct Follower {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private let mainLoop: MainLoop
  private let screen: UIScreen
  /// The height of the system's keyboard.
  private var systemHeight: CGFloat { screen.device.keyboardHeight(isTurned: screen.isTurned) }

  init(_ mainLoop: MainLoop, _ screen: UIScreen) {
    self.mainLoop = mainLoop
    self.screen = screen
    frame = Self.frame(height: 0, on: screen)
  }

  /// Shows, hides or changes the keyboard for the object that has the focus now.
  func follow(_ responder: UIResponder?, isNew: Bool = true) {
    if isNew { resetKeys() }
    let views = responder.flatMap(views(for:))
    let accessoryHeight = self.height(of: views?.accessory)
    let height = views.map { $0.keysHeight + accessoryHeight } ?? 0
    let begin = frame
    let end = Self.frame(height: height, on: screen)
    carry(height > 0 ? views?.accessory : nil, accessoryHeight, above: end)
    switch (isShown, height > 0) {
    case (false, false): return
    case (false, true):
      move(
        to: end, from: begin,
        [
          UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        ],
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification])
    case (true, false):
      move(
        to: end, from: begin,
        [
          UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        ],
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification])
    case (true, true):
      guard isNew || begin != end else { return }
      move(
        to: end, from: begin, [UIResponder.keyboardWillChangeFrameNotification],
        [UIResponder.keyboardDidChangeFrameNotification])
    }
  }

  /// Makes a guide follow the keyboard, as long as the guide exists.
  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(Follower(guide: guide))
  }

  /// Goes to the bottom of the screen, which has turned.
  func screenDidTurn(_ responder: UIResponder?) {
    if isShown { follow(responder, isNew: false) } else { forget() }
  }

  /// Hides the keyboard without notifications, because the application ends.
  func forget() {
    isShown = false
    frame = Self.frame(height: 0, on: screen)
    carry(nil, 0, above: frame)
  }

  /// Puts an accessory view on top of the keyboard, and removes the previous one.
  private func carry(_ accessory: UIView?, _ height: CGFloat, above end: CGRect) {
    if let old = accessoryHost?.storedSubviews.first, old !== accessory {
      old.removeFromSuperview()
    }
    // An accessory view that an app shows elsewhere stays there.
    guard let accessory, accessory.superview == nil || accessory.superview === accessoryHost else {
      accessoryHost = nil
      return
    }
    let host = accessoryHost ?? UIView()
    accessoryHost = host
    host.frame = screen.bounds
    if accessory.superview == nil { host.addSubview(accessory) }
    accessory.frame = CGRect(x: end.minX, y: end.minY, width: end.width, height: height)
    host.layoutIfNeeded()
  }

  private func move(
    to end: CGRect, from begin: CGRect, _ now: [Notification.Name], _ later: [Notification.Name]
  ) {
    isShown = end.height > 0
    frame = end
    for follower in guides { follower.guide?.keyboardDidMove() }
    let screen = UIDevice.current.system.namesScreenOfKeyboard ? screen : nil
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    mainLoop.enqueue("the keyboard has moved") {
      for name in later {
        NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
      }
    }
    for name in now {
      NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
    }
  }

  /// How high the keys are, or the view in their place, and the view above them.
  private func views(for responder: UIResponder) -> (keysHeight: CGFloat, accessory: UIView?)? {
    guard responder.wantsKeyboard else { return nil }
    var chain = ResponderChain(from: responder)
    var inputView: UIView?
    var accessory: UIView?
    while let each = chain.pass() {
      if inputView == nil { inputView = each.inputView ?? each.inputViewController?.view }
      if accessory == nil {
        accessory = each.inputAccessoryView ?? each.inputAccessoryViewController?.view
      }
    }
    let isTyped = inputView == nil && responder is any UIKeyInput
    guard isTyped else { return (height(of: inputView), accessory) }
    let hasKeysOfItsOwn = mainLoop.scope.userSettings.isHardwareKeyboardConnected
    return (hasKeysOfItsOwn ? 0 : systemHeight, accessory)
  }

  /// The height of a view in the keyboard's place: its own, or what its constraints make of it.
  private func height(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    guard let view = view as? UIInputView, view.allowsSelfSizing else {
      return max(0, view.bounds.height.finite)
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: screen.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(0, size.height.finite)
  }

  // MARK: The keys

  private func resetKeys() {
    showsNumbers = false
    isShiftTurned = false
  }

  /// Whether letters are capital ones (behaviour 1390).
  func isShifted(for typed: any UIKeyInput) -> Bool { typed.beginsCapital != isShiftTurned }

  /// Changes the keys where the user presses one that does, or types a letter.
  package func userPress(_ key: ElementPart.Key) {
    switch key {
    case .shift: isShiftTurned.toggle()
    case .more: showsNumbers.toggle()
    // After a space the letters are back.
    case .text(" "): resetKeys()
    case .text: isShiftTurned = false
    case .delete, .returnKey: break
    }
  }

  private static func frame(height: CGFloat, on screen: UIScreen) -> CGRect {
    let bounds = screen.bounds
    let isHidden = height <= 0
    return CGRect(
      x: 0, y: isHidden ? bounds.height : bounds.height - height, width: bounds.width,
      height: isHidden ? 0 : height)
  }
}
