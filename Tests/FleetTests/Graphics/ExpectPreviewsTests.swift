import FailureReporting
import FleetTesting
import Foundation
import HeadlessUIKit
import Rasterizing
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("expectPreviews(of:)", .freshApplication)
struct ExpectPreviewsTests {
  private let site = CallSite("Birds/BirdTests.swift", "/Birds/BirdTests.swift", 12, 5)

  private func previews() -> [PortedPreview] {
    [
      PortedPreview("Empty", "Birds.swift", 3) { UINavigationController() },
      PortedPreview(nil, "Wing.swift", 7) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.text = "Robin & Wren"
        return label
      },
    ]
  }

  @Test func `each preview is shown, and what has no room names it`() {
    let failures = logged { PreviewCheck(site: site).expect(previews(), of: "Birds") }.failures

    #expect(failures.map(\.reason) == [#"<UILabel "Robin & Wren"> has no room for its text."#])
    #expect(
      failures.first?.details.split(separator: "\n").last == "In the preview of Wing.swift:7.")
    #expect(failures.map(\.site) == [site])
    #expect(Fleet.screen.topmostViewController is PreviewedViewController)
  }

  @Test func `a page has a picture of each`() throws {
    try withTemporaryFile { path in
      let folder = URL(filePath: path)
      _ = logged { PreviewCheck(site: site, folder: folder).expect(previews(), of: "Birds") }
      let page = try String(
        contentsOf: folder.appending(path: "Birds/index.html"), encoding: .utf8)

      #expect(page.contains("<img src=\"1.png\" alt=\"\"><figcaption>'Empty' of Birds.swift:3<"))
      #expect(page.contains("<figcaption>of Wing.swift:7<"))
      let picture = try Data(contentsOf: folder.appending(path: "Birds/2.png"))
      #expect(CGImage(file: picture)?.pixels?.width == 780)
    }
    let blocked = logged {
      PreviewCheck(site: site, folder: URL(filePath: "/dev/null")).expect(
        [previews()[0]], of: "Birds")
    }
    #expect(blocked.failures.map(\.reason) == ["Cannot write '/dev/null/Birds'."])
  }
}
