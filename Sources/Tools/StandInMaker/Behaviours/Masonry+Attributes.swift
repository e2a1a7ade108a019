import FleetStandIns
import Foundation
import HeadlessUIKit

// The attributes, as they begin a chain, go on with it, and are what it relates to.

extension MASConstraintMaker {
  var standIn_left: MASConstraint? { chain([.left]) }
  var standIn_top: MASConstraint? { chain([.top]) }
  var standIn_right: MASConstraint? { chain([.right]) }
  var standIn_bottom: MASConstraint? { chain([.bottom]) }
  var standIn_leading: MASConstraint? { chain([.leading]) }
  var standIn_trailing: MASConstraint? { chain([.trailing]) }
  var standIn_width: MASConstraint? { chain([.width]) }
  var standIn_height: MASConstraint? { chain([.height]) }
  var standIn_centerX: MASConstraint? { chain([.centerX]) }
  var standIn_centerY: MASConstraint? { chain([.centerY]) }
  var standIn_firstBaseline: MASConstraint? { chain([.firstBaseline]) }
  var standIn_lastBaseline: MASConstraint? { chain([.lastBaseline]) }
  var standIn_leftMargin: MASConstraint? { chain([.leftMargin]) }
  var standIn_rightMargin: MASConstraint? { chain([.rightMargin]) }
  var standIn_topMargin: MASConstraint? { chain([.topMargin]) }
  var standIn_bottomMargin: MASConstraint? { chain([.bottomMargin]) }
  var standIn_leadingMargin: MASConstraint? { chain([.leadingMargin]) }
  var standIn_trailingMargin: MASConstraint? { chain([.trailingMargin]) }
  var standIn_centerXWithinMargins: MASConstraint? { chain([.centerXWithinMargins]) }
  var standIn_centerYWithinMargins: MASConstraint? { chain([.centerYWithinMargins]) }
  var standIn_baseline: MASConstraint? { chain([.lastBaseline]) }
  var standIn_edges: MASConstraint? { chain([.top, .left, .right, .bottom]) }
  var standIn_size: MASConstraint? { chain([.width, .height]) }
  var standIn_center: MASConstraint? { chain([.centerX, .centerY]) }
}

extension MASConstraint {
  func standIn_left() -> MASConstraint? { add(.left) }
  func standIn_top() -> MASConstraint? { add(.top) }
  func standIn_right() -> MASConstraint? { add(.right) }
  func standIn_bottom() -> MASConstraint? { add(.bottom) }
  func standIn_leading() -> MASConstraint? { add(.leading) }
  func standIn_trailing() -> MASConstraint? { add(.trailing) }
  func standIn_width() -> MASConstraint? { add(.width) }
  func standIn_height() -> MASConstraint? { add(.height) }
  func standIn_centerX() -> MASConstraint? { add(.centerX) }
  func standIn_centerY() -> MASConstraint? { add(.centerY) }
  func standIn_firstBaseline() -> MASConstraint? { add(.firstBaseline) }
  func standIn_lastBaseline() -> MASConstraint? { add(.lastBaseline) }
  func standIn_leftMargin() -> MASConstraint? { add(.leftMargin) }
  func standIn_rightMargin() -> MASConstraint? { add(.rightMargin) }
  func standIn_topMargin() -> MASConstraint? { add(.topMargin) }
  func standIn_bottomMargin() -> MASConstraint? { add(.bottomMargin) }
  func standIn_leadingMargin() -> MASConstraint? { add(.leadingMargin) }
  func standIn_trailingMargin() -> MASConstraint? { add(.trailingMargin) }
  func standIn_centerXWithinMargins() -> MASConstraint? { add(.centerXWithinMargins) }
  func standIn_centerYWithinMargins() -> MASConstraint? { add(.centerYWithinMargins) }
  func standIn_baseline() -> MASConstraint? { add(.lastBaseline) }
}

/// Of what a chain can relate to a part.
private final class ViewPart {
  weak var view: UIView?
  weak var item: AnyObject?
  var attribute = NSLayoutConstraint.Attribute.notAnAttribute

  static func of(_ attribute: MASViewAttribute) -> ViewPart {
    StandIn.state(of: attribute) { ViewPart() }
  }
}

extension MASViewAttribute {
  var standIn_view: UIView? { ViewPart.of(self).view }
  var standIn_item: AnyObject? { ViewPart.of(self).item }
  var standIn_layoutAttribute: NSLayoutConstraint.Attribute { ViewPart.of(self).attribute }
  func standIn_isSizeAttribute() -> Bool { [.width, .height].contains(layoutAttribute) }
}

