import TestSupport
import Testing

@MainActor
@Suite("Messages to the targets of undo managers")
struct InvocationRuleTests {
  private let advice =
    "1: Nothing records the messages to a target: write 'registerUndo(withTarget: self) { … }' "
    + "with what is to be called."

  @Test func `are kept with their arguments, where brackets stand around the target`() {
    let rows = [
      (
        "(u?.prepare(withInvocationTarget: self) as AnyObject).move(a)",
        "(uiKitInvocation(u, of: self)             ).call({ $0.move(_:) }, a)"
      ),
      (
        "(self.u!.prepare(withInvocationTarget:self) as AnyObject).move(a.b, to: [c: d], f(e: 1))",
        "(uiKitInvocation(self.u!, of:self)             )"
          + ".call({ $0.move(_:to:_:) }, a.b,     [c: d], f(e: 1))"
      ),
      (
        "a { (u.prepare(withInvocationTarget: self) as! Form).save() }",
        "a { (uiKitInvocation(u, of: self as Any as! Form)         ).call({ $0.save }) }"
      ),
      (
        "(u().prepare(withInvocationTarget: b.c) as? A.B)?.`in`(x ? y : z); save()",
        "(uiKitInvocation(u(), of: b.c as Any as? A.B)        )"
          + "?.call({ $0.`in`(_:) }, x ? y : z); save()"
      ),
      (
        "(u.prepare(withInvocationTarget: self) as AnyObject)\n  .move(a,\n  to: b)\nsave()",
        "(uiKitInvocation(u, of: self)             )\n  .call({ $0.move(_:to:) }, a,\n      b)\nsave()"
      ),
    ]
    for (source, written) in rows {
      let ported = Ported(source)
      #expect(ported.body() == written)
      #expect(ported.warnings == [])
      #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
    }
  }

  @Test func `are kept with their arguments, where a variable has the target`() {
    let rows = [
      (
        "let t = a.u?.prepare(withInvocationTarget: self) as! C\nt.remove(s, at: i)\nsave()",
        "let t = uiKitInvocation(a.u, of: self as Any as! C)      \n"
          + "t.call({ $0.remove(_:at:) }, s,     i)\nsave()"
      ),
      (
        "let t = u.prepare(withInvocationTarget: self) as? C\nt?.remove(t: 1)\nlet v = a.t",
        "let t = uiKitInvocation(u, of: self as Any as? C)      \n"
          + "t?.call({ $0.remove(t:) },    1)\nlet v = a.t"
      ),
      (
        "if let t = u?.prepare(withInvocationTarget: self) as? C { t.remove() }\nt.other()",
        "if let t = uiKitInvocation(u, of: self as Any as? C)       { t.call({ $0.remove }) }\nt.other()"
      ),
      (
        "guard let b = a, let t = b.u.prepare(withInvocationTarget: self) as? C, c else { return }\n"
          + "t.remove(x)\n}",
        "guard let b = a, let t = uiKitInvocation(b.u, of: self as Any as? C)      , c else { return }\n"
          + "t.call({ $0.remove(_:) }, x)\n}"
      ),
    ]
    for (source, written) in rows {
      #expect(Ported(source).body() == written)
      #expect(Ported(source).warnings == [])
    }
  }

  @Test(arguments: [
    "a.u.prepare(withInvocationTarget: self).move(b)",
    "(u.prepare(withInvocationTarget: self) as! C).color = old",
    "(u.prepare(withInvocationTarget: self) as! C).move(b) { c }",
    "(u.prepare(withInvocationTarget: self) as! C).move(b).again()",
    "(u.prepare(withInvocationTarget: self) as! C<D>).move(b)",
    "(u.prepare(withInvocationTarget: self) as AnyObject)?.move(b)",
    "(u.prepare(withInvocationTarget: self) as Any).move(b)",
    "f(u.prepare(withInvocationTarget: self) as AnyObject)",
    "f(u.prepare(withInvocationTarget: self) as AnyObject).move(b)",
    "if let t = u.prepare(withInvocationTarget: self) as? C, t.isOpen { t.move(b) }",
    "let t = u.prepare(withInvocationTarget: self) as! C; t.move(b); t.move(c)",
    "let t = u.prepare(withInvocationTarget: self) as! C; t.color = old",
    "let t: C = u.prepare(withInvocationTarget: self) as! C; t.move(b)",
    "let t = u.prepare(withInvocationTarget: self) as? C",
    "if let t = u.prepare(withInvocationTarget: self) { (t as AnyObject).move(b) }",
    "if let t = u.prepare(withInvocationTarget: self) as? C { if let t { t.move(b) } }",
    "override func prepare(withInvocationTarget target: Any) -> Any { target }",
    "prepare(withInvocationTarget: self)", "u.prepare(withInvocationTarget:",
    "(u.prepare(withInvocationTarget: self) as AnyObject).move(",
  ])
  func `are told where it is not plain what they say`(source: String) {
    let ported = Ported(source)

    #expect(ported.body() == source)
    #expect(ported.warnings.filter { !$0.contains("looked up") } == [advice])
  }

  @Test(arguments: [
    "a.prepare(for: b)", "\"u.prepare(withInvocationTarget: self)\"",
    "// u.prepare(withInvocationTarget: self)",
  ])
  func `are nothing else`(source: String) {
    #expect(Ported(source).body() == source)
    #expect(Ported(source).warnings == [])
  }

  @Test(arguments: [
    "(u.prepare(withInvocationTarget: self) as AnyObject).move(a)\n",
    "let t# = u.prepare(withInvocationTarget: self) as! C\nt#.move(a)\n",
    "func f#() { let t = u.prepare(withInvocationTarget: self) as! C; t.move(a) }\n",
    "if let t = u.prepare(withInvocationTarget: self) as? C { t.move(a) }\n",
    "guard let t# = u.prepare(withInvocationTarget: self) as? C else { return }\nt#.move(a)\n",
    "{ let t = u.prepare(withInvocationTarget: self) as! C; t.move(a);",
    "if let t# = u.prepare(withInvocationTarget: self) as? C, ",
  ])
  func `need no more than in proportion to the lines`(piece: String) {
    func seconds(_ count: Int) -> Duration {
      let source = (0..<count).map { piece.replacing("#", with: "\($0)") }.joined()
      return processorTime { _ = Ported("func f() {\n\(source)}\n") }
    }
    _ = seconds(100)
    let count = Fuzz.isLong ? 4_000 : 400
    let (short, long) = (seconds(count), seconds(10 * count))

    #expect(long < short * 30, "\(short) for \(count), \(long) for \(10 * count)")
  }
}
