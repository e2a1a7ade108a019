import FleetInit
import FleetPort
import Foundation

Interruption.passOn()
// The package that the command is run from is the one that the new package depends on: that in whose
// folder the program is, or else the one that it was built in.
let program = Bundle.main.executablePath ?? ""
let command = InitCommand(
  fleet: FleetSource.folder(around: program) ?? FleetPackage.folder, print: { print($0) },
  complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
