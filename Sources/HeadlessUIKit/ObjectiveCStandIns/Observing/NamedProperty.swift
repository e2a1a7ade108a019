import Foundation

/// A property that can be observed by the text of its name.
package struct NamedProperty {
  let key: ObservedKey
  /// Reads the property; `nil` if the object is of another class.
  let read: @MainActor (AnyObject) -> Any?

  @MainActor
  package init<Object: AnyObject>(
    _ key: ObservedKey, _ read: @escaping @MainActor (Object) -> Any?
  ) {
    self.key = key
    // A `nil` value is distinguished from a missing object.
    self.read = { object in (object as? Object).map { read($0) ?? NSNull() } }
  }
}

/// An object of another module, with properties that are observed by their names.
package protocol NamingObject: ObservedObject {
  /// The properties, by their names in Swift and in Objective-C.
  static var namedProperties: [String: NamedProperty] { get }
}

extension NamedProperty {
  /// The property that an object has by a name.
  @MainActor
  static func named(_ name: String, of object: AnyObject) -> NamedProperty? {
    let own = (type(of: object) as? any NamingObject.Type)?.namedProperties[name]
    return ([own].compactMap { $0 } + (ofUIKit[name] ?? [])).first { $0.read(object) != nil }
  }

  /// The names of all properties of an object.
  @MainActor
  static func names(of object: AnyObject) -> [String] {
    let own = (type(of: object) as? any NamingObject.Type)?.namedProperties.keys.sorted() ?? []
    return own + ofUIKit.keys.filter { named($0, of: object) != nil }.sorted()
  }

  @MainActor
  private static func ofProgress(
    _ key: ObservedKey, _ path: KeyPath<ProgressWatch.State, some Any>
  ) -> NamedProperty {
    NamedProperty(key) { (progress: Progress) in ProgressWatch.state(of: progress)[keyPath: path] }
  }

  @MainActor private static let ofUIKit: [String: [NamedProperty]] = {
    let enabled = [
      NamedProperty(.isEnabled) { (control: UIControl) in control.isEnabled },
      NamedProperty(.isEnabled) { (recognizer: UIGestureRecognizer) in recognizer.isEnabled },
    ]
    let hidden = [NamedProperty(.isHidden) { (view: UIView) in view.isHidden }]
    let highlighted = [
      NamedProperty(.isHighlighted) { (control: UIControl) in control.isHighlighted }
    ]
    let selected = [NamedProperty(.isSelected) { (control: UIControl) in control.isSelected }]
    let running = [
      NamedProperty(.isRunning) { (animator: UIViewPropertyAnimator) in animator.isRunning }
    ]
    let finished = [ofProgress(.isFinished, \.isFinished)]
    let cancelled = [ofProgress(.isCancelled, \.isCancelled)]
    return [
      "alpha": [NamedProperty(.alpha) { (view: UIView) in view.alpha }],
      "bounds": [NamedProperty(.bounds) { (view: UIView) in view.bounds }],
      "center": [NamedProperty(.center) { (view: UIView) in view.center }],
      "frame": [NamedProperty(.frame) { (view: UIView) in view.frame }],
      "hidden": hidden, "isHidden": hidden, "enabled": enabled, "isEnabled": enabled,
      "highlighted": highlighted, "isHighlighted": highlighted,
      "image": [NamedProperty(.image) { (view: UIImageView) in view.image }],
      "selected": selected, "isSelected": selected, "running": running, "isRunning": running,
      "finished": finished, "isFinished": finished,
      "cancelled": cancelled, "isCancelled": cancelled,
      "completedUnitCount": [ofProgress(.completedUnitCount, \.completedUnitCount)],
      "fractionCompleted": [ofProgress(.fractionCompleted, \.fractionCompleted)],
      "totalUnitCount": [ofProgress(.totalUnitCount, \.totalUnitCount)],
      "state": [
        NamedProperty(.state) { (animator: UIViewPropertyAnimator) in animator.state.rawValue }
      ],
      "contentOffset": [
        NamedProperty(.contentOffset) { (view: UIScrollView) in view.contentOffset }
      ],
      "contentSize": [NamedProperty(.contentSize) { (view: UIScrollView) in view.contentSize }],
      "title": [NamedProperty(.title) { (item: UINavigationItem) in item.title }],
      "titleView": [NamedProperty(.titleView) { (item: UINavigationItem) in item.titleView }],
      "leftBarButtonItem": [
        NamedProperty(.leftBarButtonItem) { (item: UINavigationItem) in item.leftBarButtonItem }
      ],
      "leftBarButtonItems": [
        NamedProperty(.leftBarButtonItems) { (item: UINavigationItem) in item.leftBarButtonItems }
      ],
      "rightBarButtonItem": [
        NamedProperty(.rightBarButtonItem) { (item: UINavigationItem) in item.rightBarButtonItem }
      ],
      "rightBarButtonItems": [
        NamedProperty(.rightBarButtonItems) { (item: UINavigationItem) in item.rightBarButtonItems }
      ],
      "progress": [NamedProperty(.progress) { (view: UIProgressView) in view.progress }],
      "text": [
        NamedProperty(.text) { (label: UILabel) in label.text },
        NamedProperty(.text) { (field: UITextField) in field.text },
        NamedProperty(.text) { (view: UITextView) in view.text },
      ],
      "value": [
        NamedProperty(.value) { (slider: UISlider) in slider.value },
        NamedProperty(.value) { (stepper: UIStepper) in stepper.value },
      ],
    ]
  }()
}
