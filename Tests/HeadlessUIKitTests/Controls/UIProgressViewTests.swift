import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIProgressView")
struct UIProgressViewTests {
  let view = UIProgressView(progressViewStyle: .default)

  @Test(
    arguments: [(2, 1), (-1, 0), (0.5, 0.5), (.infinity, 1), (-.infinity, 0)] as [(Float, Float)])
  func `keeps its progress between 0 and 1 (behaviour 15)`(set: Float, kept: Float) {
    view.progress = set
    #expect(view.progress == kept)
    view.progress = .nan
    #expect(view.progress == kept)
    view.setProgress(set, animated: true)
    #expect(view.progress == kept)
  }

  @Test func `shows the progress that it observes`() {
    let progress = Progress(totalUnitCount: 4)
    view.progress = 0.9

    view.observedProgress = progress
    #expect(view.progress == 0)
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    view.progress = 0.5
    #expect(view.progress == 0.5)
    progress.completedUnitCount = 9
    #expect(view.progress == 1)
    view.observedProgress = nil
    #expect(view.progress == 1)
  }

  @Test func `has the height of its style`() {
    #expect(view.bounds.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
    #expect(view.isUserInteractionEnabled)
  }
}
