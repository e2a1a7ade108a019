import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UILayoutGuide")
struct UILayoutGuideTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let guide = UILayoutGuide()

  @Test func `belongs to the view that it was added to`() {
    view.addLayoutGuide(guide)

    #expect(guide.owningView === view)
    #expect(view.layoutGuides == [guide])
    #expect(guide.identifier.isEmpty)
  }

  @Test func `is taken from the view where it was`() {
    let other = UIView()
    view.addLayoutGuide(guide)

    other.addLayoutGuide(guide)

    #expect(view.layoutGuides.isEmpty)
    #expect(guide.owningView === other)
  }

  @Test func `drops its constraints when it is taken out`() {
    view.addLayoutGuide(guide)
    let edge = guide.topAnchor.constraint(equalTo: view.topAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([edge, own])

    view.removeLayoutGuide(guide)

    #expect([edge, own].map(\.isActive) == [false, true])
    #expect(guide.owningView == nil)
  }

  @Test func `lies where its constraints say, and views with it`() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 40),
      label.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.bottomAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    view.layoutIfNeeded()

    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 150, height: 40))
    #expect(label.frame == CGRect(x: 160, y: 40, width: 140, height: 160))
  }

  @Test func `is where the margins and the safe area of its view are`() {
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.layoutMarginsGuide.owningView === view)
    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
  }

  @Test func `is not activated without a view`() {
    let constraint = guide.topAnchor.constraint(equalTo: view.topAnchor)

    let received = failures { constraint.isActive = true }

    #expect(received.map(\.name) == ["NSGenericException"])
    #expect(!constraint.isActive)
  }
}
