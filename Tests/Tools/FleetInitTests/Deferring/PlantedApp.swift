/// An app that compiles, into which errors are planted.
enum PlantedApp {
  /// An error in the place of a text that stands once in the app.
  struct Error: CustomStringConvertible, Sendable {
    let file: String
    let text: String
    let planted: String
    /// What is deferred for it, without the compiler's words.
    let entries: [String]

    init(_ file: String, _ text: String, _ planted: String, _ entries: String...) {
      (self.file, self.text, self.planted, self.entries) = (file, text, planted, entries)
    }

    var description: String { planted }
  }

  /// Ten kinds, five of each: the first ones of all kinds are planted together.
  static let errors: [(kind: String, errors: [Error])] = [
    (
      "a name",
      [
        Error(cart, "onChange?(items.count)", "onChange?(itemCount)", "Cart.add(_:): statement 2"),
        Error(cart, "items.append(item)", "Tracker.log(item)", "Cart.add(_:): statement 1"),
        Error(scene, "cart.add(item)", "cart.add(thing)", "Scene.show(_:): statement 3"),
        Error(scene, "counts = []", "counts = none()", "Scene.refresh(): statement 1"),
        Error(
          cart, "return prices.reduce(0, +)", "return sum(prices)", "Cart.total(): statement 3"),
      ]
    ),
    (
      "a member",
      [
        // Nothing else says what the closure answers, and so what the variable is.
        Error(cart, "$0.price }", "$0.cost }", "Cart.total(): statement 1 and the rest"),
        Error(cart, "items.append(item)", "items.push(item)", "Cart.add(_:): statement 1"),
        Error(cart, "all.append(\"Cart\")", "all.add(\"Cart\")", "Cart.labels: statement 2"),
        Error(scene, "cart.add(item)", "cart.put(item)", "Scene.show(_:): statement 3"),
        Error(scene, "return \"Name\"", "return self.label", "Row.text: statement 2"),
      ]
    ),
    (
      "a type",
      [
        Error(
          scene, "weak var other: Scene?", "weak var other: Map?",
          "Scene.other: placeholder class Map: NSObject"),
        Error(
          scene, "show(_ item: Item?)", "show(_ item: Thing?)", "Scene.show(_:): the declaration"),
        Error(
          scene, "extension Scene: Refreshing", "extension Scene: Refreshable",
          "Scene: conformance to Refreshable"),
        Error(
          scene, "class Scene: Base", "class Scene: MapScene", "Scene.start(): override",
          "Scene.start(): statement 1", "Scene: placeholder superclass MapScene: NSObject"),
        Error(
          cart, "onChange: ((Int)", "onChange: ((Change)", "Cart.add(_:): statement 2",
          "Cart.onChange: placeholder class Change: NSObject", "Scene.start(): statement 3"),
      ]
    ),
    (
      "a module",
      [
        Error(cart, "import Foundation", "import Foundation; import Gone", "import Gone: import"),
        Error(
          cart, "import Foundation", "@testable import Gone; import Foundation",
          "import Gone: import"),
        Error(
          scene, "import Foundation", "import Foundation; import class Gone.Thing",
          "import class Gone.Thing: import"),
        Error(
          scene, "import Foundation", "import Gone.Inner; import Foundation",
          "import Gone.Inner: import"),
        Error(
          scene, "import Foundation", "import Foundation; import GoneOS; import GoneUI",
          "import GoneOS: import", "import GoneUI: import"),
      ]
    ),
    (
      "an argument",
      [
        Error(scene, "cart.add(item)", "cart.add(item, 2)", "Scene.show(_:): statement 3"),
        Error(scene, "var cart = Cart()", "var cart = Cart(max: 3)", "Scene.cart: value"),
        Error(cart, "items.append(item)", "items.append(\"a\")", "Cart.add(_:): statement 1"),
        Error(
          cart, "decode([Item].self, from: data)", "decode([Item].self)",
          "Cart.load(from:): statement 1"),
        Error(scene, "super.start()", "super.start(1)", "Scene.start(): statement 1"),
      ]
    ),
    (
      "an initializer",
      [
        Error(
          cart, "self.limit = limit", "self.limit = limits", "Cart.init(limit:): statement 1"),
        Error(
          cart, "self.limit = limit", "self.limit = limit.most", "Cart.init(limit:): statement 1"),
        Error(
          cart, "self.limit = limit", "self.limit = Int(limit, of: 2)",
          "Cart.init(limit:): statement 1"),
        Error(
          cart, "self.limit = limit", "self.limit = Limits.all(limit)",
          "Cart.init(limit:): statement 1"),
        Error(cart, "note(limit)", "note(limit, 1)", "Cart.init(limit:): statement 2"),
      ]
    ),
    (
      "a closure",
      [
        Error(cart, "all.append(\"Cart\")", "all.append(Label)", "Cart.labels: statement 2"),
        Error(
          scene, "self.counts.append(count)", "self.counts.push(count)",
          "Scene.start(): statement 3"),
        Error(
          scene, "self.counts.append(count)", "self.cart.add(count)", "Scene.start(): statement 3"),
        Error(cart, "$0.price }", "$0.price(1) }", "Cart.total(): statement 1 and the rest"),
        Error(cart, "return all", "return all.size", "Cart.labels: statement 3"),
      ]
    ),
    (
      "a default",
      [
        Error(
          cart, "limit: Int = 10", "limit: Int = Limits.most",
          "Cart.init(limit:): default of parameter 1"),
        Error(cart, "price: Int = 1", "price: Int = Prices.least", "Item.price: value"),
        Error(scene, "counts: [Int] = []", "counts: [Int] = Store.counts", "Scene.counts: value"),
        Error(cart, "items: [Item] = []", "items: [Item] = Item.all", "Cart.items: value"),
        Error(
          cart, "from data: Data)", "from data: Data = Store.data)",
          "Cart.load(from:): default of parameter 1"),
      ]
    ),
    (
      "an attribute",
      [
        Error(
          scene, "var counts: [Int]", "@Kept(key: \"a\") var counts: [Int]",
          "Scene.counts: attribute @Kept"),
        Error(cart, "lazy var labels", "@Stored lazy var labels", "Cart.labels: attribute @Stored"),
        Error(
          cart, "final class Cart", "@Observed final class Cart", "Cart: attribute @Observed"),
        Error(
          scene, "func refresh() {", "@Logged func refresh() {",
          "Scene.refresh(): attribute @Logged"),
        Error(cart, "let limit: Int", "@Clamped var limit: Int", "Cart.limit: attribute @Clamped"),
      ]
    ),
    (
      "a promise",
      [
        Error(scene, "override func start", "override func begin", "Scene.begin(): override"),
        Error(
          scene, "func refresh() {", "func renew() {", "Scene: conformance to Refreshing"),
        Error(
          cart, "Codable, Equatable", "Codable, Equatable, Named", "Item: conformance to Named"),
        Error(scene, "case .price: return \"Price\"", "", "Row.text: statement 1"),
        Error(scene, "return true", "", "Scene.show(_:): body"),
      ]
    ),
  ]

