/// The arguments of the process.
package struct WindowOptions: Equatable {
  package struct Mistake: Error, Equatable {
    package let sentence: String
  }

  /// The port; 0 for one that is free.
  package private(set) var port: UInt16 = 0
  package private(set) var isForHelp = false

  package init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": isForHelp = true
      case "--port":
        guard let port = rest.popFirst().flatMap({ UInt16($0) }), port > 0 else {
          throw Mistake(sentence: WindowWords.noPort)
        }
        self.port = port
      default: throw Mistake(sentence: WindowWords.unknownOption(option))
      }
    }
  }
}
