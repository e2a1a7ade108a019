import HeadlessUIKit
import Testing

@MainActor
@Suite("UIView.autoresizingMask")
struct UIViewAutoresizingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let subview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() { view.addSubview(subview) }

  private func frame(
    by mask: UIView.AutoresizingMask, in size: CGSize = CGSize(width: 200, height: 200)
  ) -> CGRect {
    subview.autoresizingMask = mask
    view.bounds.size = size
    return subview.frame
  }

  @Test func `leaves the subview as it is where it is empty`() {
    #expect(subview.autoresizingMask == [])
    #expect(frame(by: []) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `gives the change to the one part that is flexible`() {
    #expect(frame(by: [.flexibleWidth, .flexibleHeight]) == CGRect(10, 20, 130, 140))
  }

  @Test func `moves the subview by flexible space on its left and above`() {
    #expect(
      frame(by: [.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(110, 120, 30, 40))
  }

  @Test func `leaves the subview where the space behind it is flexible`() {
    #expect(
      frame(by: [.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(10, 20, 30, 40))
  }

  @Test func `shares the change by the sizes of the flexible parts`() {
    subview.frame = CGRect(20, 0, 20, 100)

    #expect(
      frame(by: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == CGRect(40, 0, 40, 100))
  }

  @Test func `keeps in the middle what is in the middle`() {
    subview.frame = CGRect(35, 30, 30, 40)

    let frame = frame(by: [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ])

    #expect(frame == CGRect(85, 80, 30, 40))
  }

  @Test func `fills what it filled, larger and smaller, and from nothing`() {
    subview.frame = view.bounds
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]

    #expect(frame(by: mask, in: CGSize(width: 50, height: 60)) == CGRect(0, 0, 50, 60))
    #expect(frame(by: mask, in: .zero) == .zero)
    #expect(frame(by: mask, in: CGSize(width: 7, height: 8)) == CGRect(0, 0, 7, 8))
  }

  @Test func `never makes a size negative`() {
    #expect(frame(by: [.flexibleWidth], in: .zero).width == 0)
  }

  @Test func `goes on within the subview`() {
    let inner = UIView(frame: CGRect(0, 0, 30, 40))
    subview.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth]

    _ = frame(by: [.flexibleWidth])

    #expect(inner.frame == CGRect(0, 0, 130, 40))
  }

  @Test func `keeps a transform, and the size under it`() {
    subview.transform = CGAffineTransform(scaleX: 2, y: 2)

    let frame = frame(by: [.flexibleLeftMargin])

    #expect(frame == CGRect(95, 0, 60, 80))
    #expect(subview.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func `does nothing where the superview says so, or constraints decide`() {
    view.autoresizesSubviews = false
    #expect(frame(by: [.flexibleWidth]) == CGRect(10, 20, 30, 40))
    view.autoresizesSubviews = true
    subview.translatesAutoresizingMaskIntoConstraints = false

    #expect(
      frame(by: [.flexibleWidth], in: CGSize(width: 300, height: 300)) == CGRect(10, 20, 30, 40))
  }
}

extension CGRect {
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
