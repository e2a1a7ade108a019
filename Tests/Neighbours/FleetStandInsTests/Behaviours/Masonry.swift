import FleetStandIns
import Foundation
import HeadlessUIKit

// What Masonry declares, as far as the tests use it, as it is made of its headers.

typealias MASLayoutPriority = UILayoutPriority
@MainActor class MASConstraint: NSObject {
  nonisolated override init() { super.init() }
  @discardableResult func insets() -> ((UIEdgeInsets) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.insets()", self, [], by: standIn_insets())
  }
  @discardableResult func inset() -> ((CGFloat) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.inset()", self, [], by: standIn_inset())
  }
  @discardableResult func sizeOffset() -> ((CGSize) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.sizeOffset()", self, [], by: standIn_sizeOffset())
  }
  @discardableResult func offset() -> ((CGFloat) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.offset()", self, [], by: standIn_offset())
  }
  @discardableResult func multipliedBy() -> ((CGFloat) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.multipliedBy()", self, [], by: standIn_multipliedBy())
  }
  @discardableResult func dividedBy() -> ((CGFloat) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.dividedBy()", self, [], by: standIn_dividedBy())
  }
  @discardableResult func priority() -> ((MASLayoutPriority) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.priority()", self, [], by: standIn_priority())
  }
  @discardableResult func priorityLow() -> (() -> MASConstraint?)! {
    _StandIn.call("MASConstraint.priorityLow()", self, [], by: standIn_priorityLow())
  }
  @discardableResult func equalTo() -> ((Any?) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.equalTo()", self, [], by: standIn_equalTo())
  }
  @discardableResult func greaterThanOrEqualTo() -> ((Any?) -> MASConstraint?)! {
    _StandIn.call(
      "MASConstraint.greaterThanOrEqualTo()", self, [], by: standIn_greaterThanOrEqualTo())
  }
  @discardableResult func lessThanOrEqualTo() -> ((Any?) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.lessThanOrEqualTo()", self, [], by: standIn_lessThanOrEqualTo())
  }
  @discardableResult func with() -> MASConstraint! {
    _StandIn.call("MASConstraint.with()", self, [], by: standIn_with())
  }
  @discardableResult func and() -> MASConstraint! {
    _StandIn.call("MASConstraint.and()", self, [], by: standIn_and())
  }
  @discardableResult func left() -> MASConstraint! {
    _StandIn.call("MASConstraint.left()", self, [], by: standIn_left())
  }
  @discardableResult func top() -> MASConstraint! {
    _StandIn.call("MASConstraint.top()", self, [], by: standIn_top())
  }
  @discardableResult func right() -> MASConstraint! {
    _StandIn.call("MASConstraint.right()", self, [], by: standIn_right())
  }
  @discardableResult func bottom() -> MASConstraint! {
    _StandIn.call("MASConstraint.bottom()", self, [], by: standIn_bottom())
  }
  @discardableResult func width() -> MASConstraint! {
    _StandIn.call("MASConstraint.width()", self, [], by: standIn_width())
  }
  @discardableResult func height() -> MASConstraint! {
    _StandIn.call("MASConstraint.height()", self, [], by: standIn_height())
  }
  @discardableResult func centerX() -> MASConstraint! {
    _StandIn.call("MASConstraint.centerX()", self, [], by: standIn_centerX())
  }
  @discardableResult func centerY() -> MASConstraint! {
    _StandIn.call("MASConstraint.centerY()", self, [], by: standIn_centerY())
  }
  func setOffset(_ offset: CGFloat) {
    _StandIn.call("MASConstraint.setOffset(_:)", self, [offset], by: standIn_setOffset(offset))
      as Void
  }
  func activate() {
    _StandIn.call("MASConstraint.activate()", self, [], by: standIn_activate()) as Void
  }
  func deactivate() {
    _StandIn.call("MASConstraint.deactivate()", self, [], by: standIn_deactivate()) as Void
  }
  func install() {
    _StandIn.call("MASConstraint.install()", self, [], by: standIn_install()) as Void
  }
  func uninstall() {
    _StandIn.call("MASConstraint.uninstall()", self, [], by: standIn_uninstall()) as Void
  }
}

@MainActor extension MASConstraint {
  @discardableResult func mas_equalTo() -> ((Any?) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.mas_equalTo()", self, [], by: standIn_mas_equalTo())
  }
  @discardableResult func mas_offset() -> ((Any?) -> MASConstraint?)! {
    _StandIn.call("MASConstraint.mas_offset()", self, [], by: standIn_mas_offset())
  }
}

@MainActor class MASConstraintMaker: NSObject {
  nonisolated override init() { super.init() }
  var left: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.left", self, by: standIn_left) }
  }
  var top: MASConstraint! { get { _StandIn.get("MASConstraintMaker.top", self, by: standIn_top) } }
  var right: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.right", self, by: standIn_right) }
  }
  var bottom: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.bottom", self, by: standIn_bottom) }
  }
  var leading: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.leading", self, by: standIn_leading) }
  }
  var width: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.width", self, by: standIn_width) }
  }
  var height: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.height", self, by: standIn_height) }
  }
  var edges: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.edges", self, by: standIn_edges) }
  }
  var size: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.size", self, by: standIn_size) }
  }
  var center: MASConstraint! {
    get { _StandIn.get("MASConstraintMaker.center", self, by: standIn_center) }
  }
  var updateExisting: Bool {
    get { _StandIn.get("MASConstraintMaker.updateExisting", self) }
    set { _StandIn.set("MASConstraintMaker.updateExisting", self, newValue) }
  }
  var removeExisting: Bool {
    get { _StandIn.get("MASConstraintMaker.removeExisting", self) }
    set { _StandIn.set("MASConstraintMaker.removeExisting", self, newValue) }
  }
  @discardableResult func install() -> [Any]! {
    _StandIn.call("MASConstraintMaker.install()", self, [], by: standIn_install())
  }
}

