import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// What makes bodies be evaluated, and what they read then.
@MainActor
@Suite("State of SwiftUI's views", .freshApplication)
struct StateTests {
  private let log = Log()

  // MARK: States

  private struct Counter: View {
    let name: String
    var log: Log?
    @State private var count = 0

    var body: some View {
      let _ = log?.add(name)
      Push("\(name) \(count)") { count += 1 }
    }
  }

  private struct Twice: View {
    let log: Log

    var body: some View {
      let _ = log.add("screen")
      let counter = Counter(name: "a", log: log)
      VStack {
        counter
        counter
        Counter(name: "b", log: log)
      }
    }
  }

  @Test func `behaviour 1000 to 1002: a state belongs to a place, and its change to one body`() {
    show(Twice(log: log))
    #expect(log.take() == ["screen", "a", "a", "b"])

    tap("b 0")
    #expect(log.take() == ["b"])
    #expect(Fleet.screen.buttons["b 1"].exists)

    Fleet.screen.buttons["a 0"].firstMatch.tap()
    #expect(log.take() == ["a"])
    #expect(Fleet.screen.buttons["a 0"].exists)
    #expect(Fleet.screen.buttons["a 1"].exists)
  }

  private struct Unread: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = log.add("parent")
      VStack {
        Push("write") { count += 1 }
        Reader(count: $count, log: log)
        Push("equal") { count = count + 0 }
      }
    }
  }

  private struct Reader: View {
    @Binding var count: Int
    let log: Log

    var body: some View {
      let _ = log.add("reader")
      Words("count \(count)")
    }
  }

  @Test func `behaviours 1003 and 1004: a body depends on states that it reads, if they change`() {
    show(Unread(log: log))
    _ = log.take()

    tap("write")
    #expect(log.take() == ["reader"])
    #expect(texts == ["count 1"])

    tap("equal")
    #expect(log.take() == [])
  }

  private struct Generic<Value: CustomStringConvertible, Extra>: View {
    let extra: Extra
    @State private var value: Value
    let change: (Value) -> Value

    init(_ value: Value, _ extra: Extra, _ change: @escaping (Value) -> Value) {
      _value = State(initialValue: value)
      self.extra = extra
      self.change = change
    }

    var body: some View { Push("generic \(value.description)") { value = change(value) } }
  }

  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @State private var value = 1
    var updates = 0

    mutating func update() { updates += 1 }

    var wrappedValue: Int {
      get { value * 2 }
      nonmutating set { value = newValue }
    }
  }

  @propertyWrapper
  private struct Outer: DynamicProperty {
    @Doubled var doubled
    @Environment(\.suffix) private var suffix

    var wrappedValue: String { "\(doubled)\(suffix)" }
    var projectedValue: Self { self }
    func set(_ value: Int) { doubled = value }
  }

  private enum Either: View {
    case words(String)
    case push(String)

    var body: some View {
      switch self {
      case .words(let words): Words(words)
      case .push(let title): Push(title) {}
      }
    }
  }

  private struct Kinds: View {
    @Outer private var outer
    @State private var pair: (a: Int, b: String) = (0, "x")
    @State private var choice = Either.words("none")
    @State private var missing: Int?

    var body: some View {
      VStack {
        Generic(1.5, [Int]()) { $0 + 1 }
        Generic("a", ()) { $0 + "b" }
        Words("outer \(outer)")
        Push("set outer") { $outer.set(4) }
        Push("pair \(pair.a)\(pair.b)") { $pair.a.wrappedValue += 1 }
        choice
        Push("choose") { choice = .push("chosen") }
        if #available(iOS 99, *) { Words("later") }
        Push("missing \(missing.map { "\($0)" } ?? "no")") { missing = 7 }
      }
    }
  }

  @Test func `behaviour 1005: dynamic properties of all types and depths are linked`() {
    show(Kinds())
    #expect(texts == ["outer 2!", "none", "later"])

    for title in ["generic 1.5", "generic a", "set outer", "pair 0x", "choose", "missing no"] {
      tap(title)
    }

    #expect(texts == ["outer 8!", "later"])
    for title in ["generic 2.5", "generic ab", "pair 1x", "chosen", "missing 7"] {
      #expect(Fleet.screen.buttons[title].exists, "\(title)")
    }
  }

  // MARK: Identity

  private struct Identities: View {
    let log: Log
    @State private var flag = true
    @State private var id = 0
    @State private var items = ["x", "y", "z"]

    var body: some View {
      VStack {
        Push("flip") { flag.toggle() }
        if flag { Counter(name: "branch") } else { Counter(name: "branch") }
        Counter(name: flag ? "same" : "still")
        Push("renew") { id += 1 }
        Counter(name: "id").id(id)
        flag ? AnyView(Counter(name: "any")) : AnyView(Counter(name: "any").padding())
        Push("reverse") { items.reverse() }
        Push("drop") { items.removeAll { $0 == "y" } }
        Push("add") { items.append("y") }
        ForEach(items, id: \.self) { item in
          Counter(name: item)
            .onAppear { log.add("+\(item)") }
            .onDisappear { log.add("-\(item)") }
        }
        if flag { Words("maybe") }
      }
    }
  }

  @Test func `behaviours 1006 to 1009: what keeps its state, and what begins anew`() {
    show(Identities(log: log))
    #expect(log.take() == ["+x", "+y", "+z"])
    for title in ["branch 0", "same 0", "id 0", "any 0", "x 0", "y 0"] { tap(title) }

    tap("flip")
    for title in ["branch 0", "still 1", "id 1", "any 0", "x 1"] {
      #expect(Fleet.screen.buttons[title].exists, "\(title)")
    }
    tap("renew")
    #expect(Fleet.screen.buttons["id 0"].exists)

    tap("reverse")
    #expect(Fleet.screen.buttons["x 1"].exists)
    #expect(log.take() == [])
    tap("drop")
    #expect(log.take() == ["-y"])
    tap("add")
    #expect(log.take() == ["+y"])
    #expect(Fleet.screen.buttons["y 0"].exists)
  }

  private struct Duplicates: View {
    var body: some View {
      VStack { ForEach(["a", "a"], id: \.self) { Words($0) } }
    }
  }

  private struct Constant: View {
    @State private var count = 1

    var body: some View {
      VStack {
        Push("more") { count += 1 }
        ForEach(0..<count) { Words("row \($0)") }
      }
    }
  }

  @Test func `behaviours 1010 and 1011: ids that come twice, and constant data that changes`() {
    let noted = logged { show(Duplicates()) }.notes.reasons
    #expect(
      noted == [
        """
        ForEach<Array<String>, String, Words>: the ID a occurs multiple times within the collection, \
        this will give undefined results!
        """
      ])
    show(Constant())
    let more = logged { tap("more") }.notes.reasons
    #expect(texts == ["row 0"])
    #expect(
      more.first?.hasPrefix("ForEach<Range<Int>, Int, Words> count (2) != its initial") == true)
  }
}

extension EnvironmentValues {
  private struct SuffixKey: EnvironmentKey { static let defaultValue = "!" }

  var suffix: String {
    get { self[SuffixKey.self] }
    set { self[SuffixKey.self] = newValue }
  }
}
