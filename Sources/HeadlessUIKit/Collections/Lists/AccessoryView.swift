import Foundation

/// An accessory with the view that shows it.
@MainActor
struct AccessoryView {
  let accessory: UICellAccessory
  let view: UIView
  let width: CGFloat

  /// The room of an accessory, as high as a finger needs.
  private static let standardWidth: CGFloat = 44

  /// - Parameter action: What a tap does, which may tell who aims at it.
  init(_ accessory: UICellAccessory, action: @escaping (TouchAim?) -> Void) {
    self.accessory = accessory
    switch accessory.kind {
    case .customView: view = accessory.view ?? UIView()
    case .label:
      let label = UILabel()
      label.text = accessory.text
      view = label
    case .detail, .outlineDisclosure, .delete, .insert:
      view = AccessoryButton(accessory.kind, action: action)
    case .popUpMenu: view = PopUpMenuButton(accessory.menu ?? UIMenu(), accessory.menuHandler)
    case .reorder:
      // Its item follows the finger at once.
      let handle = UIImageView()
      handle.isUserInteractionEnabled = true
      let recognizer = ReorderingGestureRecognizer()
      recognizer.minimumPressDuration = 0
      handle.addGestureRecognizer(recognizer)
      view = handle
    case .checkmark, .disclosureIndicator, .multiselect:
      let image = UIImageView()
      image.isUserInteractionEnabled = false
      view = image
    }
    if let color = accessory.common.tintColor { view.tintColor = color }
    view.isHidden = accessory.common.isHidden
    switch accessory.common.width {
    case .custom(let points): width = points.isFinite ? max(0, points) : Self.standardWidth
    case .actual where accessory.kind == .customView: width = max(0, view.bounds.width)
    default:
      let own = accessory.kind == .customView ? view.bounds.width : 0
      width = max(Self.standardWidth, own.isFinite ? own : 0)
    }
  }

  /// Whether a tap on the accessory has its own effect.
  var isTappable: Bool {
    switch accessory.kind {
    case .outlineDisclosure, .delete, .detail, .insert, .popUpMenu: true
    case .customView: view is UIControl
    case .checkmark, .disclosureIndicator, .multiselect, .reorder, .label: false
    }
  }

  /// Puts the view into its room: a custom view keeps its size, in the middle.
  func place(at start: CGFloat, height: CGFloat) {
    var frame = CGRect(x: start, y: 0, width: width, height: height)
    if accessory.kind == .customView, !view.bounds.isEmpty {
      let size = view.bounds.size
      frame = CGRect(
        x: start + (width - size.width) / 2, y: (height - size.height) / 2, width: size.width,
        height: size.height)
    }
    if view.frame != frame { view.frame = frame }
  }

  /// Returns the accessories that are there, in the list's order (behaviour 541).
  static func order(_ accessories: [UICellAccessory], isEditing: Bool) -> [UICellAccessory] {
    let shown = accessories.filter { $0.displayed.includes(isEditing: isEditing) }
    return [UICellAccessory.Edge.leading, .trailing].flatMap { edge -> [UICellAccessory] in
      let own = shown.filter { $0.edge == edge }
      var ordered = UICellAccessory.Kind.allCases.flatMap { kind in
        kind == .customView ? [] : own.filter { $0.kind == kind }
      }
      for accessory in own where accessory.kind == .customView {
        let wanted = accessory.position?(ordered) ?? 0
        ordered.insert(accessory, at: min(max(0, wanted), ordered.count))
      }
      return ordered
    }
  }
}

/// A button in a row of a list, which shows a symbol of the system's.
final class AccessoryButton: UIButton {
  private let kind: UICellAccessory.Kind
  private let action: (TouchAim?) -> Void

  init(_ kind: UICellAccessory.Kind, action: @escaping (TouchAim?) -> Void) {
    self.kind = kind
    self.action = action
    super.init(frame: .zero)
    let tapped = Selector("tapped(_:with:)", AccessoryButton.tapped)
    addTarget(self, action: tapped, for: .touchUpInside)
  }

  private func tapped(_ sender: Any?, with event: UIEvent?) {
    action((event as? TouchesEvent)?.first.aim)
  }

  required init?(coder: NSCoder) { nil }

  /// The name of the button.
  var name: String? {
    switch kind {
    case .detail: "More Info"
    case .delete: "Delete"
    case .insert: "Insert"
    case .outlineDisclosure:
      (storedSuperview as? UICollectionViewListCell)?.isExpanded == true ? "Collapse" : "Expand"
    default: nil
    }
  }
}
