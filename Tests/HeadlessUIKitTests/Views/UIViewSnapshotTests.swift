import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Small members of views.
@MainActor @Suite(.ownApplication) struct UIViewSnapshotTests {
  private final class Badge: UIView {
    var drawings = 0
    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      drawings += 1
    }
  }

  @Test func `a snapshot is as large as the view`() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))

    #expect(view.snapshotView(afterScreenUpdates: true)?.frame == view.bounds)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 1, y: 2, width: 3, height: 4), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(part?.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(UIScreen.main.snapshotView(afterScreenUpdates: false).bounds == UIScreen.main.bounds)
  }

  @Test func `Interface Builder is never there`() {
    let badge = Badge()
    badge.awakeFromNib()
    #expect(badge.drawings == 0)
    badge.prepareForInterfaceBuilder()
    #expect(badge.drawings == 1)
  }

  @Test func `an animation that repeats makes its changes once`() {
    var changes = 0
    UIView.animate(
      withDuration: 1,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { changes += 1 }
      })
    #expect(changes == 1)
  }

  private protocol OldAnimation { @MainActor func run(_ changes: () -> Void) }
  private struct Blocks: OldAnimation {
    @available(*, deprecated) func run(_ changes: () -> Void) {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.easeIn)
      changes()
      UIView.commitAnimations()
    }
  }

  @Test func `an animation of old makes its changes at once`() {
    let view = UIView()
    let blocks: any OldAnimation = Blocks()

    blocks.run { view.alpha = 0.5 }

    #expect(view.alpha == 0.5)
  }
}
