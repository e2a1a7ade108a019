import FleetInit
import FleetPort
import Foundation
import StandInMaker

// Headers are read in a process of their own, which this one starts.
if CommandLine.arguments.dropFirst().first == ImporterProgram.word {
  exit(ImporterProgram.run(Array(CommandLine.arguments.dropFirst(2))) { print($0) })
}
Interruption.passOn()
// The package that the command is run from is the one that the new package depends on: that in whose
// folder the program is, or else the one that it was built in.
let program = Bundle.main.executablePath ?? ""
let command = InitCommand(
  fleet: FleetSource.folder(around: program) ?? FleetPackage.folder, print: { print($0) },
  complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
