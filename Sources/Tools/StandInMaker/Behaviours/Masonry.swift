import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: UIView.mas_makeConstraints(_:), MASConstraint.equalTo()

// What a block says makes real constraints, one for each attribute, when the block has ended.

/// What a chain of words says of the attributes of a view.
@preconcurrency @MainActor private final class Chain {
  weak var view: UIView?
  var attributes: [NSLayoutConstraint.Attribute] = []
  var relation = NSLayoutConstraint.Relation.equal
  /// What it relates to, until the constraints are made: `nil` for the superview, or a number.
  var targets: [Any?] = [nil]
  var multiplier: CGFloat = 1
  var constants: [NSLayoutConstraint.Attribute: CGFloat] = [:]
  var priority = UILayoutPriority.required
  var key: String?
  var made: [NSLayoutConstraint] = []

  static func of(_ constraint: MASConstraint) -> Chain { StandIn.state(of: constraint) { Chain() } }

  /// Activates its constraints, or changes older ones that differ from them by the constant alone.
  func install(changing older: [NSLayoutConstraint] = []) {
    if made.isEmpty {
      made = targets.flatMap { target in attributes.compactMap { make($0, target) } }
      // A view must not keep its superview alive.
      targets = [nil]
    }
    made = made.map { new in
      guard let old = older.first(where: { $0.isLike(new) }) else { return new }
      old.constant = new.constant
      return old
    }
    NSLayoutConstraint.activate(made)
  }

  private func make(
    _ attribute: NSLayoutConstraint.Attribute, _ target: Any?
  ) -> NSLayoutConstraint? {
    guard let view else { return nil }
    var (item, other): (Any?, NSLayoutConstraint.Attribute) = (target, attribute)
    if let place = target as? MASViewAttribute {
      item = place.item
      if place.layoutAttribute != .notAnAttribute { other = place.layoutAttribute }
    } else if target == nil {
      let isSize = attribute == .width || attribute == .height
      (item, other) = isSize ? (nil, .notAnAttribute) : (view.superview, attribute)
    }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
      multiplier: multiplier, constant: constants[attribute] ?? 0)
    constraint.priority = priority
    constraint.identifier = key
    return constraint
  }

  func set(_ values: [NSLayoutConstraint.Attribute: CGFloat]) {
    constants.merge(values) { _, new in new }
    for constraint in made {
      constraint.constant = constants[constraint.firstAttribute] ?? constraint.constant
    }
  }

  /// Sets a number for all of its attributes, or what a size, a point or insets say for some.
  func set(_ value: Any?) -> Bool {
    switch value {
    case let number as CGFloat: set(number)
    case let number as Double: set(CGFloat(number))
    case let number as Float: set(CGFloat(number))
    case let number as Int: set(CGFloat(number))
    case let number as NSNumber: set(CGFloat(number.doubleValue))
    case let size as CGSize: set([.width: size.width, .height: size.height])
    case let point as CGPoint: set([.centerX: point.x, .centerY: point.y])
    case let insets as UIEdgeInsets: set(insets)
    case let value as NSValue where value.holds(NSValue(cgSize: .zero)):
      return set(value.cgSizeValue)
    case let value as NSValue where value.holds(NSValue(cgPoint: .zero)):
      return set(value.cgPointValue)
    default: return false
    }
    return true
  }

  func set(_ number: CGFloat) {
    set(Dictionary(attributes.map { ($0, number) }) { first, _ in first })
  }

  func set(_ insets: UIEdgeInsets) {
    set([
      .left: insets.left, .leading: insets.left, .top: insets.top, .bottom: -insets.bottom,
      .right: -insets.right, .trailing: -insets.right,
    ])
  }
}

