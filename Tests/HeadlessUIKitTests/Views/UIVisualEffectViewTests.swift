import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIVisualEffectView")
struct UIVisualEffectViewTests {
  let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

  @Test func `has its effect, and a content view of its size`() {
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    #expect(view.effect is UIBlurEffect)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIVisualEffectView().subviews.count == 1)
  }

  @Test func `takes subviews into its content view alone`() {
    let label = UILabel()

    let received = failures {
      view.addSubview(label)
      view.insertSubview(label, at: 0)
      view.insertSubview(label, aboveSubview: view.contentView)
      view.insertSubview(label, belowSubview: view.contentView)
    }
    view.contentView.addSubview(label)

    #expect(received.count == 4)
    #expect(received.first?.name == .internalInconsistency)
    #expect(
      received.reasons.first
        == "<UILabel> has been added as a subview to <UIVisualEffectView>. Do not add subviews "
        + "directly to the visual effect view itself, instead add them to the -contentView.")
    #expect(view.subviews == [view.contentView])
    #expect(label.superview === view.contentView)
  }
}
