import HeadlessUIKit

extension ElementPart {
  /// The act of a tap on the part, which is declared beside its container; `nil` where the view
  /// around it gets the tap.
  var tapping: Act? {
    switch meaning {
    case .nothing, .wheel, .dateWheel: nil
    case .barItem(let item): item.tapping
    case .back(let bar): bar.tappingBackButton
    case .tab(let index, let bar): bar.selecting(tabAt: index)
    case .alertAction(let action, let alert): alert.tapping(action)
    case .segment(let index, let control): control.selecting(segmentAt: index)
    case .step(let step, let stepper): stepper.taking(step)
    case .dateButton(let button, let picker): picker.tapping(button)
    case .clear(let field): field.editing { $0.clear() }
    case .searchButton(let button, let bar): bar.tapping(button)
    case .scope(let index, let bar): bar.selecting(scopeAt: index)
    case .textItem(let item, let view): view.tapping(item)
    case .menuItem(let element, let menu): MenuWords(open: menu).choosing(element.title)
    case .key(let key): Self.pressing(key)
    case .activity(let offer, let sheet): .helper { _ in sheet.userChoose(offer) }
    case .closeActivities(let sheet): .helper { _ in sheet.userClose() }
    case .statusBar: Self.tappingStatusBar
    case .outside(let controller): controller.dismissing(by: .tapOutside)
    }
  }

  /// A tap on the status bar, which lets what scrolls go to its top.
  private static var tappingStatusBar: Act {
    .helper { occasion in
      // Several scroll views that would go to the top all stay.
      let views = ElementScrolling.scrollViews(in: occasion.application).filter(\.scrollsToTop)
      if views.count == 1 { views.first?.userTapStatusBar() }
    }
  }

  /// The helper that spins the part, if it is a wheel.
  func spinning(to value: String) -> Act? {
    switch meaning {
    case .wheel(let component, let picker):
      picker.picking(rowTitled: value, inComponent: component)
    case .dateWheel(let wheel, let picker): picker.spinning(wheel, to: value)
    default: nil
    }
  }

  /// A tap on a key, which goes to the first responder.
  private static func pressing(_ key: Key) -> Act {
    Act(with: .application(.shared)) { occasion in
      let responder = occasion.application.firstResponder
      switch key {
      case .text(let text): _ = responder?.userType(text)
      case .returnKey: _ = responder?.userType("\n")
      case .delete: (responder as? any EditedView)?.userBackspace()
      case .shift, .more: break
      }
      occasion.application.keyboard.userPress(key)
      return nil
    }
  }

  // MARK: While a finger holds it

  /// From here on a press is a long one, which means something else than a tap on some parts.
  static let longPress: Duration = .milliseconds(500)
  /// How often a key that is held deletes, once it has begun to.
  private static let pauseOfKeys: Duration = .milliseconds(100)
  /// How often a stepper that is held takes its next step.
  private static let pauseOfSteps: Duration = .milliseconds(500)

  /// Whether a finger that is lifted after some time counts as a tap.
  func isTapped(after duration: Duration) -> Bool {
    switch meaning {
    // A long press asks for something else there: a menu of previous screens, or of a link.
    case .back, .textItem, .outside: duration < Self.longPress
    default: true
    }
  }

  /// The pause between repeated actions of the part while a finger holds it; `nil` for a single
  /// action.
  var pauseWhileHeld: Duration? {
    switch meaning {
    case .key(.delete): Self.pauseOfKeys
    case .step(let step, let stepper) where stepper.autorepeat && stepper.canTake(step):
      Self.pauseOfSteps
    default: nil
    }
  }
}
