import Foundation

extension InterfaceKind {
  /// What the tags of views stand for.
  @MainActor static let tags: [String: InterfaceKind] = [
    "view": InterfaceKind(UIView.self),
    "containerView": InterfaceKind(UIView.self),
    "tableViewCellContentView": InterfaceKind(UIView.self),
    "label": label,
    "imageView": imageView,
    "button": button,
    "textField": textField,
    "textView": textView,
    "searchBar": searchBar,
    "switch": InterfaceKind(
      UISwitch.self,
      ["on": { $0.isOn = $1.bool }],
      finish: { control, element, _ in
        if let color = element.child(key: "onTintColor")?.color { control.onTintColor = color }
        if let color = element.child(key: "thumbTintColor")?.color {
          control.thumbTintColor = color
        }
      }),
    "slider": slider,
    "stepper": stepper,
    "segmentedControl": segmentedControl,
    "pageControl": InterfaceKind(
      UIPageControl.self, ["hidesForSinglePage": { $0.hidesForSinglePage = $1.bool }],
      finish: { control, element, _ in
        control.numberOfPages = InterfaceValue(text: element["numberOfPages"] ?? "3").int
        control.currentPage = InterfaceValue(text: element["currentPage"] ?? "0").int
      }),
    "progressView": InterfaceKind(
      UIProgressView.self,
      [
        "progress": { $0.progress = $1.float },
        "progressViewStyle": { $0.progressViewStyle = $1.named(.default) },
      ]),
    "activityIndicatorView": activityIndicator,
    "datePicker": datePicker,
    "pickerView": InterfaceKind(UIPickerView.self),
    "refreshControl": InterfaceKind(UIRefreshControl.self),
    "scrollView": InterfaceKind(UIScrollView.self, scrolling()),
    "stackView": stackView,
    "visualEffectView": InterfaceKind(UIVisualEffectView.self),
    "toolbar": toolbar,
    "navigationBar": navigationBar,
    "tabBar": tabBar,
    "tableView": tableView,
    "tableViewCell": tableViewCell,
  ]

  // MARK: Text and images

  @MainActor private static let label = InterfaceKind(
    UILabel.self,
    [
      "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.bool },
      "adjustsFontSizeToFit": { $0.adjustsFontSizeToFitWidth = $1.bool },
      "adjustsLetterSpacingToFitWidth": { $0.allowsDefaultTighteningForTruncation = $1.bool },
      "baselineAdjustment": { $0.baselineAdjustment = $1.named(.alignBaselines) },
      "enabled": { $0.isEnabled = $1.bool },
      "highlighted": { $0.isHighlighted = $1.bool },
      "lineBreakMode": {
        $0.lineBreakMode = $1.named(
          .byTruncatingTail,
          [
            "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
            "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping,
            "characterWrap": .byCharWrapping, "clip": .byClipping,
          ])
      },
      "minimumScaleFactor": { $0.minimumScaleFactor = $1.number },
      "numberOfLines": { $0.numberOfLines = $1.int },
      "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = $1.number },
      "text": { $0.text = $1.text },
      "textAlignment": { $0.textAlignment = $1.named(.natural) },
    ],
    finish: { label, element, builder in
      if let font = element.child(key: "fontDescription")?.font { label.font = font }
      if let color = element.child(key: "textColor")?.color { label.textColor = color }
      if let color = element.child(key: "highlightedColor")?.color {
        label.highlightedTextColor = color
      }
      if let color = element.child(key: "shadowColor")?.color { label.shadowColor = color }
      if let size = element.size("shadowOffset") { label.shadowOffset = size }
      if let text = builder.attributedText("attributedText", of: element) {
        label.attributedText = text
      }
    })

  @MainActor private static let imageView = InterfaceKind(
    UIImageView.self,
    ["highlighted": { $0.isHighlighted = $1.bool }],
    finish: { view, element, _ in
      if let image = element.image("image") { view.image = image }
      if let image = element.image("highlightedImage") { view.highlightedImage = image }
    })

  // MARK: Text input

  @MainActor private static let textField = InterfaceKind(
    UITextField.self,
    [
      "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.bool },
      "adjustsFontSizeToFit": { $0.adjustsFontSizeToFitWidth = $1.bool },
      "borderStyle": { $0.borderStyle = $1.named(.none) },
      "clearButtonMode": { $0.clearButtonMode = $1.named(.never) },
      "clearsOnBeginEditing": { $0.clearsOnBeginEditing = $1.bool },
      "minimumFontSize": { $0.minimumFontSize = $1.number },
      "placeholder": { $0.placeholder = $1.text },
      "text": { $0.text = $1.text },
      "textAlignment": { $0.textAlignment = $1.named(.natural) },
    ],
    finish: { field, element, builder in
      if let font = element.child(key: "fontDescription")?.font { field.font = font }
      if let color = element.child(key: "textColor")?.color { field.textColor = color }
      if let text = builder.attributedText("attributedText", of: element) {
        field.attributedText = text
      }
      TextTraitSetters.apply(element, to: field)
    })

