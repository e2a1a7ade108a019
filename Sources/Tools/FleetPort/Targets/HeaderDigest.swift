import PropertyLists
import XcodeProjects

/// A text that is another one for other headers, and the same on each machine.
package struct HeaderDigest {
  package let text: String

  /// - Parameter headers: The headers with their names, in the order in which they count.
  package init(_ headers: [(name: String, bytes: [UInt8])]) {
    var fingerprint = Fingerprint()
    for header in headers {
      fingerprint.add(header.name.utf8)
      // A checkout may have other ends of lines.
      fingerprint.add(header.bytes.lazy.filter { $0 != UInt8(ascii: "\r") })
    }
    text = fingerprint.text
  }

  /// Says that headers have changed since a stand-in was made of them, if they have.
  static func complaint(about target: TargetDescription) -> String? {
    guard let digest = target.headersDigest else { return nil }
    // A project may name one that is not there.
    let headers = target.headers.compactMap { path in
      (try? FileBytes.read(path)).map { (name: FilePath.name(of: path), bytes: $0) }
    }
    guard HeaderDigest(headers).text != digest else { return nil }
    let names = target.headers.prefix(3).map { FilePath.name(of: $0) }.joined(separator: ", ")
    let more = target.headers.count > 3 ? " and \(target.headers.count - 3) more" : ""
    return "\(names)\(more): these headers have changed since the stand-in was made of them. Run "
      + "'\(target.headersCommand ?? "fleet-init")' again."
  }
}
