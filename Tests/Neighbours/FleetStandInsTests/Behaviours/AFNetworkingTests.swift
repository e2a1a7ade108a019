import FleetStandIns
import FleetTesting
import Foundation
import HeadlessNetworking
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("AFNetworking by hand", .freshApplication)
struct AFNetworkingTests {
  private let trace = Trace()
  private let manager = AFHTTPSessionManager(baseURL: URL(string: "https://birds.example/api"))

  private func note(_ task: URLSessionDataTask, _ object: Any?) { trace.add("\(object ?? "none")") }

  private func note(_ task: URLSessionDataTask?, _ error: any Error) {
    trace.add("\((error as NSError).code)")
  }

  private var lastRequest: String {
    Fleet.sentRequests.last.map { "\($0) \($0.bodyText)" } ?? "none"
  }

  @Test func `asks the network, as its serializers say`() async {
    Fleet.respond(to: "/api/birds", with: .json(["name": "Robin"]))
    manager.requestSerializer.setValue("Bearer x", forHTTPHeaderField: "Authorization")
    manager.get(
      "birds", parameters: ["page": 1, "tags": ["a b"]], headers: ["X-Id": "7"], progress: nil,
      success: note, failure: note)
    await Fleet.settle()

    #expect(trace.lines == [#"["name": "Robin"]"#])
    let request = Fleet.sentRequests.last
    #expect(lastRequest == "GET https://birds.example/api/birds?page=1&tags%5B%5D=a%20b ")
    #expect(request?.headers["Authorization"] == "Bearer x")
    #expect(request?.headers["X-Id"] == "7")
    manager.post(
      "birds", parameters: ["name": "Wren"], headers: nil, progress: nil, success: note,
      failure: note)
    await Fleet.settle()
    #expect(lastRequest == "POST https://birds.example/api/birds name=Wren")
    manager.requestSerializer = AFJSONRequestSerializer()
    manager.post(
      "birds", parameters: ["name": "Wren"], headers: nil, progress: nil, success: note,
      failure: note)
    await Fleet.settle()
    #expect(
      lastRequest == #"POST https://birds.example/api/birds {"name":"Wren"}"#)
    #expect(StandIn.unanswered.isEmpty)
  }

  @Test func `says by number what is wrong`() async {
    Fleet.respond(to: "/api/gone", with: .status(404))
    Fleet.respond(to: "/api/text", with: .text("Hello"))
    Fleet.respond(to: "/api/far", with: .offline)
    for path in ["gone", "text", "far"] {
      manager.get(path, parameters: nil, headers: nil, progress: nil, success: note, failure: note)
      await Fleet.settle()
    }
    manager.responseSerializer = AFHTTPResponseSerializer()
    manager.get("text", parameters: nil, headers: nil, progress: nil, success: note, failure: note)
    await Fleet.settle()

    #expect(trace.lines == ["-1011", "-1016", "-1009", "5 bytes"])
  }
}
