import FleetInit
import FleetPort
import Foundation

// The package that the command is in is the one that the new package depends on.
let command = InitCommand(
  fleet: FleetPackage.folder, print: { print($0) },
  complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
