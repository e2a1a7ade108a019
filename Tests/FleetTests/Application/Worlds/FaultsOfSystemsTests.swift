import FleetTesting
import TestSupport
import Testing

/// Faults in one of the branches of `#available`, and the worlds in which a test finds them.
@MainActor
@Suite("Faults of some systems", .freshApplication)
struct FaultsOfSystemsTests {
  fileprivate struct Fault: CustomTestStringConvertible, Sendable {
    let major: Int
    let minor: Int
    /// Whether it stands in the branch for the systems before.
    let isBefore: Bool

    var testDescription: String { "\(isBefore ? "before" : "from") iOS \(major).\(minor)" }
  }

  /// Versions of iOS after the first one, with a fault on either side of each.
  fileprivate nonisolated static let faults = [
    (13, 4), (14, 0), (14, 5), (15, 0), (15, 4), (16, 0), (16, 1), (16, 4), (17, 0), (17, 2),
    (17, 4), (18, 0), (18, 2), (26, 0), (26, 1), (27, 0),
  ].flatMap { version in
    [true, false].map { Fault(major: version.0, minor: version.1, isBefore: $0) }
  }

  @Test func `are more than thirty`() { #expect(Self.faults.count == 32) }

  @Test(arguments: faults)
  fileprivate func `are found in the worlds that run their branch, and in no other`(fault: Fault) {
    var seen: [TestWorld.System] = []
    var found: [TestWorld.System] = []
    Fleet.forEachWorld(
      .systems(
        .iOS(13), .iOS(13, 4), .iOS(14), .iOS(14, 5), .iOS(15), .iOS(15, 4), .iOS(16), .iOS(16, 1),
        .iOS(16, 4), .iOS(17), .iOS(17, 2), .iOS(17, 4), .iOS(18), .iOS(18, 2), .iOS(26),
        .iOS(26, 1), .iOS(27))
    ) { world in
      seen.append(world.system)
      setAsAppRootWindow(Cart(fault))
      let failed = failures { Fleet.screen.staticTexts["Total"].expect(#"static text "Total""#) }
      if !failed.isEmpty { found.append(world.system) }
    }

    let since = TestWorld.System.iOS(fault.major, fault.minor)
    #expect(seen.count == 17)
    #expect(found == seen.filter { ($0 < since) == fault.isBefore })
  }
}

private final class Cart: UIViewController {
  private let fault: FaultsOfSystemsTests.Fault

  init(_ fault: FaultsOfSystemsTests.Fault) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // What `if #available(iOS 16.4, *)` is in rewritten sources.
    if uiKitIsAvailable(fault.major, fault.minor) {
      if fault.isBefore { showTotal() }
    } else {
      if !fault.isBefore { showTotal() }
    }
  }

  private func showTotal() {
    let total = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
    total.text = "Total"
    view.addSubview(total)
  }
}
