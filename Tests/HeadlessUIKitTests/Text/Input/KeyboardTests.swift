import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Keyboard", .ownApplication)
struct KeyboardTests {
  @Test func `tells where it goes, both as a rectangle and as a value (behaviour 62)`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let trace = Trace()
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let info = notification.userInfo ?? [:]
        let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        trace.add("\(begin?.minY ?? -1) \(begin?.height ?? -1)")
        trace.add("\(end?.minY ?? -1) \(end?.height ?? -1)")
        trace.add("\(duration ?? -1) \(curve ?? 0) \(isLocal ?? false)")
      }
      defer { NotificationCenter.default.removeObserver(token) }

      field.becomeFirstResponder()

      #expect(trace.lines == ["844.0 0.0", "508.0 336.0", "0.25 7 true"])
      #expect(screen.application.keyboard.frame == CGRect(x: 0, y: 508, width: 390, height: 336))
    }
  }

  @Test func `is as high as the views that take its place`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let keyboard = screen.application.keyboard
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      field.becomeFirstResponder()
      #expect(keyboard.frame.height == 244)
      _ = screen.lines()
      screen.watchKeyboard()

      field.inputView = nil

      #expect(keyboard.frame.height == 380)
      #expect(screen.lines() == ["keyboard willChangeFrame", "keyboard didChangeFrame"])
      field.reloadInputViews()
      #expect(screen.lines().isEmpty)
    }
  }

  @Test func `is as high as the constraints of an input view that sizes itself say`() {
    withFields { screen in
      let field = screen.add(UITextField(), "a")
      let keyboard = screen.application.keyboard
      let pad = UIInputView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 200), inputViewStyle: .keyboard)
      let keys = UIView()
      keys.translatesAutoresizingMaskIntoConstraints = false
      pad.addSubview(keys)
      NSLayoutConstraint.activate([
        keys.topAnchor.constraint(equalTo: pad.topAnchor),
        keys.bottomAnchor.constraint(equalTo: pad.bottomAnchor),
        keys.leadingAnchor.constraint(equalTo: pad.leadingAnchor),
        keys.trailingAnchor.constraint(equalTo: pad.trailingAnchor),
        keys.heightAnchor.constraint(equalToConstant: 120),
      ])
      field.inputView = pad
      field.becomeFirstResponder()
      #expect(keyboard.frame.height == 200)

      pad.allowsSelfSizing = true
      field.reloadInputViews()

      #expect(keyboard.frame.height == 120)
      #expect(pad.inputViewStyle == .keyboard)
      #expect(UIInputView(frame: .zero).inputViewStyle == .default)
    }
  }

  @Test func `comes for a bar of a screen's own, and stays below where there is nothing to show`() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    final class Plain: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let keyboard = UIApplication.shared.keyboard

    Plain().becomeFirstResponder()
    #expect(!keyboard.isShown)
    let chat = Chat()
    chat.becomeFirstResponder()
    #expect(keyboard.frame.height == 50)
    chat.resignFirstResponder()

    #expect(!keyboard.isShown)
    #expect(keyboard.frame == CGRect(x: 0, y: 844, width: 390, height: 0))
  }

  @Test func `comes for a view that takes keys, and gives them to it`() {
    final class Pin: UIView, UIKeyInput {
      var digits = ""
      var hasText: Bool { !digits.isEmpty }
      var keyboardType: UIKeyboardType { .numberPad }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { digits += text }
      func deleteBackward() { _ = digits.popLast() }
    }
    withFields { screen in
      let pin = Pin()
      screen.root.view.addSubview(pin)

      pin.becomeFirstResponder()
      pin.userType("7")

      #expect(screen.application.keyboard.isShown)
      #expect(pin.takesKeys)
      #expect(pin.digits == "7")
      #expect(pin.returnKeyType == .default)
      #expect(pin.keyboardType == .numberPad)
    }
  }

  @Test func `goes when whoever should have come next cannot`() {
    withFields { screen in
      let first = screen.add(UITextField(), "a")
      let second = screen.add(UITextField(), "b")
      first.becomeFirstResponder()
      _ = screen.lines()
      screen.watchKeyboard()
      screen.log.onCall["didEnd"] = { _ in second.removeFromSuperview() }

      #expect(!second.becomeFirstResponder())

      #expect(!screen.application.keyboard.isShown)
      #expect(
        screen.lines() == [
          "b.shouldBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "a posted end",
          "keyboard willChangeFrame", "keyboard willHide", "keyboard didChangeFrame",
          "keyboard didHide",
        ])
    }
  }
}
