import FleetStandIns
import Foundation
import HeadlessUIKit

// A stand-in as it is made of the headers of a library that sings.

enum SongCode: Int, Sendable {
  case silence = 1
}

extension SongCode: _StandInErrorCode {
  var _standInError: any Error { NSError(domain: "Songs", code: rawValue) }
}

enum SongKind: Int {
  case call, song
}

class Bird: NSObject {
  override init() { super.init() }
  var name: String {
    get { _StandIn.get("Bird.name", self) }
    set { _StandIn.set("Bird.name", self, newValue) }
  }
  var keeper: (any AnyObject)? {
    get { _StandIn.get("Bird.keeper", self) }
    set { _StandIn.setWeak("Bird.keeper", self, newValue as AnyObject?) }
  }
  var onSong: ((String) -> Void)? {
    get { _StandIn.get("Bird.onSong", self) }
    set { _StandIn.set("Bird.onSong", self, newValue, isKept: false) }
  }
  var eggs: [Int] { _StandIn.get("Bird.eggs", self) }
  var kind: SongKind { _StandIn.get("Bird.kind", self) }
}

class Aviary: NSObject {
  override init() { super.init() }
  class var shared: Aviary { _StandIn.get("Aviary.shared", nil) }
  class func aviary() -> Self { _StandIn.call("Aviary.aviary()", nil, []) }
  func branch(_ path: String) -> Aviary { _StandIn.call("Aviary.branch(_:)", self, [path]) }
  func makeBird() -> Bird { _StandIn.call("Aviary.makeBird()", self, []) }
  func bird(on screen: UIViewController) -> Bird? {
    _StandIn.call("Aviary.bird(on:)", self, [screen])
  }
  func release(_ bird: Bird) throws {
    try _StandIn.callThrowing("Aviary.release(_:)", self, [bird]) as Void
  }
  func count() -> Int { _StandIn.call("Aviary.count()", self, []) }
  func feed(_ grams: Double) { _StandIn.call("Aviary.feed(_:)", self, [grams]) as Void }
  func feed(_ grams: Double, at hour: Int) {
    _StandIn.call("Aviary.feed(_:at:)", self, [grams, hour]) as Void
  }
  func listen(to name: String, completion: ((Bird?, (any Error)?) -> Void)? = nil) {
    _StandIn.call(
      "Aviary.listen(to:completion:)", self,
      [
        name,
        completion.map { block in
          StandIn.Block(_body: { values in block(values(0), values(1)) })
        },
      ]) as Void
  }
  @MainActor func listen(to name: String) async throws -> Bird {
    try await _StandIn.callAsync(
      "Aviary.listen(to:completion:)", self, [name], { values in values(0) })
  }
  func addListener(_ listener: @escaping (String) -> Void) {
    _StandIn.call(
      "Aviary.addListener(_:)", self,
      [StandIn.Block(_body: { values in listener(values(0)) })]) as Void
  }

  static let names = """
    Aviary.addListener(_:)
    Aviary.aviary()
    Aviary.bird(on:)
    Aviary.branch(_:)
    Aviary.count()
    Aviary.feed(_:)
    Aviary.feed(_:at:)
    Aviary.listen(to:completion:)
    Aviary.makeBird()
    Aviary.release(_:)
    Aviary.shared
    Bird.eggs
    Bird.keeper
    Bird.kind
    Bird.name
    Bird.onSong
    """
}
