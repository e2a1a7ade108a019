import FleetWindow
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The window's server")
struct WindowServerTests {
  @Test func `tells what is on the screen, and draws it`() async throws {
    let browser = await Browser()
    let state = try await browser.state()

    #expect(state["name"] as? String == "Stall")
    let elements = try #require(state["elements"] as? [[String: Any]])
    let order = try #require(elements.first { $0["label"] as? String == "Order" })
    #expect(order["kind"] as? String == "button")
    let table = try #require(elements.first { $0["kind"] as? String == "table" })
    let cell = try #require(elements.first { $0["kind"] as? String == "cell" })
    #expect(try #require(cell["depth"] as? Int) == #require(table["depth"] as? Int) + 1)
    let size = try #require(state["size"] as? [Double])
    #expect((table["frame"] as? [Double])?[2] == size[0])

    let picture = try await browser.get("/picture")
    #expect(picture.head.contains("Content-Type: image/svg+xml"))
    #expect(picture.body.hasPrefix("<svg "))
    #expect(picture.body.contains("Apple"))
  }

  @Test func `a finger does what stands then as a step`() async throws {
    let browser = await Browser()
    try await browser.touch("Pear")
    try await browser.touch("Apple", "swipe", by: (0, -100))
    try await browser.touch("Fruit 20", "swipe", by: (0, 100))
    try await browser.touch("Order")
    try await browser.touch("As a gift")
    try await browser.touch("Amount", "swipe", by: (50, 0))
    try await browser.touch("Nothing yet", "doubleTap")
    try await browser.touch("Later", "press")
    try await browser.touch("BackButton")

    #expect(
      try await browser.steps() == [
        #"tap cell with "Pear""#, #"swipe up on table"#, #"swipe down on table"#,
        #"tap button "Order""#, #"flip switch "As a gift""#, #"slide slider "Amount" to 0.75"#,
        #"double tap static text "Nothing yet""#, #"press button "Later""#, "back",
      ])
  }

  @Test func `a slider is moved the other way from right to left`() async throws {
    let browser = await Browser()
    _ = try await browser.post("/act", ["line": "world rightToLeft"])
    try await browser.touch("Order")
    try await browser.touch("Amount", "swipe", by: (-50, 0))
    #expect(try await browser.steps().last == #"slide slider "Amount" to 0.75"#)
  }

  @Test func `letters that are typed one by one are one step`() async throws {
    let browser = await Browser()
    try await browser.touch("Order")
    try await browser.touch("Name")
    for text in ["A", "d", "x", "\u{8}", "é", "👩‍👩‍👧", "\"\\"] {
      #expect(try await browser.post("/type", ["text": text]).status == 200)
    }

    #expect(
      try await browser.steps() == [
        #"tap button "Order""#, #"tap text field "Name""#, #"type "Adx\bé👩‍👩‍👧\"\\""#,
      ])
    #expect(
      try await browser.lines("screen").contains {
        $0.contains(#"text field "Name" = "Adé👩‍👩‍👧"\""#)
      })
  }

  @Test func `time that passes is a step where something is due, and not else`() async throws {
    let browser = await Browser()
    try await browser.touch("Order")
    _ = try await browser.post("/pass", ["seconds": 0.5])
    try await browser.touch("Later")
    for _ in 0..<10 { _ = try await browser.post("/pass", ["seconds": 0.1]) }
    #expect(
      try await browser.steps() == [#"tap button "Order""#, #"tap button "Later""#, "wait 1s"])
    #expect(try await browser.state()["now"] as? Double == 1.5)

    _ = try await browser.post("/pass", ["seconds": 5])
    #expect(try await browser.lines("screen").contains { $0.contains(#"static text "Now""#) })
    for seconds in [0, -1, 4_000] {
      #expect(try await browser.post("/pass", ["seconds": seconds]).status == 400)
    }
  }

  @Test func `a step is deleted, and the others are taken again`() async throws {
    let browser = await Browser()
    try await browser.touch("Pear")
    try await browser.touch("Order")
    try await browser.touch("As a gift")
    _ = try await browser.post("/delete", ["step": 0])
    #expect(try await browser.steps() == [#"tap button "Order""#, #"flip switch "As a gift""#])

    _ = try await browser.post("/act", ["line": "undo"])
    #expect(try await browser.steps() == [#"tap button "Order""#])
    _ = try await browser.post("/delete", ["step": 7])
    #expect(try await browser.steps().count == 1)
  }

  @Test func `a step that others need stays, and why is told`() async throws {
    let browser = await Browser()
    try await browser.touch("Order")
    try await browser.touch("As a gift")
    _ = try await browser.post("/delete", ["step": 0])

    #expect(try await browser.steps() == [#"tap button "Order""#, #"flip switch "As a gift""#])
    let log = try #require(try await browser.state()["log"] as? [[String: Any]])
    let answer = try #require(log.last?["answer"] as? [String: Any])
    #expect(answer["ok"] as? Bool == false)
  }

  @Test func `a step that cannot be taken any more waits, with what may stand for it`() async throws
  {
    var launches = 0
    let browser = await Browser {
      Stall.show()
      launches += 1
      guard launches > 1 else { return }
      let fruits = Fleet.screen.topmostViewController
      fruits?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Orders",
        primaryAction: UIAction(title: "Orders") { _ in
          fruits?.navigationController?.pushViewController(OrderScreen(), animated: true)
        })
    }
    try await browser.touch("Order")
    try await browser.touch("Later")
    try await browser.touch("As a gift")
    _ = try await browser.post("/act", ["line": "undo"])

    let state = try await browser.state()
    #expect(state["waiting"] as? [String] == [#"tap button "Order""#, #"tap button "Later""#])
    #expect((state["mends"] as? [String])?.first == #"tap button "Orders""#)
    _ = try await browser.post("/act", ["line": "world dark"])
    _ = try await browser.post("/delete", ["step": 0])
    #expect(try await browser.steps().isEmpty)
    #expect((try await browser.state()["waiting"] as? [String])?.count == 2)
    #expect(try await browser.post("/mend", ["line": "fly"]).status == 200)
    #expect((try await browser.state()["waiting"] as? [String])?.count == 2)
    _ = try await browser.post("/mend", ["line": #"tap button "Orders""#])
    #expect(try await browser.steps() == [#"tap button "Orders""#, #"tap button "Later""#])
    #expect(try await browser.state()["waiting"] as? [String] == [])
  }

  @Test func `tells why a tap would be refused`() async throws {
    let browser = await Browser()
    try await browser.touch("Order")
    let (x, y) = try await browser.middle(of: "Pay")
    let found = try Browser.object(try await browser.post("/details", ["x": x, "y": y]))
    #expect(found["name"] as? String == #"button "Pay""#)
    #expect(found["whyNot"] as? [String] == ["Control is not enabled."])
    #expect(found["traits"] as? [String] == ["button", "not enabled"])
    #expect(
      found["code"] as? [String: String] == [
        "swift-testing": #"Fleet.screen.buttons["Pay"]"#, "xcuitest": #"app.buttons["Pay"]"#,
      ])

    let text = try await browser.middle(of: "Nothing yet")
    let label = try Browser.object(try await browser.post("/details", ["x": text.x, "y": text.y]))
    #expect(label["waitsForSecondTap"] as? Bool == true)
    #expect(found["waitsForSecondTap"] as? Bool == false)
    #expect(
      found["expects"] as? [String] == [
        #"expect button "Pay""#, #"expect button "Pay" is disabled"#,
        #"expect button "Pay" is unselected"#, #"wait until button "Pay""#, "expect screen",
        #"expect picture "screen""#,
      ])
    #expect(try await browser.post("/details", ["element": 4_000]).body == "null")
    #expect(try await browser.post("/details", ["element": -1]).body == "null")
  }

  @Test func `a refused step is told, and is none`() async throws {
    let browser = await Browser()
    try await browser.touch("Order")
    try await browser.touch("Pay")
    #expect(try await browser.steps() == [#"tap button "Order""#])
    let log = try #require(try await browser.state()["log"] as? [[String: Any]])
    let answer = try #require(log.last?["answer"] as? [String: Any])
    let failures = try #require(answer["failures"] as? [[String: Any]])
    #expect((failures.first?["reason"] as? String)?.contains("not enabled") == true)
  }

  @Test func `switches of the world act at once, and are steps`() async throws {
    let browser = await Browser()
    for line in ["world dark", "world iPhoneSE", "turn landscape left", "world accessibility3"] {
      #expect(try await browser.post("/act", ["line": line]).status == 200)
    }
    let state = try await browser.state()
    #expect(state["size"] as? [Double] == [568, 320])
    let world = try #require(state["world"] as? [String: Any])
    let choices = try #require(world["choices"] as? [[String: Any]])
    let now = choices.map { $0["now"] as? String ?? "" }
    #expect(now[..<4] == ["iPhoneSE", "landscape left", "dark", "accessibility3"])
    #expect(now[4].hasPrefix("language:en"))
    #expect(now[5..<8] == ["leftToRight", "iOS18", ""])
    for choice in choices where choice["title"] as? String != "Setting" {
      let words = try #require(choice["words"] as? [String])
      #expect(words.contains(choice["now"] as? String ?? ""), "\(words)")
    }
    #expect(try await browser.steps().count == 4)
    #expect(now[8] == "wifi")
    #expect(now[9...].allSatisfy { $0 == "notDetermined" })
    _ = try await browser.post("/act", ["line": "permission camera denied"])
    let later = try #require(try await browser.state()["world"] as? [String: Any])
    let camera = try #require(
      (later["choices"] as? [[String: Any]])?.first { $0["title"] as? String == "May use camera" })
    #expect(camera["now"] as? String == "denied")
    #expect(try await browser.steps().last == "permission camera denied")
  }

  @Test func `what an app shows is never a part of a page`() async throws {
    let browser = await Browser()
    let state = try await browser.get("/state")
    #expect(state.head.contains("Content-Type: application/json"))
    let elements = try #require(try await browser.state()["elements"] as? [[String: Any]])
    #expect(
      elements.contains { ($0["label"] as? String)?.hasPrefix("</script><img") == true })
    let picture = try await browser.get("/picture")
    #expect(!picture.body.contains("<script") && !picture.body.contains("<img"))
    // The page writes texts, and never markup.
    let page = try await browser.get("/").body
    for word in ["innerHTML", "insertAdjacent", "document.write", "eval("] {
      #expect(!page.contains(word))
    }
  }

  @Test(arguments: [
    ("/act", #"{"line":"picture /tmp/x.png"}"#), ("/act", #"{"line":"quit"}"#),
    ("/act", #"{"line":"test"}"#), ("/act", #"{"line":""}"#), ("/act", #"{"line":3}"#),
    ("/act", "[]"), ("/act", "{"), ("/ask", #"{"line":"picture /tmp/x.png"}"#),
    ("/ask", #"{"line":"tap Order"}"#), ("/ask", #"{"line":"restart"}"#), ("/touch", "{}"),
    ("/touch", #"{"movement":"tap","x":1}"#), ("/touch", #"{"movement":"pinch","x":1,"y":1}"#),
    ("/touch", #"{"movement":"tap","x":1e999,"y":1}"#), ("/type", #"{"text":""}"#),
    ("/pass", #"{"seconds":"1"}"#), ("/delete", #"{"step":0.5}"#), ("/delete", "{}"),
  ])
  func `messages that mean nothing are refused`(path: String, body: String) async throws {
    let browser = await Browser()
    let request = Browser.request("POST \(path)", ["X-Fleet-Token: \(Browser.token)"], body)
    let answer = try Browser.Answer(await browser.send(request).bytes)
    #expect(answer.status == 400, "\(answer.head)")
    #expect(answer.body.isEmpty)
    #expect(try await browser.steps().isEmpty)
  }

  @Test func `points that are nowhere touch nothing`() async throws {
    let browser = await Browser()
    for (x, y) in [(-5.0, -5.0), (1e9, 1e9), (1e300, -1e300)] {
      let answer = try await browser.post("/touch", ["movement": "tap", "x": x, "y": y])
      #expect(answer.status == 200)
    }
    #expect(try await browser.steps().isEmpty)
  }

  @Test func `a command that makes no sense is answered by drive`() async throws {
    let browser = await Browser()
    let answer = try await browser.post("/act", ["line": "click Order"])
    #expect(answer.status == 200)
    #expect(answer.body.contains("it is called `tap` here"))
  }

  @Test func `a page that listens is told of changes`() async throws {
    let browser = await Browser()
    let (bytes, then) = await browser.send(Browser.request("GET /events"))
    #expect(then == .listens)
    #expect(try Browser.Answer(bytes).head.contains("Content-Type: text/event-stream"))
    #expect(try !Browser.Answer(bytes).head.contains("Content-Length"))

    let bell = browser.session.bell
    let known = bell.wait(after: -1, seconds: 0)
    #expect(bell.wait(after: known, seconds: 0) == known)
    try await browser.touch("Pear")
    #expect(bell.wait(after: known, seconds: 0) == known + 1)
  }

  @Test func `two pages act one after the other`() async throws {
    let browser = await Browser()
    async let one = browser.post("/act", ["line": "tap Pear"])
    async let two = browser.post("/act", ["line": "world dark"])
    #expect(try await [one.status, two.status] == [200, 200])
    #expect(try await browser.steps().count == 2)
  }

  @Test func `the log is told from where a page knows it`() async throws {
    let browser = await Browser()
    for _ in 0..<3 { try await browser.touch("Pear") }
    let all = try #require(try await browser.state()["log"] as? [[String: Any]])
    #expect(all.compactMap { $0["number"] as? Int } == [1, 2, 3, 4])
    let rest = try Browser.object(try await browser.get("/state?log=3"))
    #expect((rest["log"] as? [[String: Any]])?.count == 1)
  }
}