  private static let (cart, scene) = ("Cart.swift", "Scene.swift")

  static let sources = [
    cart: """
    import Foundation

    protocol Named { var id: Int { get } }

    struct Item: Codable, Equatable {
      var name: String
      var price: Int = 1
    }

    final class Cart {
      private(set) var items: [Item] = []
      let limit: Int
      var onChange: ((Int) -> Void)?
      lazy var labels: [String] = {
        var all: [String] = []
        all.append("Cart")
        return all
      }()

      init(limit: Int = 10) {
        self.limit = limit
        note(limit)
      }

      private func note(_ limit: Int) {}

      func add(_ item: Item) {
        items.append(item)
        onChange?(items.count)
      }

      func total() -> Int {
        let prices = items.map { $0.price }
        return prices.reduce(0, +)
      }

      func load(from data: Data) throws {
        items = try JSONDecoder().decode([Item].self, from: data)
      }
    }

    """,
    scene: """
    import Foundation

    protocol Refreshing: AnyObject { func refresh() }

    class Base {
      func start() {}
    }

    class Scene: Base {
      var cart = Cart()
      var counts: [Int] = []
      weak var other: Scene?

      override func start() {
        super.start()
        cart.onChange = { count in
          self.counts.append(count)
        }
      }

      func show(_ item: Item?) -> Bool {
        guard let item else { return false }
        cart.add(item)
        return true
      }
    }

    extension Scene: Refreshing {
      func refresh() {
        counts = []
      }
    }

    enum Row: Int {
      case name = 1
      case price

      var text: String {
        switch self {
        case .name: return "Name"
        case .price: return "Price"
        }
      }
    }

    """,
  ]
}
