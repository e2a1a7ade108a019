import Foundation
import Interfaces

// Controls and views that display values.
extension InterfaceKind {
  @MainActor static let button = InterfaceKind(
    UIButton.self,
    [
      "adjustsImageWhenDisabled": { $0.adjustsImageWhenDisabled = $1.bool },
      "adjustsImageWhenHighlighted": { $0.adjustsImageWhenHighlighted = $1.bool },
      "changesSelectionAsPrimaryAction": { $0.changesSelectionAsPrimaryAction = $1.bool },
      "pointerInteraction": { $0.isPointerInteractionEnabled = $1.bool },
      "reversesTitleShadowWhenHighlighted": { $0.reversesTitleShadowWhenHighlighted = $1.bool },
      "role": { $0.role = $1.named(.normal) },
      "showsTouchWhenHighlighted": { $0.showsTouchWhenHighlighted = $1.bool },
    ],
    roles: [
      "contentEdgeInsets": { $0.contentEdgeInsets = $1.insets },
      "fontDescription": { if let font = $1.font { $0.titleLabel?.font = font } },
      "imageEdgeInsets": { $0.imageEdgeInsets = $1.insets },
      "titleEdgeInsets": { $0.titleEdgeInsets = $1.insets },
      "titleShadowOffset": { $0.titleLabel?.shadowOffset = $1.size },
    ],
    others: ["buttonType", "lineBreakMode"],
    begin: { button, element, _ in
      let type = InterfaceValue(text: element["buttonType"] ?? "custom")
      button.setType(type.named(.custom, ["roundedRect": .system]))
    },
    finish: { button, element, builder in
      for state in element.children where state.isNamed("state") {
        builder.apply(state, to: button, of: element)
      }
      // The label is made at the first access, and not every button has a title.
      if button.currentTitle != nil, let mode = element["lineBreakMode"] {
        button.titleLabel?.lineBreakMode = InterfaceValue(text: mode).lineBreakMode
      }
      builder.applyConfiguration(to: button, of: element)
      if let menu = element.child(key: "menu") { button.menu = builder.makeMenu(menu) }
    })

  @MainActor static let `switch` = InterfaceKind(
    UISwitch.self,
    [
      "on": { $0.isOn = $1.bool },
      "style": { $0.preferredStyle = $1.named(.automatic) },
      "title": { $0.title = $1.text },
    ],
    roles: [
      "onTintColor": { $0.onTintColor = $1.color },
      "thumbTintColor": { $0.thumbTintColor = $1.color },
    ])

  @MainActor static let slider = InterfaceKind(
    UISlider.self,
    [
      "continuous": { $0.isContinuous = $1.bool },
      "maximumValueImage": { $0.maximumValueImage = $1.image },
      "minimumValueImage": { $0.minimumValueImage = $1.image },
    ],
    roles: [
      "maximumTrackTintColor": { $0.maximumTrackTintColor = $1.color },
      "minimumTrackTintColor": { $0.minimumTrackTintColor = $1.color },
      "thumbTintColor": { $0.thumbTintColor = $1.color },
    ],
    others: ["maxValue", "minValue", "value"],
    finish: { slider, element, _ in
      if let text = element["minValue"] { slider.minimumValue = InterfaceValue(text: text).float }
      if let text = element["maxValue"] { slider.maximumValue = InterfaceValue(text: text).float }
      slider.value = InterfaceValue(text: element["value"] ?? "0").float
    })

  @MainActor static let stepper = InterfaceKind(
    UIStepper.self,
    [
      "autorepeat": { $0.autorepeat = $1.bool },
      "continuous": { $0.isContinuous = $1.bool },
      "wraps": { $0.wraps = $1.bool },
    ],
    others: ["maximumValue", "minimumValue", "stepValue", "value"],
    finish: { stepper, element, _ in
      if element["maximumValue"] != nil { stepper.maximumValue = element.number("maximumValue") }
      if element["minimumValue"] != nil { stepper.minimumValue = element.number("minimumValue") }
      let step = Double(element.number("stepValue"))
      if step > 0 { stepper.stepValue = step }
      stepper.value = Double(element.number("value"))
    })

