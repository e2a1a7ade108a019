import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Cells and headers made of their class", .ownApplication)
struct ObjectMakerTablesTests {
  private class Custom: UITableViewCell {
    var made = ""
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      made = "by its own"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Inherited: Custom {
    let number = 7
  }
  private final class Generic<Value>: UITableViewCell {
    var value: Value?
  }
  private final class Header: UITableViewHeaderFooterView {
    var made = ""
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      made = "by its own"
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `run their own initializers, and are what they are`() {
    let custom: UITableViewCell = ObjectMaker.make(Custom.self, reuseIdentifier: "a")
    let inherited: UITableViewCell = ObjectMaker.make(Inherited.self, reuseIdentifier: "b")
    let generic: UITableViewCell = ObjectMaker.make(Generic<Int>.self, reuseIdentifier: nil)
    let plain = ObjectMaker.make(UITableViewCell.self, reuseIdentifier: "c")

    #expect((custom as? Custom)?.made == "by its own")
    #expect(custom.reuseIdentifier == "a")
    #expect(custom.detailTextLabel != nil)
    #expect(!(custom is Inherited))
    #expect((inherited as? Inherited)?.number == 7)
    #expect((inherited as? Custom)?.made == "by its own")
    #expect(generic is Generic<Int>)
    #expect(!(generic is Generic<String>))
    #expect(type(of: plain) == UITableViewCell.self)
    #expect(plain.reuseIdentifier == "c")
  }

  @Test func `run their own initializers as headers too`() {
    let header: UITableViewHeaderFooterView = ObjectMaker.make(
      header: Header.self, reuseIdentifier: "h")

    #expect((header as? Header)?.made == "by its own")
    #expect(header.reuseIdentifier == "h")
  }

  @Test func `are dequeued by any cell class that is written for UIKit`() {
    let table = UITableView()
    table.register(Inherited.self, forCellReuseIdentifier: "x")
    table.register(Generic<String>.self, forCellReuseIdentifier: "y")

    #expect(table.dequeueReusableCell(withIdentifier: "x", for: [0, 0]) is Inherited)
    #expect(table.dequeueReusableCell(withIdentifier: "y", for: [0, 0]) is Generic<String>)
  }
}
