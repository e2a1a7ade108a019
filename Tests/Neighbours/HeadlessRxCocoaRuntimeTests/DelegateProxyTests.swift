import FleetTesting
import Foundation
import HeadlessCoreLocation
import HeadlessRxCocoaRuntime
import Locks
import TestSupport
import Testing

@MainActor
@Suite("Proxies of delegates", .freshApplication)
struct DelegateProxyTests {
  private let proxy = Proxy()

  @Test func `tell of a message, pass it on, and tell again`() {
    let delegate = Rows(proxy)
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    proxy.tableView(UITableView(), didSelectRowAt: [0, 2])

    #expect(
      proxy.log == [
        "sent tableView:didSelectRowAt: [0, 2]", "delegate [0, 2]",
        "invoked tableView:didSelectRowAt: [0, 2]",
      ])
  }

  @Test func `tell without a delegate, too`() {
    let screen = UITableViewController()
    screen.tableView.dataSource = Rows.source
    screen.tableView.delegate = proxy
    Fleet.setAsAppWindowRoot(screen)
    screen.tableView.selectRow(at: [0, 1])

    #expect(proxy.log.filter { $0.contains("didSelect") }.count == 2)
  }

  @Test func `answer as the delegate does, or as no delegate would`() {
    let table = UITableView()
    table.rowHeight = 30
    #expect(proxy.tableView(table, heightForRowAt: [0, 0]) == 30)
    #expect(proxy.tableView(table, willSelectRowAt: [0, 1]) == [0, 1])
    let delegate = Rows(proxy)
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    #expect(proxy.tableView(table, heightForRowAt: [0, 0]) == 77)
    #expect(proxy.tableView(table, willSelectRowAt: [0, 1]) == nil)
  }

  @Test(arguments: [true, false])
  func `keep a delegate that they are to keep`(isKept: Bool) {
    proxy._setForwardToDelegate(Rows(proxy), retainDelegate: isKept)
    #expect((proxy._forwardToDelegate != nil) == isKept)
    proxy._setForwardToDelegate(nil, retainDelegate: false)
    #expect(proxy._forwardToDelegate == nil)
  }

  @Test func `hand out numbers, structures and pointers as objects`() {
    var target = CGPoint(x: 0, y: 40)
    proxy.scrollViewWillEndDragging(
      UIScrollView(), withVelocity: CGPoint(x: 1, y: 2), targetContentOffset: &target)
    let drag = proxy.arguments
    #expect((drag[1] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    withUnsafeMutablePointer(to: &target) { place in
      proxy.scrollViewWillEndDragging(
        UIScrollView(), withVelocity: .zero, targetContentOffset: place)
      #expect((proxy.arguments[2] as? NSValue)?.pointerValue == UnsafeMutableRawPointer(place))
    }
    proxy.scrollViewDidEndDragging(UIScrollView(), willDecelerate: true)
    #expect((proxy.arguments[1] as? NSNumber)?.boolValue == true)
    proxy.locationManager(CLLocationManager(), didChangeAuthorization: .denied)
    #expect((proxy.arguments[1] as? NSNumber)?.intValue == 2)
    proxy.scrollViewWillBeginZooming(UIScrollView(), with: nil)
    #expect(proxy.arguments[1] is NSNull)
  }

  @Test(arguments: [
    ("tableView:didSelectRowAt:", true), ("scrollViewDidZoom:", true),
    ("locationManager:didUpdateLocations:", true), ("tableView:heightForRowAt:", false),
    ("fly", false),
  ])
  func `know the methods that return nothing`(name: String, isSilent: Bool) {
    #expect(proxy.voidDelegateMethodsContain(Selector(name)) == isSilent)
    #expect(!proxy.hasWiredImplementation(for: Selector(name)))
  }

  @Test func `know what they implement themselves`() {
    let zoom = Selector("scrollViewDidZoom:")
    #expect(WiredProxy().hasWiredImplementation(for: zoom))
    #expect(WiredProxy().responds(to: zoom) && !proxy.responds(to: zoom))
  }

  private final class WiredProxy: _RXDelegateProxy, UIScrollViewDelegate {
    override class var objectiveCMembers: [Selector.Method] {
      [.method("scrollViewDidZoom:", WiredProxy.scrollViewDidZoom(_:))]
    }

    nonisolated override init() {}

    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  }

  private final class Heard {
    var lines: [String] = []
    var arguments: [Any] = []
  }

  private final class Proxy: _RXDelegateProxy, UITableViewDelegate, CLLocationManagerDelegate {
    // Proof: the model calls its delegates on the main actor.
    private nonisolated let heard = Unchecked(Heard())
    var log: [String] { heard.value.lines }
    var arguments: [Any] { heard.value.arguments }

    nonisolated override init() {}

    func hear(_ line: String) { heard.value.lines.append(line) }

    override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
      heard.value.arguments = arguments
      heard.value.lines.append("sent \(selector) \(arguments.last ?? "")")
    }

    override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
      heard.value.lines.append("invoked \(selector) \(arguments.last ?? "")")
    }
  }

  private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
    static let source = Rows(nil)
    private weak var proxy: Proxy?

    init(_ proxy: Proxy?) { self.proxy = proxy }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      proxy?.hear("delegate \(indexPath)")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }

    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }
}
