// Declarations that are hard to find, for .ci/checks/port-judges. It need not compile.

@objc(AWKForm) @MainActor public final class Form<T: Comparable, U>: Base<[T: U]>, A & B, @unchecked Sendable
where T: Hashable, U == Int {
  @IBOutlet private(set) weak var label: UILabel! { didSet { update("\(label.text ?? "}")") } }
  @Wrapped<Int>(default: [1: "{"]) var wrapped: Int?
  lazy var closure: (Int, @escaping (String) -> Void) throws -> [String: Any]? = { _, _ in nil }
  let text = """
    class NotAClass { func notAFunction() {} \( { (x: Int) -> Int in x }(1) )
    """
  let raw = #"\(not) "# + ##"class "# { }"##
  let regex = /func \/ [{(]/
  let extended = #/ class \{ /#
  static func < (a: Form, b: Form) -> Bool { a.count < b.count }
  static prefix func +++ (a: Form) {}
  func `class`(`in` x: Int, for _: String = "a, b: c", _ y: (Int, Int) -> Void...) async throws(E) -> some View { x }
  func generic<V>(_ v: V) -> (V) -> Void where V: P, V.A == Int { { _ in } }
  @objc
  @available(iOS 13, *)
  func action(
    _ sender: Any?,  // a comment: with (brackets
    event: UIEvent /* and } one */
  ) {}
  subscript(x: Int) -> Int { get { x } set {} }
  init?(_ x: Int) where T == Int { nil }
  deinit { class Local { func inner() {} } }
  #if os(iOS)
    func onPhone() {}
  #elseif DEBUG
    func inDebug() {}
  #else
    func elsewhere() {}
  #endif
  indirect enum Tree: Int, CaseIterable {
    case leaf = 1, node = -2
    case `default`
    case both(left: Tree, _ right: (Tree) -> Tree)
  }
  typealias Handler<R> = (Result<R, any Error>) -> Void
}

protocol P: AnyObject, Q where A: R { associatedtype A; var x: Int { get set }; func f(); static func g() -> Self }

extension Form.Tree: CustomStringConvertible { var description: String { switch self { case .leaf: "a" default: "b" } } }
extension Form.Tree? { func isThere() -> Bool { self != nil } }
extension [String] { func joinedUp() -> String { joined() } }
extension Array where Element == Int { var total: Int { reduce(0, +) } }

actor Store { nonisolated let id = 1; func load() async -> [Int] { [] } }
struct S { var a: Int = 1; private let actor = 2; var open: Bool { false }; @A @B.C("x") var d: D }

func free(_ x: @autoclosure () -> Bool, y: inout Int) rethrows {}
public let constant: (a: Int, b: [String]) = (1, [])
