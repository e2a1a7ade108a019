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

  @Test func `sends parameters as the method wants them`() async {
    Fleet.respond(to: "/api/birds", with: .json(["name": "Robin"]))
    let birds = "https://birds.example/api/birds"
    let given: [String: Any] = ["id": 1]
    let rows: [(expected: String, () -> URLSessionDataTask?)] = [
      (
        "PUT \(birds) id=1",
        { manager.put("birds", parameters: given, headers: nil, success: note, failure: note) }
      ),
      (
        "PATCH \(birds) id=1",
        { manager.patch("birds", parameters: given, headers: nil, success: note, failure: note) }
      ),
      (
        "DELETE \(birds)?id=1 ",
        { manager.delete("birds", parameters: given, headers: nil, success: note, failure: note) }
      ),
      (
        "HEAD \(birds)?id=1 ",
        {
          manager.head(
            "birds", parameters: given, headers: nil, success: { [trace] _ in trace.add("head") },
            failure: note)
        }
      ),
    ]
    for (expected, send) in rows {
      #expect(send() != nil)
      await Fleet.settle()
      #expect(lastRequest == expected)
    }
    let robin = #"["name": "Robin"]"#
    #expect(trace.lines == [robin, robin, robin, "head"])
  }

  @Test func `refuses parameters that are no JSON`() async {
    manager.requestSerializer = AFJSONRequestSerializer()
    for parameters in ["Wren", ["since": Date.distantPast]] as [Any] {
      let task = manager.put(
        "birds", parameters: parameters, headers: nil, success: note,
        failure: { [trace] _, error in
          trace.add("\((error as NSError).domain) \((error as NSError).code)")
        })
      #expect(task == nil)
      await Fleet.settle()
    }

    let problem = "\(AFURLRequestSerializationErrorDomain) -1016"
    #expect(trace.lines == [problem, problem])
    #expect(Fleet.sentRequests.isEmpty)
  }

  /// The file of a picture.
  private func picture(width: Int) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: 1)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in }
  }

  @Test func `shows the image that was asked for last, and a placeholder until then`() async throws
  {
    for (name, width, time) in [("robin", 3, 2), ("wren", 5, 1)] {
      Fleet.respond(
        to: "/\(name).png",
        with: .data(picture(width: width), contentType: "image/png", after: .seconds(time)))
    }
    let robin = try #require(URL(string: "https://birds.example/robin.png"))
    let wren = try #require(URL(string: "https://birds.example/wren.png"))
    let (view, placeholder) = (UIImageView(), UIImage())
    view.setImageWith(robin, placeholderImage: placeholder)
    #expect(view.image === placeholder)
    await Fleet.advance(by: .seconds(3))
    #expect(view.image?.size.width == 3)

    view.setImageWith(robin)
    view.setImageWith(wren)
    #expect(view.image?.size.width == 3)
    await Fleet.advance(by: .seconds(3))
    #expect(view.image?.size.width == 5)

    view.setImageWith(robin, placeholderImage: placeholder)
    view.cancelImageDownloadTask()
    await Fleet.advance(by: .seconds(3))
    #expect(view.image === placeholder)
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
