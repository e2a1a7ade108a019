import HeadlessUIKit
import Testing

@MainActor
@Suite("UIActivityIndicatorView")
struct UIActivityIndicatorViewTests {
  let indicator = UIActivityIndicatorView(style: .large)

  @Test func `is hidden until it starts, and again when it stops (behaviour 15)`() {
    #expect(indicator.hidesWhenStopped)
    #expect(indicator.isHidden)
    #expect(!indicator.isAnimating)

    indicator.startAnimating()
    #expect(!indicator.isHidden)
    #expect(indicator.isAnimating)

    indicator.stopAnimating()
    #expect(indicator.isHidden)
    #expect(!indicator.isAnimating)
  }

  @Test func `stays where it is told to`() {
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.startAnimating()
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }

  @Test func `has the size of its style`() {
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37))
    indicator.style = .medium
    #expect(indicator.bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView().frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIActivityIndicatorView(frame: frame).frame == frame)
    #expect(UIActivityIndicatorView.Style.medium.rawValue == 100)
  }

  @Test func `takes touches (behaviour 30)`() {
    #expect(indicator.isUserInteractionEnabled)
  }
}
