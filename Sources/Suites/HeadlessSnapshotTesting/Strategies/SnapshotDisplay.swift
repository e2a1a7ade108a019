import Fleet
import Foundation
import HeadlessUIKit

/// Shows a view or a screen of a size, with a safe area and traits, for as long as it is looked at.
struct SnapshotDisplay: Sendable {
  /// The size; `nil` for that of the view.
  let size: CGSize?
  /// The safe area; `nil` for that of the device.
  let safeArea: UIEdgeInsets?
  let traits: [UITraitCollection]

  /// Compares pictures of views, or of screens and their views.
  func pictures<Value>(
    _ precision: Float, _ perceptualPrecision: Float,
    of shown: @escaping @MainActor (Value) -> (UIView, UIViewController?)
  ) -> SnapshotWay<Value, UIImage> {
    let scale = traits.last?.displayScale ?? 0
    return .images(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ) { value in
      let (view, controller) = shown(value)
      return show(view, in: controller) { view in
        TakenPicture(of: view, scale: SnapshotWay<Value, UIImage>.shownScale(scale))?.uiImage
      }
    }
  }

  /// Shows a view in a window of its own, and puts it back where it was.
  ///
  /// A view controller is taken out of what it is in, as by the library.
  @MainActor
  func show<Result>(
    _ view: UIView, in controller: UIViewController?, _ look: (UIView) -> Result
  ) -> Result {
    let before = (frame: view.frame, superview: view.superview)
    let index = before.superview?.subviews.firstIndex { $0 === view } ?? 0
    let frame = CGRect(origin: .zero, size: size ?? view.frame.size)
    let window = DisplayWindow(frame: frame, insets: safeArea)
    let root = UIViewController()
    let shown = controller ?? UIViewController()
    root.view.frame = frame
    shown.view.frame = frame
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if controller == nil { shown.view.addSubview(view) }
    view.frame = frame
    root.addChild(shown)
    root.view.addSubview(shown.view)
    (root as any TraitGiver).setOverrideTraitCollection(
      UITraitCollection(traitsFrom: traits), forChild: shown)
    shown.didMove(toParent: root)
    window.rootViewController = root
    window.isHidden = false
    if frame.isEmpty { view.sizeToFit() }
    settle()
    window.layoutIfNeeded()
    let result = look(view)
    shown.willMove(toParent: nil)
    shown.view.removeFromSuperview()
    shown.removeFromParent()
    window.isHidden = true
    window.rootViewController = nil
    if controller == nil {
      view.removeFromSuperview()
      view.frame = before.frame
      before.superview?.insertSubview(view, at: index)
    }
    return result
  }
}

extension SnapshotDisplay {
  /// Creates a display with the safe area of the device, or without one.
  init(_ size: CGSize?, isOfDevice: Bool, _ traits: UITraitCollection) {
    self.init(size: size, safeArea: isOfDevice ? nil : .zero, traits: [traits])
  }

  /// Creates a display that is as a device, but for what else is wanted.
  init(_ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection) {
    self.init(
      size: size ?? config.size, safeArea: config.safeArea, traits: [config.traits, traits])
  }
}

/// A window whose safe area is given.
private final class DisplayWindow: UIWindow {
  private let insets: UIEdgeInsets?

  init(frame: CGRect, insets: UIEdgeInsets?) {
    self.insets = insets
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets { insets ?? super.safeAreaInsets }
}

/// Gives a child traits: by UIKit's older way, which takes a whole collection of them.
@preconcurrency @MainActor
protocol TraitGiver {
  func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController)
}

extension UIViewController: TraitGiver {}
