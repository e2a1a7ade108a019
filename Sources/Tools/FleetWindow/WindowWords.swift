/// What the program says.
enum WindowWords {
  static let help = """
    Shows the app in a browser, on this machine alone: open the address that it prints.

      --port N    the port, from 1 to 65535; a free one without it

    """

  static let noPort = "The option --port needs a number from 1 to 65535."

  static func unknownOption(_ option: String) -> String {
    "There is no option \(option). There are --port and --help."
  }

  static func address(port: UInt16, token: String) -> String {
    "The app is at http://127.0.0.1:\(port)/#\(token)\n"
      + "What stands behind the # is the key to it: keep it to yourself. Control-C ends it."
  }

  static let ended = "The port is closed, and no page is served any more."

  static func notBound(_ port: UInt16, _ reason: String) -> String {
    "No page can be served at port \(port): \(reason)."
  }
}
