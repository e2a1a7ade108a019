import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// When what happens to views happens, and in which order.
@MainActor
@Suite("Order of SwiftUI's callbacks", .freshApplication)
struct OrderTests {
  private let log = Log()

  private struct Transactions: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log.add("body \(value)")
      Words("value \(value)")
        .onChange(of: value) { log.add("\($0) to \($1)") }
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
          log.add("read \(value)")
        }
    }
  }

  @Test func `behaviours 1020 and 1021: writes gather in transactions, and are read at once`() {
    show(Transactions(log: log))
    #expect(
      log.take() == ["body 0", "read 4", "body 2", "body 4", "0 to 2", "2 to 4"])
    #expect(texts == ["value 4"])
  }

  private struct Nested: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      VStack {
        Words("inner")
          .onAppear { log.add("appear a") }
          .onChange(of: value, initial: true) { log.add("initial \($0) \($1)") }
          .onAppear { log.add("appear b") }
      }
      .onAppear { log.add("appear stack") }
      .task { log.add("task") }
    }
  }

  @Test func `behaviour 1022: what appears tells so from the inside out, before tasks`() async {
    show(Nested(log: log))
    while log.lines.count < 5 { await Task.yield() }
    #expect(log.take() == ["appear a", "initial 0 0", "appear b", "appear stack", "task"])
  }

  private final class Hosting: UIHostingController<Nested> {
    var log: Log?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log?.add("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log?.add("did appear")
    }
  }

  @Test func `behaviour 1023: views appear between the calls of their controller`() {
    let controller = Hosting(rootView: Nested(log: log))
    controller.log = log
    setAsAppRootWindow(controller)
    Fleet.settle()
    let lines = log.take().filter { $0 != "task" }
    #expect(lines.first == "will appear")
    #expect(lines.last == "did appear")
    #expect(lines.count == 6)
  }

  private struct Changes: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      VStack {
        Push("add") { value += 1 }
        Words("value \(value)")
          .onChange(of: value, perform: { [value] in log.add("old \(value) new \($0)") })
          .onChange(of: value) { log.add("now \(value)") }
          .onChange(of: value) { if $1 < 3 { value += 1 } }
      }
    }
  }

  @Test func `behaviours 1024 and 1025: which closure hears of a change, and what it sets`() {
    show(Changes(log: log))
    tap("add")
    #expect(
      log.take() == [
        "old 0 new 1", "now 1", "old 1 new 2", "now 2", "old 2 new 3", "now 3",
      ])
    #expect(texts == ["value 3"])
  }

  private struct Writing: View {
    @State private var value = 0

    var body: some View {
      let _ = value = 1
      Words("value \(value)")
    }
  }

  @Test func `behaviour 1026: what a body sets is dropped, and logged`() {
    let notes = logged { show(Writing()) }.notes.reasons
    #expect(
      notes == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(texts == ["value 0"])
  }

  // MARK: Tasks

  private struct Tasks: View {
    let log: Log
    @State private var id = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        Push("next") { id += 1 }
        Push("hide") { isShown = false }
        if isShown {
          Words("task").task(id: id) { [id] in
            log.add("begin \(id)")
            while !Task.isCancelled { await Task.yield() }
            log.add("end \(id)")
          }
        }
      }
    }
  }

  @Test func `behaviour 1027: a task ends with its view, and begins anew with another value`() async
  {
    show(Tasks(log: log))
    while log.lines.count < 1 { await Task.yield() }
    tap("next")
    while log.lines.count < 3 { await Task.yield() }
    tap("hide")
    while log.lines.count < 4 { await Task.yield() }
    #expect(log.lines.first == "begin 0")
    #expect(Set(log.lines[1...2]) == ["end 0", "begin 1"])
    #expect(log.lines.last == "end 1")
  }

  // MARK: Preferences

  private struct Sum: PreferenceKey {
    static let defaultValue: [Int] = []

    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private struct Preferring: View {
    let log: Log
    @State private var value = 1

    var body: some View {
      VStack {
        Push("more") { value += 1 }
        Words("a").preference(key: Sum.self, value: [value])
        Words("b").preference(key: Sum.self, value: [10]).preference(key: Sum.self, value: [20])
        Words("c").background(
          GeometryReader { proxy in
            Color0().preference(key: Sum.self, value: [Int(proxy.size.height) > 0 ? 30 : 0])
          })
        Words("d")
      }
      .transformPreference(Sum.self) { $0.append(40) }
      .onPreferenceChange(Sum.self) { log.add("\($0)") }
    }
  }

  private struct Color0: View {
    var body: some View { Block("color") }
  }

  @Test func `behaviour 1028: values go up, in order, and are told as they change`() {
    show(Preferring(log: log))
    #expect(log.take() == ["[1, 20, 30, 40]"])
    tap("more")
    #expect(log.take() == ["[2, 20, 30, 40]"])
  }

  // MARK: Publishers

  private struct Receiving: View {
    let log: Log
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0

    var body: some View {
      Words("sum \(sum)").onReceive(subject) { sum += $0 }
    }
  }

  @Test func `behaviour 1029: what a publisher sends arrives while the view is there`() {
    let subject = PassthroughSubject<Int, Never>()
    show(Receiving(log: log, subject: subject))
    subject.send(2)
    subject.send(3)
    Fleet.settle()
    #expect(texts == ["sum 5"])
  }

  // MARK: Animations

  private struct Animated: View {
    let log: Log
    @State private var isLarge = false

    var body: some View {
      VStack {
        Push("grow") {
          withAnimation(.linear(duration: 2)) {
            isLarge = true
          } completion: {
            log.add("end")
          }
        }
        Block("box", isLarge ? 200 : 100, 50)
      }
    }
  }

  @Test func `behaviour 1030: an animation's end comes in UIKit time, what it sets at once`() {
    let controller = show(Animated(log: log))
    tap("grow")
    #expect(frames(in: controller.view)["box"]?.width == 200)
    Fleet.advance(by: .milliseconds(1900))
    #expect(log.take() == [])
    Fleet.advance(by: .milliseconds(200))
    #expect(log.take() == ["end"])
  }
}
