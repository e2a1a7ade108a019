import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Traits of the app's that are values of the environment.
@MainActor
@Suite("Traits in SwiftUI's environment", .freshApplication)
struct BridgedTraitTests {
  private struct Flavor: UITraitDefinition, UITraitBridgedEnvironmentKey {
    static let defaultValue = "plain"
    static func read(from traitCollection: UITraitCollection) -> String {
      traitCollection[Flavor.self]
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
      mutableTraits[Flavor.self] = value
    }
  }

  private struct Tasted: View {
    @Environment(\.self) private var environment
    var body: some View { Text("tastes \(environment[Flavor.self])") }
  }

  private final class Taster: UILabel {}

  private struct Tasting: UIViewRepresentable {
    func makeUIView(context: Context) -> Taster { Taster() }
    func updateUIView(_ view: Taster, context: Context) {
      view.text = "\(context.environment[Flavor.self]), \(view.traitCollection[Flavor.self])"
    }
  }

  @Test func `behaviour 1410: a trait of the app's is a value of the environment, both ways`() {
    let controller = show(
      VStack {
        Tasted()
        Tasting().transformEnvironment(\.self) { $0[Flavor.self] = "sweet" }
      })
    #expect(texts == ["tastes plain", "sweet, sweet"])
    controller.traitOverrides[Flavor.self] = "sour"
    Fleet.settle()
    #expect(texts == ["tastes sour", "sweet, sweet"])
  }
}
