import HeadlessUIKitTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("LayerMethods")
struct LayerMethodsTests {
  private class Arranging: UIView {
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  }
  private class Inheriting: Arranging {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }
  private class Boxed<Value>: UIView {
    var value: Value?
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
  }
  private class ArrangingButton: UIButton {
    override func layoutSublayers(of layer: CALayer) {}
  }
  private class Waiting: UILabel {
    override func layerWillDraw(_ layer: CALayer) {}
  }
  private class Displaying: UIView {
    override func display(_ layer: CALayer) { layer.contents = nil }
  }
  private class Plain: UIView {
    var name = ""
    override func draw(_ rect: CGRect) {}
    override func layoutSubviews() {}
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  }

  @Test func `reads classes as this compiler lays them out`() { #expect(LayerMethods.isKnown) }

  @Test func `knows which classes have a method for the layer, their own or an inherited one`() {
    let rows: [(type: UIView.Type, found: [Bool])] = [
      (UIView.self, [false, false, false]), (Plain.self, [false, false, false]),
      (UITableView.self, [false, false, false]), (UIImageView.self, [false, false, false]),
      (Arranging.self, [true, false, false]), (Inheriting.self, [true, false, false]),
      (ArrangingButton.self, [true, false, false]), (Boxed<Int>.self, [false, true, false]),
      (Boxed<String>.self, [false, true, false]), (Waiting.self, [false, true, false]),
      (Displaying.self, [false, false, true]),
    ]

    for (type, found) in rows {
      let all = [
        LayerMethods.arranges(type), LayerMethods.draws(type), LayerMethods.displays(type),
      ]
      #expect(all == found, "\(type)")
    }
  }

  @Test func `a view whose class has none of them gets no layer for it`() {
    let view = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsLayout()
    view.layoutIfNeeded()

    #expect(view.storedLayer == nil)
  }
}
