import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A drawn frame, where constraints do not decide all of it.
@MainActor @Suite(.ownApplication) struct DrawnFrameTests {
  /// Returns the view of a screen that is laid out as it was drawn.
  private func screenView(_ views: String, constraints: String) throws -> UIView {
    var screen = StoryboardText.screen("screen", identifier: "Screen", views: views)
    screen.replace("</subviews>\n</view>\n\n", with: "</subviews>\n\(constraints)\n</view>\n")
    return try withStoryboard(StoryboardText.document(StoryboardText.scene(screen))) { storyboard in
      let view: UIView = storyboard.instantiateViewController(withIdentifier: "Screen").view
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      view.layoutIfNeeded()
      return view
    }
  }

  /// Returns the subviews of such a screen, by their tags.
  private func placed(_ views: String, constraints: String = "") throws -> [Int: UIView] {
    let subviews = try screenView(views, constraints: constraints).subviews
    return Dictionary(uniqueKeysWithValues: subviews.map { ($0.tag, $0) })
  }

  private static let rect = #"<rect key="frame" x="20" y="30" width="100" height="50"/>"#

  private func view(_ tag: Int, _ attributes: String = "", inside: String = "") -> String {
    """
    <view tag="\(tag)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="v\(tag)">
    \(Self.rect)\(inside)
    </view>
    """
  }

  private func constraint(_ item: String, _ attribute: String, constant: Int) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="screen-view" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(item)-\(attribute)"/>
    """
  }

  @Test func `a fixed frame is kept, whatever else is there`() throws {
    let views = try placed(view(1, #"fixedFrame="YES""#))

    #expect(views[1]?.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    let identifiers = Set(views[1]?.constraints.map(\.identifier) ?? [])
    #expect(identifiers == ["IB auto generated at build time for view with fixed frame"])
  }

  @Test func `a view that constraints only place has the size that was drawn`() throws {
    let views = try placed(
      view(1),
      constraints: "<constraints>"
        + constraint("v1", "leading", constant: 40) + constraint("v1", "top", constant: 60)
        + "</constraints>")

    #expect(views[1]?.frame == CGRect(x: 40, y: 60, width: 100, height: 50))
    let identifiers = Set(views[1]?.constraints.map(\.identifier) ?? [])
    #expect(identifiers == ["IB auto generated at build time for view with ambiguity"])
  }

  @Test func `a view of which constraints only tell the size lies where it was drawn`() throws {
    let views = try placed(
      view(
        1,
        inside: #"""
          <constraints><constraint firstAttribute="width" constant="70" id="w"/>
          <constraint firstAttribute="height" constant="10" id="h"/></constraints>
          """#))

    #expect(views[1]?.frame == CGRect(x: 20, y: 30, width: 70, height: 10))
  }

  @Test func `what constraints say along one axis does not count along the other`() throws {
    let views = try placed(
      view(1),
      constraints: "<constraints>"
        + constraint("v1", "leading", constant: 10) + constraint("v1", "trailing", constant: -10)
        + "</constraints>")

    #expect(views[1]?.frame == CGRect(x: 10, y: 30, width: 370, height: 50))
  }

  @Test func `text decides how large a label is, and the drawing where it is`() throws {
    let label = #"""
      <label text="Name" tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="v1">
      <rect key="frame" x="20" y="30" width="200" height="90"/></label>
      """#
    let views = try placed(label)

    #expect(views[1]?.frame.origin == CGPoint(x: 20, y: 30))
    #expect(views[1]?.frame.size == views[1]?.intrinsicContentSize)
  }

  @Test func `content that is tied to both ends decides how long a view is`() throws {
    let inner = #"""
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in">
      <rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints>
      </view></subviews>
      <constraints>
      <constraint firstItem="in" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="a"/>
      <constraint firstAttribute="trailing" secondItem="in" secondAttribute="trailing" id="b"/>
      </constraints>
      """#
    let views = try placed(view(1, inside: inner))

    #expect(views[1]?.frame == CGRect(x: 20, y: 30, width: 30, height: 50))
    #expect(views[1]?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 9))
  }

  @Test func `a constraint that stands for one of the app's own is not there, and nothing for it`()
    throws
  {
    let screen = try screenView(
      view(1),
      constraints: "<constraints>"
        + constraint("v1", "leading", constant: 10)
        .replacing("constant=", with: #"placeholder="YES" constant="#)
        + constraint("v1", "top", constant: 60) + "</constraints>")

    #expect(screen.constraints.map(\.firstAttribute) == [.top])
    let frame = screen.subviews.first?.frame
    #expect(frame?.minY == 60)
    #expect(frame?.size == CGSize(width: 100, height: 50))
  }

  @Test func `the layout guides of old have two edges and a height`() throws {
    var screen = StoryboardText.screen(
      "screen", identifier: "Screen", views: view(1),
      items: #"""
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        """#)
    screen.replace(
      "</subviews>\n</view>\n",
      with: #"""
        </subviews><constraints>
        <constraint firstItem="v1" firstAttribute="top" secondItem="top" secondAttribute="top" \#
        constant="4" id="a"/>
        <constraint firstItem="v1" firstAttribute="height" secondItem="top" \#
        secondAttribute="height" id="b"/>
        <constraint firstItem="v1" firstAttribute="leading" secondItem="screen-view" \#
        secondAttribute="leading" id="c"/>
        </constraints></view>
        """#)
    let frame = try withStoryboard(StoryboardText.document(StoryboardText.scene(screen))) {
      let window = UIWindow()
      window.rootViewController = $0.instantiateViewController(withIdentifier: "Screen")
      window.isHidden = false
      window.layoutIfNeeded()
      return window.rootViewController?.view.subviews.first?.frame
    }

    #expect(frame == CGRect(x: 0, y: 4, width: 100, height: 47))
  }

  @Test func `room for content that comes with the app is only Interface Builder's`() throws {
    let views = try placed(
      view(1, #"placeholderIntrinsicWidth="10" placeholderIntrinsicHeight="infinite""#))

    #expect(views[1]?.frame == CGRect(x: 20, y: 30, width: 0, height: 50))
    #expect(views[1]?.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