extension UIView {
  fileprivate func part(
    _ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide? = nil
  ) -> MASViewAttribute {
    let part = StandIn.make(MASViewAttribute.self)
    let place = ViewPart.of(part)
    (place.view, place.item, place.attribute) = (self, guide ?? self, attribute)
    return part
  }

  private func safe(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    part(attribute, of: safeAreaLayoutGuide)
  }

  var standIn_mas_left: MASViewAttribute? { part(.left) }
  var standIn_mas_top: MASViewAttribute? { part(.top) }
  var standIn_mas_right: MASViewAttribute? { part(.right) }
  var standIn_mas_bottom: MASViewAttribute? { part(.bottom) }
  var standIn_mas_leading: MASViewAttribute? { part(.leading) }
  var standIn_mas_trailing: MASViewAttribute? { part(.trailing) }
  var standIn_mas_width: MASViewAttribute? { part(.width) }
  var standIn_mas_height: MASViewAttribute? { part(.height) }
  var standIn_mas_centerX: MASViewAttribute? { part(.centerX) }
  var standIn_mas_centerY: MASViewAttribute? { part(.centerY) }
  var standIn_mas_firstBaseline: MASViewAttribute? { part(.firstBaseline) }
  var standIn_mas_lastBaseline: MASViewAttribute? { part(.lastBaseline) }
  var standIn_mas_leftMargin: MASViewAttribute? { part(.leftMargin) }
  var standIn_mas_rightMargin: MASViewAttribute? { part(.rightMargin) }
  var standIn_mas_topMargin: MASViewAttribute? { part(.topMargin) }
  var standIn_mas_bottomMargin: MASViewAttribute? { part(.bottomMargin) }
  var standIn_mas_leadingMargin: MASViewAttribute? { part(.leadingMargin) }
  var standIn_mas_trailingMargin: MASViewAttribute? { part(.trailingMargin) }
  var standIn_mas_centerXWithinMargins: MASViewAttribute? { part(.centerXWithinMargins) }
  var standIn_mas_centerYWithinMargins: MASViewAttribute? { part(.centerYWithinMargins) }
  var standIn_mas_baseline: MASViewAttribute? { part(.lastBaseline) }
  var standIn_mas_attribute: ((NSLayoutConstraint.Attribute) -> MASViewAttribute?)? {
    { self.part($0) }
  }
  var standIn_mas_safeAreaLayoutGuide: MASViewAttribute? { safe(.notAnAttribute) }
  var standIn_mas_safeAreaLayoutGuideLeading: MASViewAttribute? { safe(.leading) }
  var standIn_mas_safeAreaLayoutGuideTrailing: MASViewAttribute? { safe(.trailing) }
  var standIn_mas_safeAreaLayoutGuideLeft: MASViewAttribute? { safe(.left) }
  var standIn_mas_safeAreaLayoutGuideRight: MASViewAttribute? { safe(.right) }
  var standIn_mas_safeAreaLayoutGuideTop: MASViewAttribute? { safe(.top) }
  var standIn_mas_safeAreaLayoutGuideBottom: MASViewAttribute? { safe(.bottom) }
  var standIn_mas_safeAreaLayoutGuideWidth: MASViewAttribute? { safe(.width) }
  var standIn_mas_safeAreaLayoutGuideHeight: MASViewAttribute? { safe(.height) }
  var standIn_mas_safeAreaLayoutGuideCenterX: MASViewAttribute? { safe(.centerX) }
  var standIn_mas_safeAreaLayoutGuideCenterY: MASViewAttribute? { safe(.centerY) }
}

extension UIViewController {
  var standIn_mas_topLayoutGuide: MASViewAttribute? {
    view.part(.top, of: view.safeAreaLayoutGuide)
  }
  var standIn_mas_topLayoutGuideTop: MASViewAttribute? {
    view.part(.top)
  }
  var standIn_mas_topLayoutGuideBottom: MASViewAttribute? {
    view.part(.top, of: view.safeAreaLayoutGuide)
  }
  var standIn_mas_bottomLayoutGuide: MASViewAttribute? {
    view.part(.bottom, of: view.safeAreaLayoutGuide)
  }
  var standIn_mas_bottomLayoutGuideTop: MASViewAttribute? {
    view.part(.bottom, of: view.safeAreaLayoutGuide)
  }
  var standIn_mas_bottomLayoutGuideBottom: MASViewAttribute? {
    view.part(.bottom)
  }
}
