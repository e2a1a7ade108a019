import Foundation
import Testing

@testable import FleetWindow

@Suite("Sockets")
struct SocketsTests {
  /// Connects to a port of this machine.
  private func connection(to port: UInt16) throws -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    return file
  }

  @Test func `bytes go to and fro, up to the end`() throws {
    let (file, port) = try Sockets.listen(at: 0)
    defer { Sockets.end(file) }
    #expect(port > 0)
    let client = try connection(to: port)
    let server = try #require(Sockets.nextConnection(of: file))
    #expect(Sockets.send(Array("wren".utf8), to: client))
    #expect(Sockets.received(from: server) == Array("wren".utf8))
    #expect(Sockets.send([], to: server))
    #expect(Sockets.send(Array("owl".utf8), to: server))
    Sockets.end(server)
    #expect(Sockets.received(from: client) == Array("owl".utf8))
    #expect(Sockets.received(from: client).isEmpty)
    Sockets.end(client)
  }

  @Test func `a port in use is told of, and is free again afterwards`() throws {
    let (file, port) = try Sockets.listen(at: 0)
    #expect {
      try Sockets.listen(at: port)
    } throws: { error in
      (error as? Sockets.Refusal)?.words == "Address already in use"
    }
    Sockets.end(file)
    let again = try Sockets.listen(at: port)
    #expect(again.port == port)
    Sockets.end(again.file)
  }

  @Test func `no browser comes to a socket that is closed`() throws {
    let (file, _) = try Sockets.listen(at: 0)
    Sockets.end(file)
    #expect(Sockets.nextConnection(of: file) == nil)
  }

  @Test func `a browser that goes away is no end of the process`() throws {
    Sockets.outliveBrowsers()
    let (file, port) = try Sockets.listen(at: 0)
    defer { Sockets.end(file) }
    let client = try connection(to: port)
    let server = try #require(Sockets.nextConnection(of: file))
    Sockets.end(client)
    let many = [UInt8](repeating: 1, count: 1 << 20)
    #expect(!(Sockets.send(many, to: server) && Sockets.send(many, to: server)))
    Sockets.end(server)
  }
}
