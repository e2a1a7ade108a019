import PropertyLists
import XcodeProjects

/// A text that is another one for other headers, and the same on each machine.
package struct HeaderDigest {
  private var hash: UInt64 = 14_695_981_039_346_656_037

  /// - Parameter headers: The headers with their names, in the order in which they count.
  package init(_ headers: [(name: String, bytes: [UInt8])]) {
    for header in headers {
      for byte in header.name.utf8 { add(byte) }
      add(0)
      // A checkout may have other ends of lines.
      for byte in header.bytes where byte != UInt8(ascii: "\r") { add(byte) }
      add(0)
    }
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }

  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Says that headers have changed since a stand-in was made of them, if they have.
  static func complaint(about target: TargetDescription) -> String? {
    guard let digest = target.headersDigest else { return nil }
    let headers = target.headers.map { path in
      (name: FilePath.name(of: path), bytes: (try? FileBytes.read(path)) ?? [])
    }
    guard HeaderDigest(headers).text != digest else { return nil }
    let names = target.headers.prefix(3).map { FilePath.name(of: $0) }.joined(separator: ", ")
    let more = target.headers.count > 3 ? " and \(target.headers.count - 3) more" : ""
    return "\(names)\(more): these headers have changed since the stand-in was made of them. Run "
      + "'\(target.headersCommand ?? "fleet-init")' again."
  }
}
