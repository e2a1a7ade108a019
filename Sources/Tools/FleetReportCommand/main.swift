import FleetReport
import Foundation

let command = ReportCommand(
  print: { print($0) },
  complain: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
