import FoundationNetworking
import HeadlessFoundation
import Testing

@Suite("Services of the network nearby")
struct NetServiceTests {
  private final class Hearing: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
    func netServiceDidPublish(_ sender: NetService) { Issue.record("It is published.") }
    func netServiceBrowser(
      _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
    ) { Issue.record("\(service) is found.") }
  }

  @Test func `services keep what they are told, and are near to nothing`() {
    let hearing = Hearing()
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Shop", port: 80)
    service.delegate = hearing
    service.publish()
    #expect((service.domain, service.type, service.name) == ("local.", "_http._tcp.", "Shop"))
    #expect(service.port == 80 && service.hostName == nil && service.addresses == nil)
    #expect(service.setTXTRecord(Data([1])) && service.txtRecordData() == Data([1]))
    #expect(NetService(domain: "", type: "", name: "").port == -1)

    let browser = NetServiceBrowser()
    browser.delegate = hearing
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
    browser.stop()
    #expect(NetService.ErrorCode.timeoutError.rawValue == -72007)
    #expect(URLSession.shared.streamTask(with: service).state != .completed)
  }
}
