import Foundation

/// What a view is by its class, as far as elements go.
///
/// A class is asked for its ancestors once: a cast for each kind and view would take longer than
/// everything else that looking through a screen does.
enum ElementRole: UInt8 {
  case plain, label, image, button, `switch`, slider, stepper, segments, pages, progress, activity
  case refresh, textField, searchField, textView, searchBar, picker, datePicker
  case scroll, table, row, sectionEnd, collection, navigationBar, tabBar, toolbar
  case window, presentation

  /// Returns the role of a view.
  @MainActor static func of(_ view: UIView) -> Self {
    if let role = view.elementMemo.role { return role }
    let type = type(of: view)
    let kind = known[ObjectIdentifier(type)] ?? learn(type)
    view.elementMemo.role = kind.role
    view.elementMemo.isOfApp = kind.isOfApp
    return kind.role
  }

  @MainActor private static var known: [ObjectIdentifier: (role: Self, isOfApp: Bool)] = [:]

  @MainActor private static func learn(
    _ type: UIView.Type
  ) -> (role: Self, isOfApp: Bool) {
    let isOfUIKit = String(reflecting: type).hasPrefix("HeadlessUIKit.")
    let kind = (role: role(of: type), isOfApp: !isOfUIKit)
    known[ObjectIdentifier(type)] = kind
    return kind
  }

  /// Whether assistive technologies find such views without the app saying so.
  var isElement: Bool {
    switch self {
    case .label, .button, .switch, .slider, .segments, .stepper, .pages, .progress, .activity,
      .textField, .searchField, .textView, .datePicker:
      true
    default: false
    }
  }

  /// Whether such views hide what is within them.
  var isLeaf: Bool {
    switch self {
    case .label, .switch, .slider, .pages, .progress, .activity, .refresh: true
    default: false
    }
  }

  /// Whether more decides about such a view, or about those behind it, than whether it can be seen.
  var isAside: Bool { self == .refresh || self == .presentation }

  @MainActor private static func role(of type: UIView.Type) -> Self {
    switch type {
    case is UILabel.Type: .label
    case is UIImageView.Type: .image
    case is UIWindow.Type: .window
    case is PresentationView.Type: .presentation
    case is UIControl.Type: control(of: type)
    case is UIScrollView.Type: scrolling(of: type)
    case is UITableViewCell.Type, is UICollectionViewCell.Type: .row
    case is UITableViewHeaderFooterView.Type: .sectionEnd
    case is UINavigationBar.Type: .navigationBar
    case is UITabBar.Type: .tabBar
    case is UIToolbar.Type: .toolbar
    case is UISearchBar.Type: .searchBar
    case is UIPickerView.Type: .picker
    case is UIProgressView.Type: .progress
    case is UIActivityIndicatorView.Type: .activity
    default: .plain
    }
  }

  @MainActor private static func control(of type: UIView.Type) -> Self {
    switch type {
    case is UIButton.Type: .button
    case is UISearchTextField.Type: .searchField
    case is UITextField.Type: .textField
    case is UISwitch.Type: .switch
    case is UISlider.Type: .slider
    case is UIStepper.Type: .stepper
    case is UISegmentedControl.Type: .segments
    case is UIPageControl.Type: .pages
    case is UIDatePicker.Type: .datePicker
    case is UIRefreshControl.Type: .refresh
    default: .plain
    }
  }

  @MainActor private static func scrolling(of type: UIView.Type) -> Self {
    switch type {
    case is UITableView.Type: .table
    case is UICollectionView.Type: .collection
    case is UITextView.Type: .textView
    default: .scroll
    }
  }
}
