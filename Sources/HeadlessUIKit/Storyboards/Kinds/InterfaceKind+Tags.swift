import Foundation
import Interfaces

extension InterfaceKind {
  /// The kinds of views, by their tags.
  @MainActor static let tags: [String: InterfaceKind] = [
    "view": plain,
    "containerView": plain,
    "tableViewCellContentView": InterfaceKind(UIView.self, others: ["tableViewCell"]),
    "window": InterfaceKind(UIWindow.self),
    "label": label,
    "imageView": imageView,
    "textField": textField,
    "textView": textView,
    "searchBar": searchBar,
    "button": button,
    "switch": `switch`,
    "slider": slider,
    "stepper": stepper,
    "segmentedControl": segmentedControl,
    "colorWell": colorWell,
    "pageControl": pageControl,
    "progressView": progressView,
    "activityIndicatorView": activityIndicator,
    "datePicker": datePicker,
    "pickerView": InterfaceKind(UIPickerView.self),
    "refreshControl": refreshControl,
    "scrollView": scrollView,
    "stackView": stackView,
    "visualEffectView": visualEffectView,
    "toolbar": toolbar,
    "navigationBar": navigationBar,
    "tabBar": tabBar,
    "tableView": tableView,
    "tableViewCell": tableViewCell,
    "collectionView": collectionView,
    "collectionViewCell": collectionViewCell,
    "collectionViewCellContentView": plain,
    "collectionReusableView": InterfaceKind(
      UICollectionReusableView.self, others: ["reuseIdentifier"],
      finish: { view, _, builder in builder.fill(view) }),
  ]

  /// The kind of a tag; `nil` if there is no class for it, or its module is not in the program.
  @MainActor static func of(_ tag: String) -> InterfaceKind? { tags[tag] ?? neighbours[tag] }

  /// The kinds of views whose classes stand in other modules.
  @MainActor private static let neighbours: [String: InterfaceKind] = [
    "wkWebView": "HeadlessWebKit.WKWebView", "mapView": "HeadlessMapKit.MKMapView",
  ].compactMapValues { name in
    guard let type = NSClassFromString(name) as? any NeighbourView.Type else { return nil }
    return kind(of: type)
  }

  @MainActor private static func kind<View: NeighbourView>(of type: View.Type) -> InterfaceKind {
    let attributes = type.interfaceAttributes
    var setters: [String: @MainActor @Sendable (View, InterfaceValue) -> Void] = [:]
    for case (let name, let set?) in attributes { setters[name] = { set($0, $1) } }
    return InterfaceKind(type, setters, others: Set(attributes.keys))
  }
}
