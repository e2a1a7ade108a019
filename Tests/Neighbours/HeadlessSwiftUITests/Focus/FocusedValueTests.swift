import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

private struct BirdKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
private struct RingKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
  fileprivate var bird: String? {
    get { self[BirdKey.self] }
    set { self[BirdKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }

  fileprivate var ring: (() -> Void)? {
    get { self[RingKey.self] }
    set { self[RingKey.self] = newValue }
  }
}

/// What views say to others on account of the focus.
@MainActor
@Suite("Values that go with the focus", .freshApplication)
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.bird) private var bird
    @FocusedBinding(\.count) private var count

    var body: some View {
      Words("\(bird ?? "no bird") \(count ?? 0)")
      Push("Count") { count = (count ?? 0) + 1 }
    }
  }

  private struct Desk: View {
    @State private var count = 3
    @State private var name: String? = "wren"
    @FocusState private var isIn: Bool

    var body: some View {
      VStack {
        Reader()
        VStack {
          TextField("A", text: .constant("")).focusedValue(\.bird, "robin")
          TextField("B", text: .constant("")).focusedValue(\.count, $count)
          TextField("C", text: .constant("")).focusedValue(\.bird, name)
          TextField("D", text: .constant("")).focused($isIn)
        }
        .focusedValue(\.bird, "thrush")
        TextField("E", text: .constant(""))
        Push("Rename") { name = name == "wren" ? "tit" : nil }
        Push("Leave") { isIn = false }
      }
    }
  }

  @Test func `behaviour 1460: a value goes with the focus, and what is closest to it counts`() {
    show(Desk())
    #expect(texts.contains("no bird 0"))

    let rows = [
      ("A", "robin 0"), ("B", "thrush 3"), ("C", "wren 0"), ("E", "no bird 0"), ("D", "thrush 0"),
    ]
    for (field, said) in rows {
      Fleet.screen.textFields[field].tap()
      #expect(texts.contains(said), "\(field): \(texts)")
    }
    tap("Leave")
    #expect(texts.contains("no bird 0"))
  }

  @Test func `behaviours 1460 and 1462: another value is read, and none leaves the one around`() {
    show(Desk())
    Fleet.screen.textFields["C"].tap()
    tap("Rename")
    #expect(texts.contains("tit 0"))
    tap("Rename")
    #expect(texts.contains("thrush 0"))
  }

  @Test func `behaviour 1463: a binding is read and set as its value`() {
    show(Desk())
    tap("Count")
    #expect(texts.contains("no bird 0"))
    Fleet.screen.textFields["B"].tap()
    tap("Count")
    #expect(texts.contains("thrush 4"))
  }

  // MARK: Scenes

  private struct Hall: View {
    @State private var isShown = true
    @State private var isPresented = false

    var body: some View {
      VStack {
        Reader()
        TextField("A", text: .constant("")).focusedValue(\.bird, "robin")
        TextField("B", text: .constant(""))
        if isShown { Words("door").focusedSceneValue(\.bird, "owl") }
        Push("Door") { isShown.toggle() }
        Push("Sheet") { isPresented = true }
      }
      .focusedSceneValue(\.bird, "crow")
      .sheet(isPresented: $isPresented) {
        VStack { Reader() }.focusedSceneValue(\.bird, "swift")
      }
    }
  }

  @Test func `behaviour 1461: a scene's value is there whatever has the focus`() {
    show(Hall())
    #expect(texts.contains("owl 0"))
    Fleet.screen.textFields["B"].tap()
    // The view around the focus is closer to it than one beside it.
    #expect(texts.contains("crow 0"))
    Fleet.screen.textFields["A"].tap()
    #expect(texts.contains("robin 0"))
  }

  @Test func `behaviour 1461: a scene's value goes with its view`() {
    show(Hall())
    tap("Door")
    #expect(texts.contains("crow 0"))
    tap("Door")
    #expect(texts.contains("owl 0"))
    tap("Sheet")
    #expect(texts.contains("swift 0"))
  }

  private struct Birds: App {
    @FocusedValue(\.bird) private var bird

    var body: some Scene { WindowGroup { [bird] in Nest(bird: bird) } }
  }

  private struct Nest: View {
    let bird: String?

    var body: some View { Words(bird ?? "no bird").focusedSceneValue(\.bird, "owl") }
  }

  @Test func `behaviour 1461: an app reads what its scene says`() {
    launchApp(Birds.self)
    Fleet.settle()
    #expect(texts == ["owl"])
  }

  // MARK: Objects

  private final class Nestling: ObservableObject { @Published var weight = 1 }
  @Observable fileprivate final class Egg { var weight = 10 }

  private struct Scales: View {
    @FocusedObject private var nestling: Nestling?
    @FocusedValue(Egg.self) private var egg

    var body: some View {
      Words("\(nestling?.weight ?? 0) \(egg?.weight ?? 0)")
      Push("Feed") {
        $nestling?.weight.wrappedValue += 1
        egg?.weight += 1
      }
    }
  }

  private struct Nursery: View {
    let nestling: Nestling
    let egg: Egg
    let isOfScene: Bool

    var body: some View {
      VStack {
        Scales()
        if isOfScene {
          Words("nest").focusedSceneObject(nestling).focusedSceneValue(egg)
        } else {
          TextField("A", text: .constant("")).focusedObject(nestling).focusedValue(egg)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `behaviour 1464: the changes of an object change who reads it`(isOfScene: Bool) {
    show(Nursery(nestling: Nestling(), egg: Egg(), isOfScene: isOfScene))
    if !isOfScene {
      #expect(texts == ["0 0"])
      Fleet.screen.textFields["A"].tap()
    }
    #expect(texts.contains("1 10"))
    tap("Feed")
    #expect(texts.contains("2 11"))
  }

  // MARK: Closures

  private struct Tower: View {
    let log: Log
    @State private var count = 0
    @FocusedValue(\.ring) private var ring

    var body: some View {
      let _ = log.add("body")
      let count = count
      VStack {
        Push("Ring") { ring?() }
        Push("More") { self.count += 1 }
      }
      .focusedSceneValue(\.ring) { log.add("rings \(count)") }
    }
  }

  @Test func `behaviour 1465: a view that reads the closure that it says comes to rest`() {
    let log = Log()
    show(Tower(log: log))
    tap("More")
    #expect(log.take().count < 10)
    tap("Ring")
    #expect(log.take() == ["rings 1"])
  }
}
