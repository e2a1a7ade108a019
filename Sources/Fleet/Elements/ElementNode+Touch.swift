import Foundation
import HeadlessUIKit

extension ElementNode {
  // MARK: Tapping

  /// A tap on the element, which says what that means.
  var tapping: Act {
    switch self {
    case .view, .row: holder.map { .tap($0) } ?? .nothing
    case .object(let object): tapping(object)
    case .part(let part): part.tapping ?? holder.map { .tap($0) } ?? .nothing
    case .application(let application):
      Act(with: .application(application)) { occasion in
        guard let middle = ScreenPoint(middleOf: application) else {
          return nowhere("tap", application)
        }
        middle.tap(in: occasion.application)
        return nil
      }
    }
  }

  /// A tap at the point that an accessibility element of the app gives as its place.
  private func tapping(_ object: AppElement) -> Act {
    let view = object.container.touchTarget
    return Act(with: .view(view)) { occasion in
      if let obstacle = view.obstacle { return Fault(obstacle, GestureWords(tapping: view)) }
      guard let met = ScreenPoint(activationPoint, in: occasion.application),
        met.view.isDescendant(of: view)
      else { return Gesture.tapNow(view, on: occasion) }
      met.tap(in: occasion.application)
      return nil
    }
  }

  /// Two taps, without a pause.
  var doubleTapping: Act {
    guard case .part(let part) = self, case .key = part.meaning else {
      return moving("double tap") { view, _ in view.userTap(count: 2) }
    }
    let tap = tapping
    return Act(with: .application(.shared)) { tap.go(on: $0) ?? tap.go(on: $0) }
  }

  // MARK: Pressing

  /// A finger that presses the element for some time, and is lifted.
  func pressing(for duration: Duration) -> Act {
    guard case .part(let part) = self, let tap = part.tapping, part.isTapped(after: duration),
      part.holder?.responds(to: .longPress) != true
    else { return moving("press") { view, _ in view.userLongPress(for: duration) } }
    return Act(with: .application(.shared)) { occasion in
      let loop = occasion.application.mainLoop
      guard let pause = part.pauseWhileHeld else {
        loop.advance(by: duration)
        return tap.go(on: occasion)
      }
      if let fault = tap.go(on: occasion) { return fault }
      var passed = Duration.zero
      var next = ElementPart.longPress
      while next <= duration {
        loop.advance(by: next - passed)
        passed = next
        next += pause
        if tap.go(on: occasion) != nil { break }
      }
      loop.advance(by: duration - passed)
      return nil
    }
  }

  // MARK: Scrolling

  /// A finger that scrolls to the element, as it does before it touches it.
  var showing: Act {
    Act(with: .application(.shared)) { occasion in
      let fault = { (sentence: String) in
        Fault(.element, ElementWords.unfit("scroll to", self, sentence))
      }
      guard let holder, holder.window != nil else { return fault("It is in no window.") }
      Gesture.scroll(to: holder, in: occasion.application, at: occasion.site)
      return ElementReach.isOnScreen(self) ? nil : fault("Nothing scrolls to it.")
    }
  }

  // MARK: Moving

  /// Fingers that move on the view that they meet where the element is.
  func moving(_ verb: String, _ act: @escaping (UIView, Occasion) -> Void) -> Act {
    guard case .application(let application) = self else {
      // The keyboard is no view of the app's: touches there mean nothing to it.
      return holder.map { .move(verb, on: $0, act) } ?? .nothing
    }
    return Act(with: .application(application)) { occasion in
      guard let middle = ScreenPoint(middleOf: application) else {
        return nowhere(verb, application)
      }
      act(middle.view, occasion)
      return nil
    }
  }

  private func nowhere(_ verb: String, _ application: UIApplication) -> Fault {
    Fault(.element, ElementWords.nothingToTouch(verb, self, application))
  }

  /// A swipe over the element; over the whole screen it scrolls the first view there that can, or
  /// moves the sheet, or else is a swipe over the view in the middle.
  func swiping(_ direction: UISwipeGestureRecognizer.Direction) -> Act {
    guard case .application(let application) = self else {
      return holder?.swiping(direction) ?? .nothing
    }
    return Act(with: .application(application)) { _ in
      let scroll = ElementScrolling.scrollViews(in: application).first {
        $0.nearestScrollView(along: direction) === $0
      }
      guard let view = scroll ?? ScreenPoint(middleOf: application)?.view else { return nil }
      if let sheet = SheetPull(from: view, direction, over: scroll) {
        sheet.swipe()
      } else if let scroll {
        Swipe(direction).scroll(scroll)
      } else {
        Swipe(direction).perform(on: view)
      }
      return nil
    }
  }

  /// A finger that goes down on the element, stays, and moves to a point of the screen.
  func dragging(to end: CGPoint, holding hold: Duration) -> Act {
    moving("drag") { view, occasion in
      let start = CGPoint(x: frame.midX, y: frame.midY)
      ElementDrag(start: start, end: end, hold: hold).perform(on: view, in: occasion.application)
    }
  }

  // MARK: What assistive technologies do

  /// The choice of a custom action.
  func choosing(customActionNamed name: String) -> Act {
    if let view { return view.choosing(customActionNamed: name) }
    return Act(with: .application(.shared)) { _ in
      CustomActionWords(
        actions: customActions,
        cannot: "Cannot choose action '\(name)' of \(ElementWords.words(self))"
      ).choose(name)
    }
  }
}
