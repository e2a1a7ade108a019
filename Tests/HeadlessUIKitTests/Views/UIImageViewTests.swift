import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIImageView")
struct UIImageViewTests {
  let small = UIImage(
    systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
  let large = UIImage(
    systemName: "moon", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))

  @Test func `is as large as the image that it is made with`() {
    let view = UIImageView(image: small)

    #expect(view.image == small)
    #expect(view.frame.size == small?.size)
    #expect(view.intrinsicContentSize == small?.size)
    #expect(view.sizeThatFits(.zero) == small?.size)
  }

  @Test func `has no size without an image`() {
    let view = UIImageView()

    #expect(view.image == nil)
    #expect(view.frame == .zero)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func `takes no touches (behaviour 30)`() {
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: small).isUserInteractionEnabled)
    #expect(!UIImageView(image: small, highlightedImage: large).isUserInteractionEnabled)
  }

  @Test func `keeps its frame when the image changes`() {
    let view = UIImageView(image: small)

    view.image = large

    #expect(view.frame.size == small?.size)
    #expect(view.intrinsicContentSize == large?.size)
  }

  @Test func `shows another image while it is highlighted`() {
    let view = UIImageView(image: small, highlightedImage: large)

    #expect(view.highlightedImage == large)
    #expect(!view.isHighlighted)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == large?.size)
    #expect(view.frame.size == small?.size)
  }

  @Test func `shows a symbol as it prefers, where the symbol does not say`() {
    let view = UIImageView(image: UIImage(systemName: "star"))

    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)

    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 50))
    view.image = small
    #expect(view.intrinsicContentSize == small?.size)
  }

  @Test func `shows images one after the other until it is stopped`() throws {
    let view = UIImageView()
    let images = [try #require(small), try #require(large)]

    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = images
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `ends after the number of rounds that it was told`() throws {
    let view = UIImageView()
    view.animationImages = [try #require(small)]
    view.animationDuration = 2
    view.animationRepeatCount = 3
    let loop = view.hostApplication.mainLoop

    view.startAnimating()
    loop.advance(by: .seconds(5))
    #expect(view.isAnimating)
    loop.advance(by: .seconds(1))

    #expect(!view.isAnimating)
  }

  @Test func `is an image to assistive technologies, which pass it over`() {
    let view = UIImageView()

    #expect(view.accessibilityTraits == .image)
    #expect(!view.isAccessibilityElement)
  }
}
