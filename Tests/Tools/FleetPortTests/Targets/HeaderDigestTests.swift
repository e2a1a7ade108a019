import Foundation
import TestSupport
import Testing

@testable import FleetPort

@Suite("The digest of headers")
struct HeaderDigestTests {
  @Test func `holds while the headers are as they were`() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "headers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let header = folder.appending(path: "Rope.h")
    try Data("int a;\n".utf8).write(to: header)
    var target = TargetDescription()
    #expect(HeaderDigest.complaint(about: target) == nil)
    // A project may name one that is not there.
    target.headers = [header.path, folder.appending(path: "Gone.h").path]
    target.headersDigest = HeaderDigest([("Rope.h", Array("int a;\n".utf8))]).text
    target.headersCommand = "fleet-init Shop.xcodeproj"
    #expect(HeaderDigest.complaint(about: target) == nil)

    // What the file of the target says is the same.
    let lines = target.lines(from: folder.path).joined(separator: "\n")
    #expect(TargetDescription(lines, folder: folder.path) == target)

    try Data("int b;\n".utf8).write(to: header)
    #expect(
      HeaderDigest.complaint(about: target)
        == "Rope.h, Gone.h: these headers have changed since the stand-in was made of them. Run "
        + "'fleet-init Shop.xcodeproj' again.")
    try FileManager.default.removeItem(at: header)
    #expect(HeaderDigest.complaint(about: target) != nil)
  }
}