  @MainActor private static let textView = InterfaceKind(
    UITextView.self,
    scrolling([
      "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.bool },
      "allowsEditingTextAttributes": { $0.allowsEditingTextAttributes = $1.bool },
      "editable": { $0.isEditable = $1.bool },
      "selectable": { $0.isSelectable = $1.bool },
      "text": { $0.text = $1.text },
      "textAlignment": { $0.textAlignment = $1.named(.natural) },
    ]),
    finish: { view, element, builder in
      if let font = element.child(key: "fontDescription")?.font { view.font = font }
      if let color = element.child(key: "textColor")?.color { view.textColor = color }
      if let text = builder.attributedText("attributedText", of: element) {
        view.attributedText = text
      }
      TextTraitSetters.apply(element, to: view)
    })

  @MainActor private static let searchBar = InterfaceKind(
    UISearchBar.self,
    [
      "barStyle": { _, _ in },
      "placeholder": { $0.placeholder = $1.text },
      "prompt": { $0.prompt = $1.text },
      "searchBarStyle": { bar, value in
        let styles: [String: UISearchBar.Style] = ["prominent": .prominent, "minimal": .minimal]
        bar.searchBarStyle = styles[value.text] ?? .default
      },
      "showsCancelButton": { $0.showsCancelButton = $1.bool },
      "showsScopeBar": { $0.showsScopeBar = $1.bool },
      "text": { $0.text = $1.text },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    finish: { bar, element, _ in
      if let titles = element.child("scopeButtonTitles") {
        bar.scopeButtonTitles = titles.children.map(\.string)
      }
      if let color = element.child(key: "barTintColor")?.color { bar.barTintColor = color }
      TextTraitSetters.apply(element, to: bar)
    })

  // MARK: Buttons

  @MainActor private static let button = InterfaceKind(
    UIButton.self,
    [
      "adjustsImageWhenDisabled": { $0.adjustsImageWhenDisabled = $1.bool },
      "adjustsImageWhenHighlighted": { $0.adjustsImageWhenHighlighted = $1.bool },
      "changesSelectionAsPrimaryAction": { $0.changesSelectionAsPrimaryAction = $1.bool },
      "reversesTitleShadowWhenHighlighted": { $0.reversesTitleShadowWhenHighlighted = $1.bool },
      "role": { $0.role = $1.named(.normal) },
      "showsTouchWhenHighlighted": { $0.showsTouchWhenHighlighted = $1.bool },
    ],
    begin: { button, element, _ in
      let type = InterfaceValue(text: element["buttonType"] ?? "custom")
      button.setType(type.named(.custom, ["roundedRect": .system]))
    },
    finish: { button, element, builder in
      for state in element.children where state.isNamed("state") {
        builder.apply(state, to: button, of: element)
      }
      if let font = element.child(key: "fontDescription")?.font { button.titleLabel?.font = font }
      if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
      if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
      if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
      builder.applyConfiguration(to: button, of: element)
    })

  // MARK: Values

  @MainActor private static let slider = InterfaceKind(
    UISlider.self, ["continuous": { $0.isContinuous = $1.bool }],
    finish: { slider, element, _ in
      if let text = element["minValue"] { slider.minimumValue = InterfaceValue(text: text).float }
      if let text = element["maxValue"] { slider.maximumValue = InterfaceValue(text: text).float }
      slider.value = InterfaceValue(text: element["value"] ?? "0").float
      if let color = element.child(key: "minimumTrackTintColor")?.color {
        slider.minimumTrackTintColor = color
      }
      if let color = element.child(key: "maximumTrackTintColor")?.color {
        slider.maximumTrackTintColor = color
      }
    })

  @MainActor private static let stepper = InterfaceKind(
    UIStepper.self,
    [
      "autorepeat": { $0.autorepeat = $1.bool },
      "continuous": { $0.isContinuous = $1.bool },
      "wraps": { $0.wraps = $1.bool },
    ],
    finish: { stepper, element, _ in
      if element["maximumValue"] != nil { stepper.maximumValue = element.number("maximumValue") }
      if element["minimumValue"] != nil { stepper.minimumValue = element.number("minimumValue") }
      let step = Double(element.number("stepValue"))
      if step > 0 { stepper.stepValue = step }
      stepper.value = Double(element.number("value"))
    })

  @MainActor private static let segmentedControl = InterfaceKind(
    UISegmentedControl.self,
    [
      "apportionsSegmentWidthsByContent": { $0.apportionsSegmentWidthsByContent = $1.bool },
      "momentary": { $0.isMomentary = $1.bool },
    ],
    finish: { control, element, builder in
      for (index, segment) in element.list("segments").enumerated() {
        let title = builder.translation("segmentTitles[\(index)]", of: element) ?? segment["title"]
        if title == nil, let image = segment.image("image") {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
        control.setEnabled(segment.says("enabled", default: true), forSegmentAt: index)
        if segment["width"] != nil {
          control.setWidth(segment.number("width"), forSegmentAt: index)
        }
      }
      let selected = InterfaceValue(text: element["selectedSegmentIndex"] ?? "-1").int
      let isThere = selected >= 0 && selected < control.numberOfSegments
      control.selectedSegmentIndex = isThere ? selected : UISegmentedControl.noSegment
    })

  @MainActor private static let activityIndicator = InterfaceKind(
    UIActivityIndicatorView.self,
    [
      "animating": { if $1.bool { $0.startAnimating() } },
      "hidesWhenStopped": { $0.hidesWhenStopped = $1.bool },
      "style": { $0.style = $1.named(.medium, ["gray": .medium, "white": .medium]) },
    ],
    begin: { view, element, _ in
      // Interface Builder leaves out what is not so, unlike the class.
      view.hidesWhenStopped = element.says("hidesWhenStopped")
    },
    finish: { view, element, _ in
      if let color = element.child(key: "color")?.color { view.color = color }
    })

  @MainActor private static let datePicker = InterfaceKind(
    UIDatePicker.self,
    [
      "datePickerMode": { $0.datePickerMode = $1.named(.dateAndTime) },
      "minuteInterval": { $0.minuteInterval = $1.int },
      "style": {
        $0.preferredDatePickerStyle = $1.named(.automatic)
      },
    ],
    finish: { picker, element, _ in
      if let date = element.date("minimumDate") { picker.minimumDate = date }
      if let date = element.date("maximumDate") { picker.maximumDate = date }
      if let date = element.date("date") { picker.date = date }
      if element["countDownDuration"] != nil {
        picker.countDownDuration = Double(element.number("countDownDuration"))
      }
    })

  // MARK: Containers of views

  @MainActor
  private static func scrolling<View: UIScrollView>(
    _ more: [String: @MainActor @Sendable (View, InterfaceValue) -> Void] = [:]
  ) -> [String: @MainActor @Sendable (View, InterfaceValue) -> Void] {
    let attributes: [String: @MainActor @Sendable (View, InterfaceValue) -> Void] = [
      "alwaysBounceHorizontal": { $0.alwaysBounceHorizontal = $1.bool },
      "alwaysBounceVertical": { $0.alwaysBounceVertical = $1.bool },
      "bounces": { $0.bounces = $1.bool },
      "bouncesZoom": { $0.bouncesZoom = $1.bool },
      "canCancelContentTouches": { $0.canCancelContentTouches = $1.bool },
      "contentInsetAdjustmentBehavior": {
        $0.contentInsetAdjustmentBehavior = $1.named(.automatic)
      },
      "delaysContentTouches": { $0.delaysContentTouches = $1.bool },
      "directionalLockEnabled": { $0.isDirectionalLockEnabled = $1.bool },
      "indicatorStyle": { $0.indicatorStyle = $1.named(.default) },
      "keyboardDismissMode": { $0.keyboardDismissMode = $1.named(.none) },
      "maximumZoomScale": { $0.maximumZoomScale = $1.number },
      "minimumZoomScale": { $0.minimumZoomScale = $1.number },
      "pagingEnabled": { $0.isPagingEnabled = $1.bool },
      "scrollEnabled": { $0.isScrollEnabled = $1.bool },
      "scrollsToTop": { $0.scrollsToTop = $1.bool },
      "showsHorizontalScrollIndicator": { $0.showsHorizontalScrollIndicator = $1.bool },
      "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = $1.bool },
    ]
    return attributes.merging(more) { _, new in new }
  }

  @MainActor private static let stackView = InterfaceKind(
    UIStackView.self,
    [
      "alignment": { $0.alignment = $1.named(.fill) },
      "axis": { $0.axis = $1.named(.horizontal) },
      "baselineRelativeArrangement": { $0.isBaselineRelativeArrangement = $1.bool },
      "distribution": { $0.distribution = $1.named(.fill) },
      "layoutMarginsRelativeArrangement": { $0.isLayoutMarginsRelativeArrangement = $1.bool },
      "spacing": { $0.spacing = $1.number },
    ])

  // MARK: Bars

  @MainActor private static let toolbar = InterfaceKind(
    UIToolbar.self,
    [
      "barStyle": { $0.barStyle = $1.named(.default) },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    finish: { bar, element, builder in
      let items = element.list("items").compactMap(builder.makeBarButtonItem)
      if !items.isEmpty { bar.items = items }
      if let color = element.child(key: "barTintColor")?.color { bar.barTintColor = color }
    })

  @MainActor private static let navigationBar = InterfaceKind(
    UINavigationBar.self,
    [
      "barStyle": { $0.barStyle = $1.named(.default) },
      "largeTitles": { $0.prefersLargeTitles = $1.bool },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    finish: { bar, element, builder in
      let items = element.list("items").filter { $0.isNamed("navigationItem") }
      if !items.isEmpty { bar.items = items.map { builder.makeNavigationItem($0) } }
      if let color = element.child(key: "barTintColor")?.color { bar.barTintColor = color }
    })

  @MainActor private static let tabBar = InterfaceKind(
    UITabBar.self,
    [
      "barStyle": { $0.barStyle = $1.named(.default) },
      "itemPositioning": { $0.itemPositioning = $1.named(.automatic) },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    finish: { bar, element, builder in
      let items = element.list("items").filter { $0.isNamed("tabBarItem") }
      if !items.isEmpty { bar.items = items.map { builder.makeTabBarItem($0) } }
      if let color = element.child(key: "barTintColor")?.color { bar.barTintColor = color }
    })

  // MARK: Tables

  @MainActor private static let tableView = InterfaceKind(
    UITableView.self,
    scrolling([
      "allowsMultipleSelection": { $0.allowsMultipleSelection = $1.bool },
      "allowsMultipleSelectionDuringEditing": {
        $0.allowsMultipleSelectionDuringEditing = $1.bool
      },
      "allowsSelection": { $0.allowsSelection = $1.bool },
      "allowsSelectionDuringEditing": { $0.allowsSelectionDuringEditing = $1.bool },
      "estimatedRowHeight": { $0.estimatedRowHeight = $1.height },
      "estimatedSectionFooterHeight": { $0.estimatedSectionFooterHeight = $1.height },
      "estimatedSectionHeaderHeight": { $0.estimatedSectionHeaderHeight = $1.height },
      "rowHeight": { $0.rowHeight = $1.height },
      "sectionFooterHeight": { $0.sectionFooterHeight = $1.height },
      "sectionHeaderHeight": { $0.sectionHeaderHeight = $1.height },
      "sectionIndexMinimumDisplayRowCount": { $0.sectionIndexMinimumDisplayRowCount = $1.int },
      "separatorStyle": { $0.separatorStyle = $1.named(.singleLine, ["none": .none]) },
    ]),
    finish: { table, element, builder in builder.fill(table, element) })

  @MainActor private static let tableViewCell = InterfaceKind(
    UITableViewCell.self,
    [
      "accessoryType": {
        $0.accessoryType = $1.named(
          .none, ["detailDisclosureButton": .detailDisclosureButton, "none": .none])
      },
      "editingAccessoryType": { $0.editingAccessoryType = $1.named(.none) },
      "indentationLevel": { $0.indentationLevel = $1.int },
      "indentationWidth": { $0.indentationWidth = $1.number },
      "selectionStyle": { $0.selectionStyle = $1.named(.default) },
    ],
    finish: { cell, element, builder in builder.fill(cell, element) })
}

extension InterfaceValue {
  /// A height of a table, of which negative ones stand for automatic ones.
  @MainActor var height: CGFloat { number < 0 ? UITableView.automaticDimension : number }
}

extension InterfaceElement {
  /// The image that an attribute names, or an element of its own.
  @MainActor func image(_ key: String) -> UIImage? {
    let reference = children.first { $0.isNamed("imageReference") && $0["key"] == key }
    guard let name = reference?.filled("image") ?? filled(key) else { return nil }
    let isSymbol = (reference ?? self)["catalog"] == "system"
    return isSymbol ? UIImage(systemName: name) : UIImage(named: name)
  }

  /// The date of a role.
  func date(_ key: String) -> Date? {
    child(key: key).map {
      Date(timeIntervalSinceReferenceDate: Double($0.number("timeIntervalSinceReferenceDate")))
    }
  }
}
