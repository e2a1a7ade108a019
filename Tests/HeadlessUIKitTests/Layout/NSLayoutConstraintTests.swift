import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("NSLayoutConstraint")
struct NSLayoutConstraintTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  @Test func `has what it is made of`() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: superview,
      attribute: .trailing, multiplier: 0.5, constant: 8)

    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === superview)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 8)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    #expect(!constraint.isActive)
  }

  @Test func `has UIKit's raw values`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect(axes.map(\.rawValue) == [0, 1])
  }

  @Test func `is held by the closest view around both items while it is active`() {
    let sibling = UIView()
    let inner = UIView()
    superview.addSubview(sibling)
    sibling.addSubview(inner)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let edge = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
    let between = view.topAnchor.constraint(equalTo: inner.topAnchor)

    NSLayoutConstraint.activate([width, edge, between])

    #expect(view.constraints == [width])
    #expect(superview.constraints == [edge, between])
    #expect(inner.constraints.isEmpty)
    #expect([width, edge, between].map(\.isActive) == [true, true, true])
  }

  @Test func `is held no more once it is inactive`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    constraint.isActive = true

    NSLayoutConstraint.deactivate([constraint])
    constraint.isActive = false

    #expect(view.constraints.isEmpty)
    #expect(!constraint.isActive)
  }

  @Test func `is active while a view holds it that it was added to`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)

    superview.addConstraint(constraint)
    let held = superview.constraints
    superview.removeConstraint(constraint)

    #expect(held == [constraint])
    #expect(!constraint.isActive)
    #expect(superview.constraints.isEmpty)
  }

  @Test func `moves to the view that it is added to`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true

    superview.addConstraints([constraint])

    #expect(view.constraints.isEmpty)
    #expect(superview.constraints == [constraint])
  }

  @Test func `is not removed by a view that does not hold it`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true

    superview.removeConstraints([constraint])

    #expect(constraint.isActive)
  }

  @Test func `is not activated between views without a common ancestor`() {
    let stranger = UILabel()
    let constraint = view.leadingAnchor.constraint(equalTo: stranger.trailingAnchor)

    let received = failures { constraint.isActive = true }

    #expect(received.map(\.name) == ["NSGenericException"])
    #expect(
      received.reasons == [
        "Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"UIView.leading\"> and "
          + "<NSLayoutXAxisAnchor \"UILabel.trailing\"> because they have no common ancestor.  Does "
          + "the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal."
      ])
    #expect(!constraint.isActive)
    #expect(view.constraints.isEmpty)
  }

  @Test func `is not held by a view that its items lie outside of (behaviour 789)`() {
    let constraint = superview.widthAnchor.constraint(equalToConstant: 414)

    let received = failures { view.addConstraint(constraint) }

    #expect(received.map(\.name) == ["NSGenericException"])
    #expect(
      received.reasons == [
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. "
          + "constraint:<NSLayoutConstraint UIView.width == 414   (inactive)> view:<UIView>"
      ])
    #expect(!constraint.isActive)
  }

  @Test func `is dropped when one of its items leaves the view that holds both`() {
    let inner = UIView()
    view.addSubview(inner)
    let edge = inner.topAnchor.constraint(equalTo: superview.topAnchor)
    let own = inner.heightAnchor.constraint(equalToConstant: 5)
    let within = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([edge, own, within])

    view.removeFromSuperview()

    #expect([edge, own, within].map(\.isActive) == [false, true, true])
    #expect(superview.constraints.isEmpty)
  }

  @Test func `is dropped when its item moves to another superview`() {
    let edge = view.topAnchor.constraint(equalTo: superview.topAnchor)
    edge.isActive = true
    let other = UIView()
    superview.addSubview(other)

    other.addSubview(view)

    #expect(!edge.isActive)
  }

  @Test(arguments: [("0", 0), ("-1", -1), ("1000.5", 1_000.5), ("nan", .nan)] as [(String, Float)])
  func `has a priority above 0 and up to required (behaviour 790)`(text: String, number: Float) {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultHigh

    let received = failures { constraint.priority = UILayoutPriority(number) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "It's illegal to set priority:\(text). Priorities must be greater than 0 and less or equal "
          + "to NSLayoutPriorityRequired, which is 1000.000000."
      ])
    #expect(constraint.priority == .defaultHigh)
  }

  @Test(arguments: [(750, 250), (1000, 750), (750, 1000)] as [(Float, Float)])
  func `changes its priority while it is active (behaviour 734)`(old: Float, new: Float) {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = UILayoutPriority(old)
    let other = view.widthAnchor.constraint(equalToConstant: 20)
    other.priority = UILayoutPriority(800)
    NSLayoutConstraint.activate([constraint, other])
    superview.layoutIfNeeded()
    let before = view.frame.width

    let received = failures { constraint.priority = UILayoutPriority(new) }
    superview.layoutIfNeeded()

    #expect(received.isEmpty)
    #expect(constraint.priority == UILayoutPriority(new))
    #expect(before == (old > 800 ? 10 : 20))
    #expect(view.frame.width == (new > 800 ? 10 : 20))
  }

  @Test func `compares a size with a constant where there is no other one (behaviour 913)`() {
    let long = { (item: UIView?, multiplier: CGFloat) in
      NSLayoutConstraint(
        item: self.view, attribute: .height, relatedBy: .equal, toItem: item, attribute: .height,
        multiplier: multiplier, constant: 5)
    }
    let constraints = [
      long(nil, 1), long(superview, 0),
      view.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0, constant: 5),
    ]

    for constraint in constraints {
      #expect(constraint.secondItem == nil)
      #expect(constraint.secondAttribute == .notAnAttribute)
      #expect(constraint.secondAnchor == nil)
      #expect(constraint.multiplier == 1)
      constraint.isActive = true
      superview.layoutIfNeeded()
      #expect(view.frame.height == 5)
      constraint.isActive = false
    }
  }

  @Test func `has no location without a second item`() {
    var constraint: NSLayoutConstraint?

    let received = failures {
      constraint = NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 20)
      constraint?.isActive = true
    }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "NSLayoutConstraint for <UIView>: A multiplier of 0 or a nil second item together with a "
          + "location for the first attribute creates an illegal constraint of a location equal to "
          + "a constant. Location attributes must be specified in pairs."
      ])
    #expect(constraint?.isActive == false)
  }

  @Test func `does not go from a leading edge to a right one`() {
    let received = failures {
      _ = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: superview, attribute: .right,
        multiplier: 1, constant: 0)
    }

    #expect(
      received.reasons == [
        "NSLayoutConstraint for <UIView>: A constraint cannot be made between a leading/trailing "
          + "attribute and a right/left attribute. Use leading/trailing for both or neither."
      ])
  }

  /// A constraint between places of different axes, which can be made, but not be met.
  private var mixed: NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: superview, attribute: .top,
      multiplier: 1, constant: 0)
  }

  private let refusal =
    "Constraint improperly relates anchors of incompatible types: "
    + "<NSLayoutConstraint UIView.left == UIView.top   (active)>"

  @Test func `of different axes is not to be used in a window (behaviour 736)`() {
    let window = UIWindow()
    window.addSubview(superview)
    let constraint = mixed

    let activated = failures { constraint.isActive = true }
    let added = failures { superview.addConstraint(constraint) }

    for received in [activated, added] {
      #expect(received.map(\.name.rawValue) == ["NSInvalidLayoutConstraintException"])
      #expect(received.reasons == [refusal])
    }
    #expect(!constraint.isActive)
    #expect(superview.constraints.isEmpty)
  }

  @Test func `of different axes can be used until there is a layout (behaviour 736)`() {
    let constraint = mixed

    let activated = failures { constraint.isActive = true }
    #expect(activated.isEmpty)
    #expect(superview.constraints == [constraint])
    let laidOut = failures {
      superview.layoutIfNeeded()
      superview.setNeedsLayout()
      superview.layoutIfNeeded()
    }

    #expect(laidOut.map(\.name.rawValue) == ["NSInvalidLayoutConstraintException"])
    #expect(laidOut.reasons == [refusal])
    #expect(!constraint.isActive)
  }

  @Test func `of different axes is found as a size is fitted, too (behaviour 736)`() {
    mixed.isActive = true

    let received = failures {
      _ = superview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    #expect(received.reasons == [refusal])
    #expect(superview.constraints.isEmpty)
  }

  @Test func `has finite numbers only`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)

    let received = failures {
      constraint.constant = .nan
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
    }

    #expect(
      received.reasons == [
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
          + "firstAnchor:<NSLayoutDimension \"UIView.width\"> secondAnchor:(null)",
        "Multiplier is not finite!  That's illegal.  multiplier:inf",
      ])
    #expect(constraint.constant == 10)
  }

  @Test func `asks for a layout when it changes`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    superview.layoutIfNeeded()
    let before = view.frame.width

    constraint.constant = 20
    superview.layoutIfNeeded()

    #expect(before == 10)
    #expect(view.frame.width == 20)
  }

  @Test func `keeps neither its items nor the view that holds it alive`() {
    weak var item: UIView?
    weak var holder: UIView?
    var constraint: NSLayoutConstraint?

    do {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
      constraint?.isActive = true
      item = inner
      holder = outer
    }

    #expect(item == nil)
    #expect(holder == nil)
    #expect(constraint?.isActive == false)
    #expect(constraint?.firstItem == nil)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
  }

  @Test func `has the anchors that it was made of`() {
    let constraint = view.topAnchor.constraint(equalTo: superview.bottomAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 10)

    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(superview.bottomAnchor) == true)
    #expect(width.secondAnchor == nil)
  }
}