@MainActor class MASViewAttribute: NSObject {
  nonisolated override init() { super.init() }
  var view: UIView! { get { _StandIn.get("MASViewAttribute.view", self, by: standIn_view) } }
  var item: AnyObject! { get { _StandIn.get("MASViewAttribute.item", self, by: standIn_item) } }
  var layoutAttribute: NSLayoutConstraint.Attribute {
    get { _StandIn.get("MASViewAttribute.layoutAttribute", self, by: standIn_layoutAttribute) }
  }
}

extension UIView {
  var mas_left: MASViewAttribute! {
    get { _StandIn.get("UIView.mas_left", self, by: standIn_mas_left) }
  }
  var mas_top: MASViewAttribute! {
    get { _StandIn.get("UIView.mas_top", self, by: standIn_mas_top) }
  }
  var mas_right: MASViewAttribute! {
    get { _StandIn.get("UIView.mas_right", self, by: standIn_mas_right) }
  }
  var mas_bottom: MASViewAttribute! {
    get { _StandIn.get("UIView.mas_bottom", self, by: standIn_mas_bottom) }
  }
  var mas_width: MASViewAttribute! {
    get { _StandIn.get("UIView.mas_width", self, by: standIn_mas_width) }
  }
  var mas_height: MASViewAttribute! {
    get { _StandIn.get("UIView.mas_height", self, by: standIn_mas_height) }
  }
  var mas_safeAreaLayoutGuide: MASViewAttribute! {
    get {
      _StandIn.get("UIView.mas_safeAreaLayoutGuide", self, by: standIn_mas_safeAreaLayoutGuide)
    }
  }
  var mas_safeAreaLayoutGuideTop: MASViewAttribute! {
    get {
      _StandIn.get(
        "UIView.mas_safeAreaLayoutGuideTop", self, by: standIn_mas_safeAreaLayoutGuideTop)
    }
  }
  @discardableResult func mas_makeConstraints(_ block: ((MASConstraintMaker?) -> Void)!) -> [Any]! {
    _StandIn.call(
      "UIView.mas_makeConstraints(_:)", self,
      [block.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_mas_makeConstraints(block))
  }
  @discardableResult func mas_updateConstraints(_ block: ((MASConstraintMaker?) -> Void)!) -> [Any]!
  {
    _StandIn.call(
      "UIView.mas_updateConstraints(_:)", self,
      [block.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_mas_updateConstraints(block))
  }
  @discardableResult func mas_remakeConstraints(_ block: ((MASConstraintMaker?) -> Void)!) -> [Any]!
  {
    _StandIn.call(
      "UIView.mas_remakeConstraints(_:)", self,
      [block.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_mas_remakeConstraints(block))
  }
}

enum MASAxisType: UInt, Sendable {
  case horizontal = 0
  case vertical = 1
}

@MainActor extension NSArray {
  @discardableResult func mas_makeConstraints(_ block: ((MASConstraintMaker?) -> Void)!) -> [Any]! {
    _StandIn.call(
      "NSArray.mas_makeConstraints(_:)", self,
      [block.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_mas_makeConstraints(block))
  }
  @discardableResult func mas_updateConstraints(_ block: ((MASConstraintMaker?) -> Void)!) -> [Any]!
  {
    _StandIn.call(
      "NSArray.mas_updateConstraints(_:)", self,
      [block.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_mas_updateConstraints(block))
  }
  @discardableResult func mas_remakeConstraints(_ block: ((MASConstraintMaker?) -> Void)!) -> [Any]!
  {
    _StandIn.call(
      "NSArray.mas_remakeConstraints(_:)", self,
      [block.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_mas_remakeConstraints(block))
  }
  func mas_distributeViews(
    along axisType: MASAxisType, withFixedSpacing fixedSpacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    _StandIn.call(
      "NSArray.mas_distributeViews(along:withFixedSpacing:leadSpacing:tailSpacing:)", self,
      [axisType, fixedSpacing, leadSpacing, tailSpacing],
      by: standIn_mas_distributeViews(
        along: axisType, withFixedSpacing: fixedSpacing, leadSpacing: leadSpacing,
        tailSpacing: tailSpacing)) as Void
  }
  func mas_distributeViews(
    along axisType: MASAxisType, withFixedItemLength fixedItemLength: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    _StandIn.call(
      "NSArray.mas_distributeViews(along:withFixedItemLength:leadSpacing:tailSpacing:)", self,
      [axisType, fixedItemLength, leadSpacing, tailSpacing],
      by: standIn_mas_distributeViews(
        along: axisType, withFixedItemLength: fixedItemLength, leadSpacing: leadSpacing,
        tailSpacing: tailSpacing)) as Void
  }
}

extension MASAxisType: _StandInValue { static var _standIn: Self { .horizontal } }
