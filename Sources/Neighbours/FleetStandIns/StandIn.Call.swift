import FailureReporting
import HeadlessUIKit

extension StandIn {
  /// A call of a stand-in.
  public final class Call: CustomStringConvertible {
    /// The function as Swift names it, such as `Auth.signIn(withEmail:password:completion:)`.
    public let name: String
    private let keptReceiver: KeptValue
    private let keptArguments: [KeptValue]
    private let place: CallPlace?
    /// Whether a file by hand did it, which calls the completion itself.
    var isDoneByHand = false

    init(_ name: String, _ receiver: Any?, _ arguments: [Any?]) {
      self.name = name
      keptReceiver = KeptValue(receiver, isReceiver: true)
      keptArguments = arguments.map { KeptValue($0) }
      let blocks = arguments.enumerated().compactMap { index, argument in
        (argument as? Block).map { (index, $0) }
      }
      place = blocks.isEmpty ? nil : CallPlace()
      guard !blocks.isEmpty else { return }
      let completions = StandInNames.completions(of: name)
      for (index, block) in blocks {
        let isCompletion = completions.indices.contains(index) && completions[index]
        block.belong(to: self, isCompletion: isCompletion)
      }
    }

    /// The asked object, as long as it is there; `nil` for a function of a class or of none.
    public var receiver: Any? { keptReceiver.value }

    /// The arguments, with a ``Block`` for each closure.
    ///
    /// Screens, views and other objects of the app's are there as long as something else keeps them alive.
    public var arguments: [Any?] { keptArguments.map(\.value) }

    /// Returns an argument as a type, or `nil` where it has another one.
    public func argument<Value>(_ index: Int, as type: Value.Type = Value.self) -> Value? {
      guard keptArguments.indices.contains(index) else { return nil }
      return keptArguments[index].value.flatMap { $0 as? Value }
    }

    /// Returns the closure at a place, where several were handed over.
    public func block(_ index: Int) -> Block? { argument(index) }

    /// Calls the closure that was handed over, the last one of several.
    ///
    /// Missing values are `nil`, or the least there is. A completion is called once, a listener as often
    /// as there is something to hear.
    public func complete(
      _ values: Any?..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      let site = CallSite(fileID, filePath, line, column)
      guard let block = blocks.last else {
        return mistake("\(name) was given no completion.", at: site)
      }
      block.call(values, at: site)
    }

    var blocks: [Block] { keptArguments.compactMap { $0.value as? Block } }

    /// Lets go of what its closures keep alive: of the completions, which a file by hand calls itself, or of
    /// all.
    func letGo(ofAll: Bool) {
      for block in blocks where ofAll || block.isCompletion { block.release() }
    }

    /// Whether it was given a completion that has not been called.
    var isUnanswered: Bool {
      !isDoneByHand && blocks.contains(where: \.isCompletion)
        && !blocks.contains(where: \.wasCalled)
    }

    /// That it waits for an answer, and where it was called.
    var awaited: String {
      "`\(name.prefix { $0 != "(" })` was called\(place?.line.map { " at \($0)" } ?? ""), and has no answer"
    }

    public var description: String {
      let texts = keptArguments.map { argument in
        argument.value.map { $0 is Block ? "{ … }" : String(describing: $0) } ?? "nil"
      }
      return "\(name) [\(texts.joined(separator: ", "))]"
    }
  }
}

/// Records that a test lets a stand-in do what it cannot.
func mistake(_ reason: String, details: String = "", at site: CallSite) {
  Reporting.deliver(
    RecordedFailure(reason, name: .standIn, kind: .mistake, details: details, site: site))
}
