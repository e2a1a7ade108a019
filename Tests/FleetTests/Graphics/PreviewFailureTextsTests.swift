import FailureReporting
import FleetTestSupport
import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("What is said of previews", .freshApplication)
struct PreviewFailureTextsTests {
  @Test func `that a module has none`() {
    expectText(
      """
      Fleet.ApplicationError: No previews of 'NoSuchModule' are known.
      It has no #Preview of a view or a view controller, there is no such module, or its sources are \
      not rewritten by fleet-port.
      """
    ) { expectPreviews(of: "NoSuchModule") }
  }

  @Test func `in which of them something went wrong`() {
    let preview = PortedPreview("Empty", "Birds.swift", 3) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      label.text = "Robin & Wren"
      return label
    }
    let site = CallSite("Birds/BirdTests.swift", "/Birds/BirdTests.swift", 12, 5)

    let failures = logged { PreviewCheck(site: site).expect([preview], of: "Birds") }.failures

    let lines = failures.first?.details.split(separator: "\n")
    #expect(lines?.last == "In the preview 'Empty' of Birds.swift:3.")
  }
}
