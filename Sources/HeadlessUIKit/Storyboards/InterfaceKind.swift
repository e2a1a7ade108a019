/// What a tag stands for: a class of view, and how its attributes are read.
struct InterfaceKind: Sendable {
  typealias Setter = @MainActor @Sendable (UIView, InterfaceValue) -> Void
  typealias Step = @MainActor @Sendable (UIView, InterfaceElement, InterfaceBuilder) -> Void

  let type: UIView.Type
  let attributes: [String: Setter]
  let isControl: Bool
  let begin: Step?
  let finish: Step?

  /// What is done with an attribute, or with a value that stands in an element of its own.
  func setter(of name: String) -> Setter? {
    attributes[name] ?? (isControl ? Self.control[name] : nil) ?? Self.view[name]
  }

  init<View: UIView>(
    _ type: View.Type,
    _ attributes: [String: @MainActor @Sendable (View, InterfaceValue) -> Void] = [:],
    begin: (@MainActor @Sendable (View, InterfaceElement, InterfaceBuilder) -> Void)? = nil,
    finish: (@MainActor @Sendable (View, InterfaceElement, InterfaceBuilder) -> Void)? = nil
  ) {
    self.type = type
    self.attributes = attributes.mapValues(Self.erased)
    isControl = type is UIControl.Type
    self.begin = begin.map(Self.erased)
    self.finish = finish.map(Self.erased)
  }

  private static func erased<View: UIView, Value>(
    _ setter: @escaping @MainActor @Sendable (View, Value) -> Void
  ) -> @MainActor @Sendable (UIView, Value) -> Void {
    { view, value in
      if let view = view as? View { setter(view, value) }
    }
  }

  private static func erased<View: UIView>(
    _ step: @escaping @MainActor @Sendable (View, InterfaceElement, InterfaceBuilder) -> Void
  ) -> Step {
    { view, element, builder in
      if let view = view as? View { step(view, element, builder) }
    }
  }
}

extension InterfaceKind {
  /// What can be said of any view.
  static let view: [String: Setter] = [
    "alpha": { $0.alpha = $1.number },
    "autoresizesSubviews": { $0.autoresizesSubviews = $1.bool },
    "clearsContextBeforeDrawing": { $0.clearsContextBeforeDrawing = $1.bool },
    "clipsSubviews": { $0.clipsToBounds = $1.bool },
    "contentMode": { $0.contentMode = $1.named(.scaleToFill) },
    "exclusiveTouch": { $0.isExclusiveTouch = $1.bool },
    "hidden": { $0.isHidden = $1.bool },
    "horizontalCompressionResistancePriority": {
      $0.setContentCompressionResistancePriority($1.priority, for: .horizontal)
    },
    "horizontalHuggingPriority": {
      $0.setContentHuggingPriority($1.priority, for: .horizontal)
    },
    "multipleTouchEnabled": { $0.isMultipleTouchEnabled = $1.bool },
    "opaque": { $0.isOpaque = $1.bool },
    "semanticContentAttribute": { $0.semanticContentAttribute = $1.named(.unspecified) },
    "tag": { $0.tag = $1.int },
    "tintAdjustmentMode": { $0.tintAdjustmentMode = $1.named(.automatic) },
    "translatesAutoresizingMaskIntoConstraints": {
      $0.translatesAutoresizingMaskIntoConstraints = $1.bool
    },
    "userInteractionEnabled": { $0.isUserInteractionEnabled = $1.bool },
    "verticalCompressionResistancePriority": {
      $0.setContentCompressionResistancePriority($1.priority, for: .vertical)
    },
    "verticalHuggingPriority": { $0.setContentHuggingPriority($1.priority, for: .vertical) },
  ]

  /// What can be said of any control.
  static let control: [String: Setter] = [
    "contentHorizontalAlignment": {
      ($0 as? UIControl)?.contentHorizontalAlignment = $1.named(.center)
    },
    "contentVerticalAlignment": {
      ($0 as? UIControl)?.contentVerticalAlignment = $1.named(.center)
    },
    "enabled": { ($0 as? UIControl)?.isEnabled = $1.bool },
    "highlighted": { ($0 as? UIControl)?.isHighlighted = $1.bool },
    "selected": { ($0 as? UIControl)?.isSelected = $1.bool },
    "showsMenuAsPrimaryAction": { ($0 as? UIControl)?.showsMenuAsPrimaryAction = $1.bool },
  ]

  /// What is read elsewhere, says something to Interface Builder only, or changes nothing here.
  static let silent: Set<String> = [
    "ambiguous", "buttonType", "catalog", "countDownDuration", "currentPage", "customClass",
    "customModule", "customModuleProvider", "dataMode", "detailTextLabel", "fixedFrame",
    "fontStyle", "highlightedImage", "id", "image", "imageView", "insetsLayoutMarginsFromSafeArea",
    "key", "largeContentTitle", "lineBreakMode", "maxValue", "maximumValue", "minValue",
    "minimumValue", "misplaced", "numberOfPages", "placeholderIntrinsicHeight",
    "placeholderIntrinsicWidth", "pointSize", "preferredSymbolConfiguration",
    "preservesSuperviewLayoutMargins", "restorationIdentifier", "reuseIdentifier", "rowHeight",
    "sceneMemberID", "segmentControlStyle", "selectedSegmentIndex", "showsLargeContentViewer",
    "simulatedUserInterfaceStyle", "springLoaded", "stepValue", "storyboardIdentifier", "style",
    "tableViewCell", "textLabel", "useTraitCollections", "userLabel", "usesAttributedText",
    "value", "verifyAmbiguity",
  ]
}

extension InterfaceValue {
  @MainActor var priority: UILayoutPriority { UILayoutPriority(rawValue: float) }
}
