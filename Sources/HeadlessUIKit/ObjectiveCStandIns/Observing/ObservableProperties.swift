public import Foundation

/// A property that can be observed.
public struct ObservableProperty<Value> {
  let key: ObservedKey
  /// Reads the property, if the object has it.
  let read: @MainActor (AnyObject) -> Value?

  @MainActor
  package init<Object: AnyObject>(
    _ key: ObservedKey, _ read: @escaping @MainActor (Object) -> Value
  ) {
    self.key = key
    self.read = { ($0 as? Object).map(read) }
  }
}

/// The properties of an object that can be observed, by their names: `\.contentOffset`.
@preconcurrency @MainActor
public struct ObservableProperties<Object> {
  init() {}
}

extension ObservableProperties where Object: UIView {
  /// How opaque a view is.
  public var alpha: ObservableProperty<CGFloat> { .init(.alpha) { (view: UIView) in view.alpha } }
  /// The view's rectangle in its own coordinates.
  public var bounds: ObservableProperty<CGRect> { .init(.bounds) { (view: UIView) in view.bounds } }
  /// The middle of the view.
  public var center: ObservableProperty<CGPoint> {
    .init(.center) { (view: UIView) in view.center }
  }
  /// The view's rectangle in its superview's coordinates; layout sets the bounds and the center.
  public var frame: ObservableProperty<CGRect> { .init(.frame) { (view: UIView) in view.frame } }
  /// Whether the view is hidden.
  public var isHidden: ObservableProperty<Bool> {
    .init(.isHidden) { (view: UIView) in view.isHidden }
  }
}

extension ObservableProperties where Object: UIScrollView {
  /// The point of the content at the top left, whether code or the user scrolls.
  public var contentOffset: ObservableProperty<CGPoint> {
    .init(.contentOffset) { (view: UIScrollView) in view.contentOffset }
  }
  /// The size of the content.
  public var contentSize: ObservableProperty<CGSize> {
    .init(.contentSize) { (view: UIScrollView) in view.contentSize }
  }
}

extension ObservableProperties where Object: UIControl {
  /// Whether the control accepts touches.
  public var isEnabled: ObservableProperty<Bool> {
    .init(.isEnabled) { (control: UIControl) in control.isEnabled }
  }
  /// Whether the control is highlighted, as if it were touched.
  public var isHighlighted: ObservableProperty<Bool> {
    .init(.isHighlighted) { (control: UIControl) in control.isHighlighted }
  }
  /// Whether the control is selected.
  public var isSelected: ObservableProperty<Bool> {
    .init(.isSelected) { (control: UIControl) in control.isSelected }
  }
}

extension ObservableProperties where Object: UIGestureRecognizer {
  /// Whether the recognizer recognizes.
  public var isEnabled: ObservableProperty<Bool> {
    .init(.isEnabled) { (recognizer: UIGestureRecognizer) in recognizer.isEnabled }
  }
}

extension ObservableProperties where Object: UIImageView {
  /// The image.
  public var image: ObservableProperty<UIImage?> {
    .init(.image) { (view: UIImageView) in view.image }
  }
}

extension ObservableProperties where Object: UILabel {
  /// The text.
  public var text: ObservableProperty<String?> { .init(.text) { (label: UILabel) in label.text } }
}

extension ObservableProperties where Object: UITextField {
  /// The text that code sets.
  public var text: ObservableProperty<String?> {
    .init(.text) { (field: UITextField) in field.text }
  }
}

extension ObservableProperties where Object: UITextView {
  /// The text that code sets.
  public var text: ObservableProperty<String?> { .init(.text) { (view: UITextView) in view.text } }
}

extension ObservableProperties where Object: UISlider {
  /// The value that code sets.
  public var value: ObservableProperty<Float> {
    .init(.value) { (slider: UISlider) in slider.value }
  }
}

extension ObservableProperties where Object: UIStepper {
  /// The value that code sets.
  public var value: ObservableProperty<Double> {
    .init(.value) { (stepper: UIStepper) in stepper.value }
  }
}

extension ObservableProperties where Object: UIProgressView {
  /// The progress.
  public var progress: ObservableProperty<Float> {
    .init(.progress) { (view: UIProgressView) in view.progress }
  }
}

extension ObservableProperties where Object: UINavigationItem {
  /// The title.
  public var title: ObservableProperty<String?> {
    .init(.title) { (item: UINavigationItem) in item.title }
  }
  /// The view in place of the title.
  public var titleView: ObservableProperty<UIView?> {
    .init(.titleView) { (item: UINavigationItem) in item.titleView }
  }
  /// The first item on the left.
  public var leftBarButtonItem: ObservableProperty<UIBarButtonItem?> {
    .init(.leftBarButtonItem) { (item: UINavigationItem) in item.leftBarButtonItem }
  }
  /// The items on the left.
  public var leftBarButtonItems: ObservableProperty<[UIBarButtonItem]?> {
    .init(.leftBarButtonItems) { (item: UINavigationItem) in item.leftBarButtonItems }
  }
  /// The item at the right edge.
  public var rightBarButtonItem: ObservableProperty<UIBarButtonItem?> {
    .init(.rightBarButtonItem) { (item: UINavigationItem) in item.rightBarButtonItem }
  }
  /// The items on the right.
  public var rightBarButtonItems: ObservableProperty<[UIBarButtonItem]?> {
    .init(.rightBarButtonItems) { (item: UINavigationItem) in item.rightBarButtonItems }
  }
}

extension ObservableProperties where Object: UIViewPropertyAnimator {
  /// Whether the animation goes on.
  public var isRunning: ObservableProperty<Bool> {
    .init(.isRunning) { (animator: UIViewPropertyAnimator) in animator.isRunning }
  }
  /// Whether the animation has begun, and was stopped.
  public var state: ObservableProperty<UIViewAnimatingState> {
    .init(.state) { (animator: UIViewPropertyAnimator) in animator.state }
  }
}

extension ObservableProperties where Object: Progress {
  /// How much of the work is done, from 0 to 1.
  public var fractionCompleted: ObservableProperty<Double> {
    .init(.fractionCompleted) { ProgressWatch.state(of: $0).fractionCompleted }
  }
  /// How many units of the work are done.
  public var completedUnitCount: ObservableProperty<Int64> {
    .init(.completedUnitCount) { ProgressWatch.state(of: $0).completedUnitCount }
  }
  /// The number of units of work.
  public var totalUnitCount: ObservableProperty<Int64> {
    .init(.totalUnitCount) { ProgressWatch.state(of: $0).totalUnitCount }
  }
  /// Whether all of the work is done.
  public var isFinished: ObservableProperty<Bool> {
    .init(.isFinished) { ProgressWatch.state(of: $0).isFinished }
  }
  /// Whether the work was given up.
  public var isCancelled: ObservableProperty<Bool> {
    .init(.isCancelled) { ProgressWatch.state(of: $0).isCancelled }
  }
}
