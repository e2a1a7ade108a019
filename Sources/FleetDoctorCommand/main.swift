import FleetPort
import Foundation

let command = Command(
  name: "fleet-doctor",
  print: { print($0) },
  complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
let arguments = Array(CommandLine.arguments.dropFirst())
exit(command.run(["--check", "--summary"] + arguments).rawValue)
