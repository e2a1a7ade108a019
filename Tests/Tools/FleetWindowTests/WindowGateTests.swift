import FleetWindow
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Who may ask for the window")
struct WindowGateTests {
  @Test func `the page itself has nothing of the app, and lets nothing else run`() async throws {
    let browser = await Browser()
    let page = try Browser.Answer(await browser.send(Browser.request("GET /", [])).bytes)

    #expect(page.status == 200)
    for words in ["Fruits", "Apple", "Stall", Browser.token] { #expect(!page.body.contains(words)) }
    #expect(!page.body.contains("http://") && !page.body.contains("https://"))
    let head = page.head
    #expect(head.contains("Content-Security-Policy: default-src 'none'; script-src 'nonce-"))
    for line in [
      "form-action 'none'", "frame-ancestors 'none'", "Referrer-Policy: no-referrer",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin",
    ] {
      #expect(head.contains(line))
    }
    let again = try Browser.Answer(await browser.send(Browser.request("GET /", [])).bytes)
    #expect(again.head != head)
  }

  @Test(arguments: [
    "Host: 127.0.0.1", "Host: 127.0.0.1:7001", "Host: evil.example", "Host: evil.example:7000",
    "Host: 127.0.0.1:7000.evil.example", "Host: 127.0.0.1.evil.example:7000", "Host: [::1]:7000",
    "Host: user@127.0.0.1:7000", "Host: 0.0.0.0:7000", "Host:", "X: no host at all",
    "Host: 127.0.0.1:7000\r\nOrigin: http://evil.example",
    "Host: 127.0.0.1:7000\r\nOrigin: null",
    "Host: 127.0.0.1:7000\r\nOrigin: https://127.0.0.1:7000",
    "Host: 127.0.0.1:7000\r\nOrigin: http://localhost:7000",
    "Host: 127.0.0.1:7000\r\nSec-Fetch-Site: cross-site",
    "Host: 127.0.0.1:7000\r\nSec-Fetch-Site: same-site",
  ])
  func `another name, or another page, gets nothing even with the token`(lines: String) async throws
  {
    let browser = await Browser()
    for path in ["/", "/state", "/events"] {
      let text = "GET \(path) HTTP/1.1\r\n\(lines)\r\nX-Fleet-Token: \(Browser.token)\r\n\r\n"
      let (bytes, then) = await browser.send(Array(text.utf8))
      let answer = try Browser.Answer(bytes)
      #expect(answer.status == 403)
      #expect(answer.body.isEmpty)
      #expect(then == .ends)
    }
  }

  @Test(arguments: ["127.0.0.1:7000", "localhost:7000"])
  func `the names of this address are answered`(host: String) async throws {
    let browser = await Browser()
    let text =
      "GET /state HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
      + "Sec-Fetch-Site: same-origin\r\nX-Fleet-Token: \(Browser.token)\r\n\r\n"
    #expect(try Browser.Answer(await browser.send(Array(text.utf8)).bytes).status == 200)
  }

  private static let tokens = [
    [], ["X-Fleet-Token:"], ["X-Fleet-Token: 0"], ["Authorization: Bearer \(Browser.token)"],
    ["Cookie: token=\(Browser.token)"], ["X-Fleet-Token: \(Browser.token)0"],
    ["X-Fleet-Token: \(Browser.token.dropLast())"],
    ["X-Fleet-Token: \(Browser.token.dropLast())e"],
    ["X-Fleet-Token: \(Browser.token.uppercased())"],
    ["X-Fleet-Token: " + String(repeating: "\u{0}", count: 32)],
  ]

  private static let targets = [
    "/state", "/state?token=\(Browser.token)", "/picture", "/events", "/details", "/act", "/ask",
    "/speech", "/touch", "/type", "/pass", "/delete", "//", "/..", "/../../etc/passwd",
    "/%2e%2e/etc/passwd", "/index.html", "/favicon.ico", "/state/", "/?x", "/etc/passwd",
    "file:///etc/passwd", "*",
  ]

  @Test func `a thousand requests without the token get nothing, and change nothing`() async throws
  {
    let browser = await Browser()
    let before = try await browser.state()["version"] as? Int
    var generator = SeededGenerator(seed: 58)
    let bodies = [
      "", "{}", #"{"line":"tap Order"}"#, #"{"line":"picture /tmp/stolen.png"}"#, "[[[[",
      #"{"movement":"tap","x":50,"y":50}"#, #"{"text":"x"}"#, #"{"seconds":3}"#, #"{"step":0}"#,
    ]
    for _ in 0..<1_000 {
      let method = ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"].randomElement(
        using: &generator)
      let target = Self.targets.randomElement(using: &generator) ?? ""
      let (bytes, _) = await browser.send(
        Browser.request(
          "\(method ?? "") \(target)", Self.tokens.randomElement(using: &generator) ?? [],
          bodies.randomElement(using: &generator) ?? ""))
      let answer = try Browser.Answer(bytes)
      // The page itself is there for all; see above.
      if target == "/?x", method == "GET", answer.status == 200 { continue }
      #expect([400, 403, 404, 405].contains(answer.status), "\(answer.head)")
      #expect(answer.body.isEmpty)
      browser.wait()
    }
    #expect(try await browser.state()["version"] as? Int == before)
  }

  @Test func `more requests than a page sends are put off, and others use nothing of them up`()
    async throws
  {
    let browser = await Browser()
    for _ in 0..<500 {
      let answer = try Browser.Answer(await browser.send(Browser.request("GET /state", [])).bytes)
      #expect(answer.status == 403)
    }
    var statuses: [Int] = []
    for _ in 0..<500 {
      statuses.append(
        try Browser.Answer(await browser.send(Browser.request("GET /nothing")).bytes).status)
    }
    #expect(statuses.filter { $0 == 429 }.count == 100)

    browser.wait()
    #expect(try await browser.get("/state").status == 200)
  }
}
