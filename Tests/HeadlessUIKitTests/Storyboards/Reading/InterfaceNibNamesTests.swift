import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A view controller without a nib name loads the nib with the name of its class (behaviour 141).
@MainActor
@Suite("The nib of a view controller that names none", .ownApplication)
struct InterfaceNibNamesTests {
  private let nib = StoryboardText.nib(
    """
    <view tag="7" id="view"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
    """, owner: "<outlet property=\"view\" destination=\"view\" id=\"link\"/>")

  @Test func `is called like its class, mostly without Controller`() throws {
    #expect(try tag(in: ["MeadowView.xib": nib]) == 7)
    #expect(try tag(in: ["deep/MeadowViewController.xib": nib]) == 7)
    #expect(try tag(in: ["Meadow.xib": nib]) == 0)
  }

  @Test func `is the one of the bundle at hand, whatever another bundle holds`() throws {
    #expect(MeadowViewController().view.tag == 0)
    #expect(try tag(in: ["Other.xib": nib]) == 0)
    #expect(try tag(in: ["MeadowView.xib": nib]) == 7)
    #expect(MeadowViewController().view.tag == 0)
  }

  private func tag(in files: [String: String]) throws -> Int {
    try withFiles(files) { MeadowViewController(nibName: nil, bundle: $0).view.tag }
  }
}

private final class MeadowViewController: UIViewController {}