extension NSValue {
  /// Whether it holds what another one holds: a size, or a point.
  fileprivate func holds(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension NSLayoutConstraint {
  fileprivate func isLike(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier && priority == other.priority
  }
}

// MARK: Constraints

extension MASConstraint {
  private var chain: Chain { Chain.of(self) }

  func add(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    chain.attributes.append(attribute)
    return self
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation
  ) -> ((Any?) -> MASConstraint?) {
    { value in
      self.chain.relation = relation
      let list = (value as? [Any]) ?? (value as? NSArray).map(Array.init)
      let values = list.map { $0 as [Any?] } ?? [value]
      self.chain.targets = values.map { self.chain.set($0) ? nil : $0 }
      return self
    }
  }

  /// Returns what changes the chain by a value and goes on with it.
  private func taking<Value>(
    _ change: @escaping (Chain, Value) -> Void
  ) -> ((Value) -> MASConstraint?) {
    { value in
      change(self.chain, value)
      return self
    }
  }

  private func setting(_ priority: UILayoutPriority) -> (() -> MASConstraint?) {
    {
      self.chain.priority = priority
      return self
    }
  }

  func standIn_equalTo() -> ((Any?) -> MASConstraint?)? { relate(.equal) }
  func standIn_greaterThanOrEqualTo() -> ((Any?) -> MASConstraint?)? {
    relate(.greaterThanOrEqual)
  }
  func standIn_lessThanOrEqualTo() -> ((Any?) -> MASConstraint?)? { relate(.lessThanOrEqual) }
  func standIn_mas_equalTo() -> ((Any?) -> MASConstraint?)? { relate(.equal) }
  func standIn_mas_greaterThanOrEqualTo() -> ((Any?) -> MASConstraint?)? {
    relate(.greaterThanOrEqual)
  }
  func standIn_mas_lessThanOrEqualTo() -> ((Any?) -> MASConstraint?)? { relate(.lessThanOrEqual) }

  func standIn_offset() -> ((CGFloat) -> MASConstraint?)? { taking { $0.set($1) } }
  func standIn_mas_offset() -> ((Any?) -> MASConstraint?)? { taking { _ = $0.set($1) } }
  func standIn_valueOffset() -> ((NSValue?) -> MASConstraint?)? { taking { _ = $0.set($1) } }
  func standIn_insets() -> ((UIEdgeInsets) -> MASConstraint?)? { taking { $0.set($1) } }
  func standIn_inset() -> ((CGFloat) -> MASConstraint?)? {
    taking { $0.set(UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)) }
  }
  func standIn_sizeOffset() -> ((CGSize) -> MASConstraint?)? { taking { _ = $0.set($1) } }
  func standIn_centerOffset() -> ((CGPoint) -> MASConstraint?)? { taking { _ = $0.set($1) } }
  func standIn_multipliedBy() -> ((CGFloat) -> MASConstraint?)? { taking { $0.multiplier = $1 } }
  func standIn_dividedBy() -> ((CGFloat) -> MASConstraint?)? { taking { $0.multiplier = 1 / $1 } }
  func standIn_priority() -> ((MASLayoutPriority) -> MASConstraint?)? {
    taking { $0.priority = $1 }
  }
  func standIn_priorityLow() -> (() -> MASConstraint?)? { setting(.defaultLow) }
  func standIn_priorityMedium() -> (() -> MASConstraint?)? { setting(UILayoutPriority(500)) }
  func standIn_priorityHigh() -> (() -> MASConstraint?)? { setting(.defaultHigh) }
  func standIn_key() -> ((Any?) -> MASConstraint?)? {
    taking { $0.key = $1.map { "\($0)" } }
  }
  func standIn_with() -> MASConstraint? { self }
  func standIn_and() -> MASConstraint? { self }

  func standIn_setOffset(_ offset: CGFloat) { chain.set(offset) }
  func standIn_setInsets(_ insets: UIEdgeInsets) { chain.set(insets) }
  func standIn_setInset(_ inset: CGFloat) { _ = standIn_inset()?(inset) }
  func standIn_setSizeOffset(_ sizeOffset: CGSize) { _ = chain.set(sizeOffset) }
  func standIn_setCenterOffset(_ centerOffset: CGPoint) { _ = chain.set(centerOffset) }

  func standIn_install() { chain.install() }
  func standIn_activate() { chain.install() }
  func standIn_uninstall() { NSLayoutConstraint.deactivate(chain.made) }
  func standIn_deactivate() { NSLayoutConstraint.deactivate(chain.made) }
}

// MARK: Making

/// The chains that a block has begun, or that a view has.
@preconcurrency @MainActor private final class Chains {
  weak var view: UIView?
  var all: [MASConstraint] = []

  static func of(_ object: AnyObject) -> Chains { StandIn.state(of: object) { Chains() } }

  func remove() {
    all.forEach { NSLayoutConstraint.deactivate(Chain.of($0).made) }
    all = []
  }
}

extension MASConstraintMaker {
  func chain(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
    let (chains, constraint) = (Chains.of(self), StandIn.make(MASConstraint.self))
    let chain = Chain.of(constraint)
    (chain.view, chain.attributes) = (chains.view, attributes)
    chains.all.append(constraint)
    return constraint
  }

  func standIn_init(view: UIView?) { Chains.of(self).view = view }

  func standIn_install() -> [Any]? {
    guard let view = Chains.of(self).view else { return [] }
    let own = Chains.of(view)
    if removeExisting { own.remove() }
    let older = updateExisting ? own.all.flatMap { Chain.of($0).made } : []
    let new = Chains.of(self).all
    new.forEach { Chain.of($0).install(changing: older) }
    own.all += new
    return new
  }
}

extension UIView {
  func standIn_mas_makeConstraints(_ block: ((MASConstraintMaker?) -> Void)?) -> [Any]? {
    constrain("UIView.mas_makeConstraints(_:)", block) { _ in }
  }

  func standIn_mas_updateConstraints(_ block: ((MASConstraintMaker?) -> Void)?) -> [Any]? {
    constrain("UIView.mas_updateConstraints(_:)", block) { $0.updateExisting = true }
  }

  func standIn_mas_remakeConstraints(_ block: ((MASConstraintMaker?) -> Void)?) -> [Any]? {
    constrain("UIView.mas_remakeConstraints(_:)", block) { $0.removeExisting = true }
  }

  private func constrain(
    _ name: String, _ block: ((MASConstraintMaker?) -> Void)?,
    _ change: (MASConstraintMaker) -> Void
  ) -> [Any]? {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = StandIn.make(MASConstraintMaker.self)
    maker.standIn_init(view: self)
    change(maker)
    block?(maker)
    StandIn.letGo(ofClosuresOf: name)
    return maker.install()
  }
}