  @MainActor static let segmentedControl = InterfaceKind(
    UISegmentedControl.self,
    [
      "apportionsSegmentWidthsByContent": { $0.apportionsSegmentWidthsByContent = $1.bool },
      "momentary": { $0.isMomentary = $1.bool },
    ],
    roles: ["selectedSegmentTintColor": { $0.selectedSegmentTintColor = $1.color }],
    others: ["segmentControlStyle", "selectedSegmentIndex"],
    finish: { control, element, builder in
      for (index, segment) in element.list("segments").enumerated() {
        let title =
          builder.translation("segmentTitles[\(index)]", of: element)
          ?? builder.text("title", of: segment)
        if title == nil, let image = segment.image("image") {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
        control.setEnabled(segment.says("enabled", default: true), forSegmentAt: index)
        if segment["width"] != nil {
          control.setWidth(segment.number("width"), forSegmentAt: index)
        }
        if let offset = segment.child(key: "contentOffset") {
          control.setContentOffset(offset.size, forSegmentAt: index)
        }
      }
      let selected = InterfaceValue(text: element["selectedSegmentIndex"] ?? "-1").int
      let isThere = selected >= 0 && selected < control.numberOfSegments
      control.selectedSegmentIndex = isThere ? selected : UISegmentedControl.noSegment
    })

  @MainActor static let colorWell = InterfaceKind(
    UIColorWell.self,
    [
      "supportsAlpha": { $0.supportsAlpha = $1.bool },
      "title": { $0.title = $1.text },
    ],
    roles: ["selectedColor": { $0.selectedColor = $1.color }])

  @MainActor static let pageControl = InterfaceKind(
    UIPageControl.self,
    [
      "allowsContinuousInteraction": { $0.allowsContinuousInteraction = $1.bool },
      "backgroundStyle": { $0.backgroundStyle = $1.named(.automatic) },
      "hidesForSinglePage": { $0.hidesForSinglePage = $1.bool },
    ],
    roles: [
      "currentPageIndicatorTintColor": { $0.currentPageIndicatorTintColor = $1.color },
      "pageIndicatorTintColor": { $0.pageIndicatorTintColor = $1.color },
    ],
    others: ["currentPage", "defersCurrentPageDisplay", "numberOfPages"],
    finish: { control, element, _ in
      control.numberOfPages = InterfaceValue(text: element["numberOfPages"] ?? "3").int
      control.currentPage = InterfaceValue(text: element["currentPage"] ?? "0").int
    })

  @MainActor static let progressView = InterfaceKind(
    UIProgressView.self,
    [
      "progress": { $0.progress = $1.float },
      "progressImage": { $0.progressImage = $1.image },
      "progressViewStyle": { $0.progressViewStyle = $1.named(.default) },
      "trackImage": { $0.trackImage = $1.image },
    ],
    roles: [
      "progressTintColor": { $0.progressTintColor = $1.color },
      "trackTintColor": { $0.trackTintColor = $1.color },
    ])

  @MainActor static let activityIndicator = InterfaceKind(
    UIActivityIndicatorView.self,
    [
      "animating": { if $1.bool { $0.startAnimating() } },
      "hidesWhenStopped": { $0.hidesWhenStopped = $1.bool },
      "style": { $0.style = $1.named(.medium, ["gray": .medium, "white": .medium]) },
    ],
    roles: ["color": { if let color = $1.color { $0.color = color } }],
    begin: { view, element, _ in
      // Interface Builder leaves out an attribute that is off. The class has this one on by
      // default.
      view.hidesWhenStopped = element.says("hidesWhenStopped")
    })

  @MainActor static let refreshControl = InterfaceKind(
    UIRefreshControl.self,
    // Interface Builder writes `enabled="NO"` for each refresh control, and UIKit ignores it.
    ["enabled": { _, _ in }],
    roles: ["attributedTitle": { $0.attributedTitle = NSAttributedString(string: $1.fragments) }])

  @MainActor static let datePicker = InterfaceKind(
    UIDatePicker.self,
    [
      "datePickerMode": { $0.datePickerMode = $1.named(.dateAndTime) },
      "minuteInterval": { $0.minuteInterval = $1.int },
      "roundsToMinuteInterval": { $0.roundsToMinuteInterval = $1.bool },
      "style": { $0.preferredDatePickerStyle = $1.named(.automatic) },
    ],
    roles: [
      "calendar": {
        if let calendar = $1.calendar { $0.calendar = calendar }
      },
      "locale": {
        if let identifier = $1.filled("localeIdentifier") {
          $0.locale = Locale(identifier: identifier)
        }
      },
      "timeZone": {
        if let name = $1.filled("name") { $0.timeZone = TimeZone(identifier: name) }
      },
    ],
    others: ["countDownDuration", "useCurrentDate"],
    finish: { picker, element, _ in
      if let date = element.date("minimumDate") { picker.minimumDate = date }
      if let date = element.date("maximumDate") { picker.maximumDate = date }
      if !element.says("useCurrentDate"), let date = element.date("date") { picker.date = date }
      if element["countDownDuration"] != nil {
        picker.countDownDuration = Double(element.number("countDownDuration"))
      }
    })
}
