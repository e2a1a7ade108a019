import FleetInit
import FleetPort
import Foundation

let tell: (String) -> Void = { print($0) }
let complain: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
let command = Command(name: "fleet-doctor", print: tell, complain: complain)
let arguments = Array(CommandLine.arguments.dropFirst())
let status = ProjectDoctor(print: tell, complain: complain).run(arguments)
exit((status ?? command.run(["--check", "--summary"] + arguments)).rawValue)
