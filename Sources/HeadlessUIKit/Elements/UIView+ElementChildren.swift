import Foundation

/// The elements within a view.
extension UIView {
  /// The elements directly within the view.
  final func elementChildren(_ reach: ElementNode.Reach) -> [ElementNode] {
    let role = ElementRole.of(self)
    let isQuiet = elementMemo.isQuiet
    if !isQuiet, let given = accessibilityElements {
      return AppElement.nodes(given, reach, in: self)
    }
    if role.isLeaf || !role.isElement && isAccessibilityElement { return [] }
    if !isQuiet, let counted = countedElements { return AppElement.nodes(counted, reach, in: self) }
    switch role {
    case .plain where storedSubviews.isEmpty && !hasViewController: return []
    case .plain, .scroll, .image, .sectionEnd:
      if let alert = shownAlert { return alert.contentElements(reach) }
      if let sheet = shownActivities { return sheet.contentElements() }
      return subviewElements(reach)
    case .window, .presentation: return subviewElements(reach) + presentationElements
    case .button:
      return (self as? UIButton)?.contentElements(reach) ?? []
    case .row: return (self as? UITableViewCell)?.contentElements(reach) ?? subviewElements(reach)
    case .table: return (self as? UITableView)?.contentElements(reach) ?? []
    case .collection: return (self as? UICollectionView)?.contentElements(reach) ?? []
    case .navigationBar: return (self as? UINavigationBar)?.contentElements(reach) ?? []
    case .toolbar: return (self as? UIToolbar)?.contentElements(reach) ?? []
    default: return subviewElements(reach) + ElementPart.nodes(elementParts)
    }
  }

  /// The elements that a custom view provides one by one; `nil` if it provides none that way.
  private final var countedElements: [Any]? {
    let count = accessibilityElementCount()
    guard count > 0, count <= AppElement.mostInView else { return nil }
    return (0..<count).compactMap(accessibilityElement(at:))
  }

  /// The parts of a view that shows some beside its subviews, or instead of them.
  private final var elementParts: [ElementPart] {
    switch self {
    case let bar as UITabBar: bar.tabElements
    case let segments as UISegmentedControl: segments.segmentElements
    case let stepper as UIStepper: stepper.stepElements
    case let picker as UIPickerView: picker.wheelElements
    case let picker as UIDatePicker: picker.dateElements
    case let field as UITextField: field.clearButtonElements
    case let text as UITextView: text.textItemElements
    case let bar as UISearchBar: bar.buttonElements
    default: []
    }
  }

  /// The subviews that a user meets, from back to front; a modal one is alone.
  final func subviewElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    let subviews = storedSubviews
    guard !subviews.isEmpty, ElementRole.of(self) != .picker else { return [] }
    guard reach != .everything else { return subviews.map { .view($0) } }
    var nodes: [ElementNode] = []
    nodes.reserveCapacity(subviews.count)
    var modal: UIView?
    for view in subviews {
      let role = ElementRole.of(view)
      let isQuiet = view.elementMemo.isQuiet
      guard isQuiet ? view.canBeSeen : view.showsAsElement else { continue }
      if role == .refresh, (view as? UIRefreshControl)?.isRefreshing != true { continue }
      if role == .tabBar, view.whyAwayAsBar != nil { continue }
      if !isQuiet, view.accessibilityViewIsModal { modal = view }
      if role == .presentation, let presentation = view.presentationHere {
        // A presented screen is in front of all elements so far.
        nodes.removeAll { node in
          node.view.map { !presentation.lets(touchThroughTo: $0) } ?? false
        }
      }
      nodes.append(.view(view))
    }
    return modal.map { [.view($0)] } ?? nodes
  }

  /// Whether the elements within the view are its subviews, as far as they can be seen.
  final var holdsOnlyQuietViews: Bool {
    guard elementMemo.role == .plain, elementMemo.isQuiet, !hasViewController else { return false }
    // A loop over the views themselves would retain each of them.
    let subviews = storedSubviews
    for index in subviews.indices {
      let memo = subviews[index].elementMemo
      guard memo.isQuiet, memo.role?.isAside == false else { return false }
    }
    return true
  }

  /// Whether the view is neither hidden nor transparent; nothing else decides about a plain one.
  final var canBeSeen: Bool {
    if storedLayer != nil { takeOverLayer() }
    return !storedIsHidden && Double(storedAlpha) >= Self.leastTouchableAlpha
  }

  /// The presentation whose container this is.
  private final var presentationHere: UIPresentationController? {
    storedWindow?.presentations.last { $0.container === self }
  }

  /// The space around a popover, a tap on which dismisses it.
  private final var presentationElements: [ElementNode] {
    guard let popover = presentationHere as? UIPopoverPresentationController,
      popover.adaptedStyle == .popover, let presented = popover.presented
    else { return [] }
    let region = ElementPart(.other, "dismiss popup", .outside(presented), of: self) {
      $0.identifier = "PopoverDismissRegion"
      $0.frame = storedBounds
    }
    return ElementPart.nodes([region])
  }
}
