import FleetWindow
import TestSupport
import Testing

@Suite("HTTPReader")
struct HTTPReaderTests {
  private func read(_ text: String) throws -> [HTTPRequest] {
    var reader = HTTPReader()
    reader.take(Array(text.utf8))
    var requests: [HTTPRequest] = []
    while let request = try reader.next() { requests.append(request) }
    return requests
  }

  @Test func `reads requests one after the other`() throws {
    let found = try read(
      "GET /state?log=3&a HTTP/1.1\r\nHost: x:1\r\nACCEPT:  a, b\r\n\r\n"
        + "POST /act HTTP/1.1\r\ncontent-length: 4\r\n\r\n{}\r\nGET / HTTP/1.1\r\n\r\nGET")

    #expect(found.map(\.method) == ["GET", "POST", "GET"])
    #expect(found.map(\.path) == ["/state", "/act", "/"])
    #expect(found[0].query == ["log": "3", "a": ""])
    #expect(found[0].headers == ["host": "x:1", "accept": "a, b"])
    #expect(found[1].body == Array("{}\r\n".utf8))
  }

  @Test func `waits for the rest of a request`() throws {
    let whole = Array("POST /act HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}".utf8)
    var reader = HTTPReader()
    for byte in whole.dropLast() {
      reader.take([byte])
      #expect(try reader.next() == nil)
    }
    reader.take([whole[whole.count - 1]])
    #expect(try reader.next()?.body == Array("{}".utf8))
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [
    "GET /\r\n\r\n", "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/2\r\n\r\n", "get / HTTP/1.1\r\n\r\n",
    "GET  / HTTP/1.1\r\n\r\n", " GET / HTTP/1.1\r\n\r\n", "\r\n\r\n", "GET  HTTP/1.1\r\n\r\n",
    "GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", "GET * HTTP/1.1\r\n\r\n",
    "GET /%2e%2e/etc HTTP/1.1\r\n\r\n", "GET /a\\b HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
    "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nA: 1\r\na: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nA: 1\r\n more\r\n\r\n", "GET / HTTP/1.1\nA: 1\r\n\r\n",
    "GET / HTTP/1.1\r\nA: 1\nB: 2\r\n\r\n", "GET / HTTP/1.1\r\nA: 1\rB: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nA: \0\r\n\r\n", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 0x1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length:\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx",
  ])
  func `refuses what can be read in two ways`(text: String) {
    #expect(throws: HTTPReader.Refusal.malformed) { try read(text) }
  }

  @Test(arguments: [
    String(repeating: "x", count: 20_000),
    "GET / HTTP/1.1\r\nA: \(String(repeating: "x", count: 17_000))\r\n\r\n",
    "GET / HTTP/1.1\r\n" + (0..<65).map { "a\($0): 1\r\n" }.joined() + "\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 262145\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
  ])
  func `refuses what is too large, before all of it has come`(text: String) {
    #expect(throws: HTTPReader.Refusal.tooLarge) { try read(text) }
  }
}
