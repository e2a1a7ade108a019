import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("How a constraint describes itself (behaviour 751)")
struct ConstraintTextTests {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UIView()
  let label = UILabel()

  init() {
    label.text = "Name"
    for subview in [view, label] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(subview)
    }
  }

  @Test func `a size is an equation`() {
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    #expect(width.description == "<NSLayoutConstraint UIView.width == 100   (inactive)>")

    width.isActive = true
    #expect(width.description == "<NSLayoutConstraint UIView.width == 100   (active)>")

    width.constant = 20 + 1 / 3
    width.identifier = "narrow"
    #expect(width.description == "<NSLayoutConstraint 'narrow' UIView.width == 20.3333   (active)>")
  }

  @Test func `another view, a factor and a priority are part of it`() {
    let width = label.widthAnchor.constraint(
      lessThanOrEqualTo: view.widthAnchor, multiplier: 1 / 3, constant: -8)
    width.priority = .defaultHigh

    #expect(
      width.description
        == "<NSLayoutConstraint UILabel'Name'.width <= 0.333333*UIView.width - 8 priority:750   "
        + "(inactive)>")
  }

  @Test func `a distance from the superview's start is a picture, to its end an equation`() {
    let constraints = [
      label.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      label.topAnchor.constraint(greaterThanOrEqualTo: screen.topAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
      screen.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ]

    #expect(
      constraints.map(\.description) == [
        "<NSLayoutConstraint H:|-(16)-[UILabel'Name']   (inactive, names: '|':UIView )>",
        "<NSLayoutConstraint V:|-(>=8)-[UILabel'Name']   (inactive, names: '|':UIView )>",
        "<NSLayoutConstraint UILabel'Name'.trailing == UIView.trailing - 16   (inactive)>",
        "<NSLayoutConstraint V:[UILabel'Name']-(0)-|   (inactive, names: '|':UIView )>",
      ])
  }

  @Test func `left and right say that they are so in every language`() {
    let left = label.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 16)
    let right = screen.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 22)

    #expect(
      left.description
        == "<NSLayoutConstraint H:|-(16)-[UILabel'Name'](LTR)   (inactive, names: '|':UIView )>")
    #expect(
      right.description
        == "<NSLayoutConstraint H:[UILabel'Name']-(22)-|(LTR)   (inactive, names: '|':UIView )>")
  }

  @Test func `a distance between neighbours is a picture, with its priority twice`() {
    let below = label.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)
    let after = label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8)
    after.priority = UILayoutPriority(51)

    #expect(below.description == "<NSLayoutConstraint V:[UIView]-(8)-[UILabel'Name']   (inactive)>")
    #expect(
      after.description
        == "<NSLayoutConstraint H:[UIView]-(8@51)-[UILabel'Name'] priority:51   (inactive)>")
  }

  @Test func `an identifier stands for the class, which is told behind`() {
    label.accessibilityIdentifier = "title"
    let top = label.topAnchor.constraint(equalTo: screen.topAnchor)
    let middle = label.centerXAnchor.constraint(equalTo: view.centerXAnchor)

    #expect(
      top.description
        == "<NSLayoutConstraint V:|-(0)-[title]   (inactive, names: title:UILabel, '|':UIView )>")
    #expect(
      middle.description
        == "<NSLayoutConstraint title.centerX == UIView.centerX   (inactive, names: title:UILabel )>"
    )
  }

  @Test func `only the beginning of a long text is told, and a class of the app has its module`() {
    final class Badge: UILabel {}
    let badge = Badge()
    badge.text = "Please keep this key in a safe place"

    let description = badge.heightAnchor.constraint(equalToConstant: 20).description

    #expect(description.hasSuffix("Badge'Please keep this key in a...'.height == 20   (inactive)>"))
    #expect(description.hasPrefix("<NSLayoutConstraint HeadlessUIKitLayoutTests."))
    #expect(!description.contains("0x"))
    #expect(!description.contains("unknown context"))
  }

  @Test func `a constraint of the app's own class has that name`() {
    final class Rule: NSLayoutConstraint {}
    let rule = Rule(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)

    #expect(rule.description.hasPrefix("<HeadlessUIKitLayoutTests."))
    #expect(rule.description.hasSuffix("Rule UIView.width == 10   (inactive)>"))
  }

  @Test func `a guide has its class and its identifier`() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    screen.addLayoutGuide(guide)
    let constraints = [
      guide.topAnchor.constraint(equalTo: screen.topAnchor, constant: 44),
      label.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 20),
    ]

    #expect(
      constraints.map(\.description) == [
        "<NSLayoutConstraint V:|-(44)-[UILayoutGuide'gap']   (inactive, names: '|':UIView )>",
        "<NSLayoutConstraint UILabel'Name'.top == "
          + "UILayoutGuide'UIViewSafeAreaLayoutGuide'.top + 20   (inactive)>",
      ])
  }

  @Test func `a system's spacing has a name and a class of its own until it is changed`() {
    let guide = screen.safeAreaLayoutGuide
    let constraints = [
      label.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1),
      label.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: screen.topAnchor, multiplier: 2),
      label.bottomAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: guide.bottomAnchor, multiplier: 1),
      label.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: view.lastBaselineAnchor, multiplier: 0),
    ]

    let type = "_UISystemBaselineConstraint"
    let space = "NSLayoutAnchorConstraintSpace"
    #expect(
      constraints.map(\.description) == [
        "<\(type) V:[UIView]-(\(space)(8))-[UILabel'Name']   (inactive)>",
        "<\(type) V:|-(>=\(space)(16))-[UILabel'Name']   (inactive, names: '|':UIView )>",
        "<\(type) UILabel'Name'.bottom <= UILayoutGuide'UIViewSafeAreaLayoutGuide'.bottom "
          + "\(space)(8)   (inactive)>",
        "<\(type) UILabel'Name'.firstBaseline == UIView.lastBaseline \(space)(0)   (inactive)>",
      ])
    constraints[0].constant = 10
    #expect(
      constraints[0].description
        == "<NSLayoutConstraint V:[UIView]-(10)-[UILabel'Name']   (inactive)>")
  }

  @Test func `a system's spacing after a view has neither`() {
    let after = label.leadingAnchor.constraint(
      equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1)

    #expect(
      after.description == "<NSLayoutConstraint H:[UIView]-(8)-[UILabel'Name']   (inactive)>")
  }

  @Test func `is no more than its class where the main actor is elsewhere`() async {
    let constraint = view.widthAnchor.constraint(equalToConstant: 100)

    let description = await Task.detached { constraint.description }.value

    #expect(description == "<NSLayoutConstraint>")
  }
}
