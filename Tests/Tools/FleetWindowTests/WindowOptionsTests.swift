import FleetWindow
import Testing

@Suite("The window's arguments")
struct WindowOptionsTests {
  @Test func `a port may be given`() throws {
    #expect(try WindowOptions([]).port == 0)
    #expect(try WindowOptions(["--port", "8080"]).port == 8_080)
    #expect(try WindowOptions(["-h"]).isForHelp)
  }

  @Test(arguments: [
    ["--port"], ["--port", "0"], ["--port", "65536"], ["--port", "-1"], ["--port", "x"],
  ])
  func `a port is a number`(arguments: [String]) {
    let mistake = #expect(throws: WindowOptions.Mistake.self) { try WindowOptions(arguments) }
    #expect(mistake?.sentence == "The option --port needs a number from 1 to 65535.")
  }

  @Test func `other options are none`() {
    let mistake = #expect(throws: WindowOptions.Mistake.self) {
      try WindowOptions(["--host", "0.0.0.0"])
    }
    #expect(mistake?.sentence == "There is no option --host. There are --port and --help.")
  }
}
