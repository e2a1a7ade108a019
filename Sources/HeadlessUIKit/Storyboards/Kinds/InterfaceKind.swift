import Interfaces

/// The meaning of a tag: a class of view, and how its element is read.
struct InterfaceKind: Sendable {
  typealias Setter = @MainActor @Sendable (UIView, InterfaceValue) -> Void
  typealias RoleSetter = @MainActor @Sendable (UIView, InterfaceElement) -> Void
  typealias BuildStep = @MainActor @Sendable (UIView, InterfaceElement, InterfaceBuilder) -> Void

  let type: UIView.Type
  let attributes: [String: Setter]
  let roles: [String: RoleSetter]
  /// The attributes that a step reads together, and attributes without an effect in the model.
  let others: Set<String>
  let isControl: Bool
  let begin: BuildStep?
  let finish: BuildStep?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - attributes: How to apply each attribute, or each text in a child element.
  ///   - roles: How to apply each child element that has a role.
  ///   - others: The attributes that `begin` and `finish` read, and attributes without an effect.
  ///   - begin: Runs before attributes and subviews are read.
  ///   - finish: Runs after attributes and subviews were read.
  init<View: UIView>(
    _ type: View.Type,
    _ attributes: [String: @MainActor @Sendable (View, InterfaceValue) -> Void] = [:],
    roles: [String: @MainActor @Sendable (View, InterfaceElement) -> Void] = [:],
    others: Set<String> = [],
    begin: (@MainActor @Sendable (View, InterfaceElement, InterfaceBuilder) -> Void)? = nil,
    finish: (@MainActor @Sendable (View, InterfaceElement, InterfaceBuilder) -> Void)? = nil
  ) {
    self.type = type
    self.attributes = attributes.mapValues(Self.erased)
    self.roles = roles.mapValues(Self.erased)
    self.others = others
    isControl = type is UIControl.Type
    self.begin = begin.map(Self.erased)
    self.finish = finish.map(Self.erased)
  }

  /// Returns how to apply an attribute, or a value in a child element.
  func setter(of name: String) -> Setter? {
    attributes[name] ?? (isControl ? Self.control[name] : nil) ?? Self.view[name]
  }

  /// Returns how to apply a child element that has a role.
  func setter(ofRole key: String) -> RoleSetter? {
    if let setter = roles[key] ?? Self.viewRoles[key] { return setter }
    // A file names an image in an attribute, or in a child element with more details.
    guard let setter = setter(of: key) else { return nil }
    return { view, element in
      guard element.isNamed("imageReference") else { return }
      setter(view, InterfaceValue(text: element["image"] ?? "", element: element))
    }
  }

  /// Returns whether an attribute is understood or can safely be ignored.
  func knows(_ attribute: String) -> Bool {
    others.contains(attribute) || setter(of: attribute) != nil || Self.silent.contains(attribute)
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
  ) -> BuildStep {
    { view, element, builder in
      if let view = view as? View { step(view, element, builder) }
    }
  }
}

extension InterfaceKind {
  /// The kind of a tag that is not known.
  static let plain = InterfaceKind(UIView.self)

  /// The attributes of all views.
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
    "insetsLayoutMarginsFromSafeArea": { $0.insetsLayoutMarginsFromSafeArea = $1.bool },
    "multipleTouchEnabled": { $0.isMultipleTouchEnabled = $1.bool },
    "opaque": { $0.isOpaque = $1.bool },
    "preservesSuperviewLayoutMargins": { $0.preservesSuperviewLayoutMargins = $1.bool },
    "restorationIdentifier": { $0.restorationIdentifier = $1.text },
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
    "springLoaded": {
      ($0 as? any UISpringLoadedInteractionSupporting)?.isSpringLoaded = $1.bool
    },
    "verticalHuggingPriority": { $0.setContentHuggingPriority($1.priority, for: .vertical) },
  ]

  /// The child elements of all views, by role.
  static let viewRoles: [String: RoleSetter] = [
    "backgroundColor": { if let color = $1.color { $0.backgroundColor = color } },
    "directionalLayoutMargins": { $0.directionalLayoutMargins = $1.directionalInsets },
    "layoutMargins": { $0.layoutMargins = $1.insets },
    "tintColor": { if let color = $1.color { $0.tintColor = color } },
  ]

  /// The attributes of all controls.
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
    "toolTip": { ($0 as? UIControl)?.toolTip = $1.text },
  ]

  /// Attributes that are read elsewhere, concern Interface Builder alone, or change nothing
  /// modelled.
  static let silent: Set<String> = [
    "ambiguous", "catalog", "colorLabel", "customClass", "customModule", "customModuleProvider",
    "fixedFrame", "id", "key", "largeContentTitle", "misplaced", "placeholderIntrinsicHeight",
    "placeholderIntrinsicWidth", "sceneMemberID", "showsLargeContentViewer",
    "simulatedUserInterfaceStyle",
    "useTraitCollections", "userLabel", "verifyAmbiguity",
  ]
}
