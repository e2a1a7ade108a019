import Foundation

/// A screen and those in it and in front of it, a line each, as `_printHierarchy` of UIKit has them,
/// without addresses.
@MainActor
package struct ControllerDescription {
  package private(set) var text: String

  package init(of controller: UIViewController) {
    text = ""
    add(controller, depth: 0)
  }

  private mutating func add(
    _ controller: UIViewController, depth: Int, presentedBy presenter: UIViewController? = nil
  ) {
    if depth > 0 {
      let indent = Indent.before(depth)
      text += "\n" + (presenter == nil ? indent : String(indent.dropLast(2)) + "+ ")
    }
    let isShown = controller.viewIfLoaded?.window != nil
    text +=
      "<\(ClassName.of(controller))>, state: \(isShown ? "appeared" : "disappeared"), view: "
    if let view = controller.viewIfLoaded {
      text += "<\(Self.viewName(controller, view))>" + (isShown ? "" : " not in the window")
    } else if (controller as? UINavigationController)?.viewControllers.isEmpty == false {
      // UIKit loads its view with the first screen, the model when it is shown.
      text += "<UILayoutContainerView> not in the window"
    } else {
      text += "(view not loaded)"
    }
    if presenter != nil {
      text += ", presented with: <\(Self.presentationName(controller))>"
    }
    for child in controller.children { add(child, depth: depth + 1) }
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return }
    add(presented, depth: depth + 1, presentedBy: controller)
  }

  /// The class of a view, which for UIKit's containers is one of its own.
  private static func viewName(_ controller: UIViewController, _ view: UIView) -> String {
    let name = ClassName.of(view)
    guard !name.contains(".") else { return name }
    return switch controller {
    case is UINavigationController, is UITabBarController, is UISplitViewController:
      "UILayoutContainerView"
    case is UIPageViewController: "_UIPageViewControllerContentView"
    case is UIAlertController: "_UIAlertControllerView"
    default: name
    }
  }

  /// The class of a presentation, which UIKit mostly keeps to itself.
  private static func presentationName(_ controller: UIViewController) -> String {
    if let alert = controller as? UIAlertController {
      let kind = alert.preferredStyle == .alert ? "Alert" : "ActionSheet"
      return "_UIAlertController\(kind)PresentationController"
    }
    guard let presentation = controller.presentationController else {
      return "UIPresentationController"
    }
    switch presentation.presentationStyle {
    case .fullScreen: return "_UIFullscreenPresentationController"
    case .overFullScreen: return "_UIOverFullscreenPresentationController"
    case .currentContext: return "_UICurrentContextPresentationController"
    case .overCurrentContext: return "_UIOverCurrentContextPresentationController"
    case .pageSheet: return "_UIPageSheetPresentationController"
    case .formSheet: return "_UIFormSheetPresentationController"
    default: return ClassName.of(presentation)
    }
  }
}
