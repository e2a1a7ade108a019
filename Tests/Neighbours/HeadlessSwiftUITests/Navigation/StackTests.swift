import FailureReporting
import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

private typealias ObservedObject = HeadlessSwiftUI.ObservedObject

/// Stacks of screens and their paths.
@MainActor
@Suite("Stacks of SwiftUI", .freshApplication)
struct StackTests {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var mixed = NavigationPath()
    @Published var number = 1
  }

  private let log = Log()
  private let model = Model()

  /// A screen that says what happens to it, and has a state.
  private struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("\(name) count \(count)")
        Button("more") { count += 1 }
        Button("leave") { dismiss() }
        NavigationLink("to 7", value: 7)
      }
      .navigationTitle(name)
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
    }
  }

  private struct Typed: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
      NavigationStack(path: $model.path) {
        Page(name: "root", log: log)
          .navigationDestination(for: Int.self) { Page(name: "page \($0)", log: log) }
      }
    }
  }

  @Test func `behaviour 1150: a stack is UIKit's, with a screen for each value of the path`() {
    let controller = show(Typed(model: model, log: log))
    #expect(controller.stack != nil)
    #expect(controller.titles == ["root"])

    model.path = [1, 2]
    Fleet.settle()
    #expect(controller.titles == ["root", "page 1", "page 2"])
    #expect(texts.contains("page 2 count 0"))
    #expect(barButtons == ["page 1"])

    model.path.removeLast()
    Fleet.settle()
    #expect(controller.titles == ["root", "page 1"])
    model.path = [3, 4]
    Fleet.settle()
    #expect(controller.titles == ["root", "page 3", "page 4"])
    model.path = []
    Fleet.settle()
    #expect(controller.titles == ["root"])
  }

  @Test func `behaviour 1151: what the user or UIKit takes off is taken from the path`() {
    let controller = show(Typed(model: model, log: log))
    tap("to 7")
    #expect(model.path == [7])
    tap("to 7")
    #expect(model.path == [7, 7])
    #expect(controller.titles == ["root", "page 7", "page 7"])

    goBack()
    #expect(model.path == [7])
    model.path = [1, 2, 3, 4]
    Fleet.settle()
    Fleet.screen.drag(
      from: CGPoint(x: 0, y: 400), to: CGPoint(x: 350, y: 400), holding: .zero, site: CallSite())
    #expect(model.path == [1, 2, 3])
    Fleet.screen.drag(
      from: CGPoint(x: 0, y: 400), to: CGPoint(x: 40, y: 400), holding: .zero, site: CallSite())
    #expect(model.path == [1, 2, 3])
    tap("leave")
    #expect(model.path == [1, 2])
    controller.stack?.popToRootViewController(animated: true)
    Fleet.settle()
    #expect(model.path == [])
    tap("leave")
    #expect(controller.titles == ["root"])
  }

  @Test func `behaviour 1152: a path that is there from the beginning is shown at once`() {
    model.path = [5, 6]
    let controller = show(Typed(model: model, log: log))
    #expect(controller.titles.count == 3)
    #expect(texts.contains("page 6 count 0"))
    #expect(log.take() == ["page 6 appears"])
    goBack()
    #expect(log.take() == ["page 5 appears", "page 6 disappears"])
    #expect(model.path == [5])
  }

  @Test func `behaviour 1153: covered screens live on, popped ones begin anew`() {
    show(Typed(model: model, log: log))
    tap("more")
    tap("to 7")
    tap("more")
    #expect(texts.contains("page 7 count 1"))
    #expect(
      log.take() == ["root appears", "page 7 appears", "root disappears"])
    goBack()
    #expect(texts.contains("root count 1"))
    #expect(log.take() == ["root appears", "page 7 disappears"])
    tap("to 7")
    #expect(texts.contains("page 7 count 0"))
  }

  private struct Mixed: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.mixed) {
        VStack {
          NavigationLink("number", value: 1)
          NavigationLink("word", value: "one")
          NavigationLink("none", value: String?.none)
          NavigationLink("unknown", value: 2.5)
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("on", value: "after \(number)").navigationTitle("number \(number)")
        }
        .navigationDestination(for: String.self) { Text("word \($0)").navigationTitle($0) }
      }
    }
  }

  @Test func `behaviour 1154: a path of several types shows each by its own destination`() {
    let controller = show(Mixed(model: model))
    tap("number")
    tap("on")
    #expect(controller.titles == ["-", "number 1", "after 1"])
    #expect(model.mixed.count == 2)
    model.mixed.removeLast(2)
    Fleet.settle()
    #expect(controller.titles == ["-"])
    model.mixed.append("two")
    model.mixed.append(3)
    Fleet.settle()
    #expect(controller.titles == ["-", "two", "number 3"])
    goBack()
    goBack()
    #expect(model.mixed.isEmpty)
    #expect(!Fleet.screen.buttons["none"].isEnabled)
  }

  private struct Uncoded: Hashable {}

  @Test func `behaviour 1155: a path can be kept, if all of its values can`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let kept = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(kept) == path)
    #expect(NavigationPath(kept).count == 3)
    path.append(Uncoded())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["no type", "1"]"#.utf8))
    }
    model.mixed = NavigationPath(kept)
    #expect(show(Mixed(model: model)).titles.count == 4)
  }

  @Test func `behaviour 1156: what cannot be shown is logged`() {
    show(Mixed(model: model))
    let reasons = logged { tap("unknown") }.notes.reasons
    #expect(
      reasons == [
        """
        A NavigationLink is presenting a value of type “Double” but there is no matching \
        navigationDestination declaration visible from the location of the link. The link cannot be \
        activated.
        """
      ])
    #expect(model.mixed.isEmpty)

    struct Twice: View {
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in Text("inner") }
            .navigationDestination(for: Int.self) { _ in Text("outer") }
        }
      }
    }
    let doubles = logged { show(Twice()) }.notes.reasons
    #expect(
      doubles == [
        """
        A navigationDestination for “Int” was declared earlier on the stack. Only the destination \
        declared closest to the root view of the stack will be used.
        """
      ])
    tap("go")
    #expect(contents == ["inner"])

    let lost = logged { show(NavigationLink("lost", value: 1)) }.notes.reasons
    #expect(
      lost == [
        """
        NavigationLink presenting a value must appear inside a NavigationContent-based \
        NavigationView. Link will be disabled.
        """
      ])
    #expect(!Fleet.screen.buttons["lost"].isEnabled)
    let misplaced = logged {
      show(Text("x").navigationDestination(item: .constant(1 as Int?)) { Text("\($0)") })
    }.notes.reasons
    #expect(
      misplaced == [
        """
        The `navigationDestination` modifier only works inside a `NavigationStack` or \
        `NavigationSplitView`. There's a misplaced `navigationDestination(item:destination:)` modifier \
        for type `Int`. It will be ignored.
        """
      ])
  }

  private struct Tinted: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        NavigationLink("go") { Reader(number: model.number) }
          .environment(\.suffix, "root's")
      }
      .environment(\.suffix, "stack's \(model.number)")
    }
  }

  private struct Reader: View {
    let number: Int
    @Environment(\.suffix) private var suffix
    var body: some View { Text("\(suffix), number \(number)") }
  }

  @Test func `behaviour 1157: screens have the environment of the stack, and follow its values`() {
    show(Tinted(model: model))
    tap("go")
    #expect(contents == ["stack's 1, number 1"])
    model.number = 2
    Fleet.settle()
    #expect(contents == ["stack's 2, number 2"])
  }

  @Test func `behaviour 1158: a stack within a controller on a stack of UIKit's`() {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("deeper") { Text("deep") }
            Button("out") { dismiss() }
          }
          .navigationTitle("inner")
        }
      }
    }
    let outer = UINavigationController(rootViewController: UIViewController())
    setAsAppRootWindow(outer)
    let hosting = UIHostingController(rootView: Inner())
    outer.pushViewController(hosting, animated: true)
    Fleet.settle()
    tap("deeper")
    #expect(contents == ["deep"])
    #expect(outer.viewControllers.count == 2)
    #expect(hosting.stack?.viewControllers.count == 2)
    hosting.stack?.tapBackButton()
    tap("out")
    #expect(outer.viewControllers.count == 1)
  }

  @Test func `behaviour 1159: nothing of a stack stays when its controller goes`() {
    weak var hosting: UIViewController?
    weak var top: UIViewController?
    weak var kept: Model?
    autoreleasepool {
      let model = Model()
      kept = model
      let controller = show(Typed(model: model, log: log))
      model.path = [1, 2]
      Fleet.settle()
      hosting = controller
      top = controller.stack?.topViewController
      #expect(top != nil)
      model.path = [1]
      Fleet.settle()
      #expect(top == nil)
      setAsAppRootWindow(UIViewController())
    }
    Fleet.settle()
    #expect(hosting == nil)
    #expect(kept == nil)
  }
}
