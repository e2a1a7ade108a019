package import Foundation
import HeadlessUIKit

extension ElementGesture {
  /// A gesture that views of one kind have.
  static func on<View: UIView>(
    _ kind: View.Type, _ verb: String, orElse lack: String, _ act: @escaping (View) -> Act
  ) -> ElementGesture {
    ElementGesture(verb, orElse: lack) { ($0.view as? View).map(act) }
  }

  // MARK: Values

  static let flip = on(UISwitch.self, "flip", orElse: "It is no switch.") { .tap($0) }

  static func take(_ step: UIStepper.Direction) -> ElementGesture {
    let verb = step == .increment ? "increment" : "decrement"
    return on(UIStepper.self, verb, orElse: "It is no stepper.") { $0.taking(step) }
  }

  /// Slides the thumb to a share of the range.
  package static func slide(to position: CGFloat) -> ElementGesture {
    on(UISlider.self, "slide", orElse: noSlider) { slider in
      let range = slider.maximumValue - slider.minimumValue
      return slider.sliding(to: slider.minimumValue + range * Float(position))
    }
  }

  /// Slides the thumb to a value.
  static func slide(toValue value: Float) -> ElementGesture {
    on(UISlider.self, "slide", orElse: noSlider) { $0.sliding(to: value) }
  }

  private static let noSlider = "It is no slider."

  // MARK: Choices

  static func select(segmentTitled title: String) -> ElementGesture {
    onSegments { $0.selecting(segmentTitled: title) }
  }

  static func select(segmentAt index: Int) -> ElementGesture {
    onSegments { $0.selecting(segmentAt: index) }
  }

  private static func onSegments(
    _ act: @escaping (UISegmentedControl) -> Act
  ) -> ElementGesture {
    on(UISegmentedControl.self, "select a segment of", orElse: "It has no segments.", act)
  }

  static func turnPage(forward: Bool) -> ElementGesture {
    on(UIPageControl.self, "turn the page of", orElse: "It is no page control.") {
      $0.turningPage(forward: forward)
    }
  }

  /// Spins a wheel until a value is in the middle.
  package static func spin(to value: String) -> ElementGesture {
    ElementGesture("adjust", orElse: "It is no wheel of a picker.") { node in
      if case .part(let part) = node { part.spinning(to: value) } else { nil }
    }
  }

  static func pick(rowTitled title: String, inComponent component: Int) -> ElementGesture {
    onPicker { $0.picking(rowTitled: title, inComponent: component) }
  }

  static func pick(row: Int, inComponent component: Int) -> ElementGesture {
    onPicker { $0.picking(row, inComponent: component) }
  }

  private static func onPicker(_ act: @escaping (UIPickerView) -> Act) -> ElementGesture {
    on(UIPickerView.self, "pick a row of", orElse: "It is no picker.", act)
  }

  static func pick(_ date: Date) -> ElementGesture { onDatePicker { $0.picking(date) } }

  static func pick(countDownDuration duration: TimeInterval) -> ElementGesture {
    onDatePicker { $0.picking(countDownDuration: duration) }
  }

  private static func onDatePicker(_ act: @escaping (UIDatePicker) -> Act) -> ElementGesture {
    on(UIDatePicker.self, "pick a date of", orElse: "It is no date picker.", act)
  }

  // MARK: Actions

  static let pullToRefresh = on(
    UIScrollView.self, "pull down", orElse: "It does not scroll."
  ) { $0.pullingToRefresh }

  static func choose(menuItemTitled title: String) -> ElementGesture {
    ElementGesture("choose a menu item of", orElse: "It has no menu.") {
      $0.choosing(menuItemTitled: title)
    }
  }

  static let tapContextMenuPreview = ElementGesture(
    "tap the context menu preview of", orElse: "It has no context menu."
  ) { $0.tappingContextMenuPreview }

  static func choose(customActionNamed name: String) -> ElementGesture {
    ElementGesture("choose action '\(name)' of") { $0.choosing(customActionNamed: name) }
  }
}
