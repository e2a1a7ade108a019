import FleetDrive
import Foundation
import Testing

@MainActor
@Suite("DriveAnswer")
struct DriveAnswerTests {
  @Test func `an answer is one line of JSON, without what is empty`() async {
    let shop = await Transcript().launched()
    let lines = await shop.json(
      "tap Buy", "tap Cart", "enter Ada in Name", "tap Pay", "answer \"Pay now\"",
      "wait until Paid",
      "steps", "fly")
    #expect(
      lines == [
        #"{"candidates":["button \"Buy\" in cell with \"Robin\"","#
          + #""button \"Buy\" in cell with \"Wren\""],"command":"tap Buy","failures":[{"hint":"#
          + #""Say which one:","kind":"Fleet.ElementError","reason":"#
          + #""Cannot tap button 'Buy': 2 elements match."}],"now":0,"ok":false,"#
          + #""step":"tap button \"Buy\"","time":0}"#,
        #"{"command":"tap Cart","happened":["pushed CartScreen \"Cart\""],"now":0,"ok":true,"#
          + #""screen":["On screen: UINavigationController ▸ CartScreen \"Cart\"","#
          + #""  navigation bar #Cart","    button \"Birds\" #BackButton","#
          + #""    static text \"Cart\"","  text field \"Name\"","  static text \"As a gift\"","#
          + #""  switch = \"0\"","  segmented control","    button \"Small\"","    button \"Big\"","#
          + #""  static text \"2 birds\"","  button \"Pay\" (disabled)","  button \"Help\""],"#
          + #""step":"tap button \"Cart\"","time":0}"#,
        #"{"changes":["-   text field \"Name\"","+   text field \"Name\" = \"Ada\"","#
          + #""-   button \"Pay\" (disabled)","+   button \"Pay\""],"command":"enter Ada in Name","#
          + #""now":0,"ok":true,"step":"enter \"Ada\" in text field \"Name\"","time":0}"#,
        #"{"command":"tap Pay","happened":["presented UIAlertController \"Pay?\""],"now":0,"#
          + #""ok":true,"screen":["On screen: UINavigationController ▸ UIAlertController \"Pay?\"","#
          + #""  alert \"Pay?\"","    static text \"Pay?\"","    button \"Cancel\"","#
          + #""    button \"Pay now\""],"step":"tap button \"Pay\"","time":0}"#,
        #"{"command":"answer \"Pay now\"","happened":["dismissed UIAlertController \"Pay?\""],"#
          + #""now":0,"ok":true,"pending":["UIView.animate completion, in 2.00 s"],"#
          + #""screen":["On screen: UINavigationController ▸ CartScreen \"Cart\"","#
          + #""  navigation bar #Cart","    button \"Birds\" #BackButton","#
          + #""    static text \"Cart\"","  text field \"Name\" = \"Ada\"","#
          + #""  static text \"As a gift\"","  switch = \"0\"","  segmented control","#
          + #""    button \"Small\"","    button \"Big\"","  static text \"Paying …\"","#
          + #""  button \"Pay\"","  button \"Help\""],"step":"answer \"Pay now\"","time":0}"#,
        #"{"changes":["-   static text \"Paying …\"","+   static text \"Paid\""],"#
          + #""command":"wait until Paid","now":2,"ok":true,"#
          + #""step":"wait until static text \"Paid\"","time":2}"#,
        #"{"command":"steps","lines":["1. tap button \"Cart\"","#
          + #""2. enter \"Ada\" in text field \"Name\"","3. tap button \"Pay\"","#
          + #""4. answer \"Pay now\"","5. wait until static text \"Paid\""],"now":2,"ok":true,"#
          + #""time":0}"#,
        #"{"command":"fly","failures":[{"kind":"mistake","reason":"There is no command 'fly'. "#
          + #"`help` has them all."}],"now":2,"ok":false,"time":0}"#,
      ])
  }

  @Test func `answers are as the schema says`() async throws {
    let schema = try DriveSchema()
    let shop = await Transcript().launched()
    var answers = [await shop.session.launch().json]
    answers += await shop.json(
      "tap Buy", "tap Cart", "enter Ada in Name", "tap Pay", "answer \"Pay now\"", "screen", "undo",
      "test", "help", "why Pay", "quit", "fly", "tap Nothing", "audit")
    for answer in answers { #expect(try schema.faults(in: answer) == []) }
    #expect(
      try schema.faults(in: #"{"ok":1,"more":[]}"#) == [
        "command is missing", "more is not known", "now is missing", "ok is no boolean",
        "time is missing",
      ])
  }
}
