import FleetPort
import Testing

@testable import FleetInit

@Suite("fleet-doctor of a project")
struct ProjectDoctorTests {
  @Test func `has the figures of each target`() throws {
    try Workplace.with("Larder") { place in
      var printed: [String] = []
      let command = Command(name: "fleet-doctor", print: { printed.append($0) }, complain: { _ in })
      let doctor = ProjectDoctor(
        command, dump: { _ in nil }, print: { printed.append($0) }, complain: { _ in })

      _ = doctor.run(["\(place.folder)/Larder/Larder.xcodeproj"])

      #expect(
        printed.filter { $0.hasSuffix("\n") && $0.contains(", ") }.map { $0.dropLast() }.prefix(2)
          == ["Larder, app", "LarderKit, framework"])
      #expect(printed.contains { $0.hasPrefix("4 files, ") }, "\(printed)")
    }
  }

  @Test func `says what each missing module would unlock`() throws {
    try Workplace.with("Larder") { place in
      try place.write("import Maps\nimport Web\n", to: "Larder/Larder/Both.swift")
      try place.write("import Maps\n", to: "Larder/LarderKit/Map.swift")
      var printed: [String] = []
      let command = Command(name: "fleet-doctor", print: { _ in }, complain: { _ in })
      let doctor = ProjectDoctor(
        command, dump: { _ in nil }, print: { printed.append($0) }, complain: { _ in })

      _ = doctor.run(["\(place.folder)/Larder/Larder.xcodeproj"])

      #expect(
        printed.suffix(4) == [
          "Modules that nobody provides, and the files that lack nothing but that one:",
          "  1 of 2  Maps: all that LarderKit lacks", "  1 of 1  LarderUnits", "  0 of 1  Web",
        ])
    }
  }

  @Test func `leaves folders to the command`() {
    let command = Command(print: { _ in }, complain: { _ in })
    let doctor = ProjectDoctor(command, print: { _ in }, complain: { _ in })

    #expect(doctor.run(["App"]) == nil)
    #expect(doctor.run(["--json"]) == nil)
  }

  @Test func `says why a project cannot be read`() {
    var complaints: [String] = []
    let command = Command(print: { _ in }, complain: { _ in })
    let doctor = ProjectDoctor(command, print: { _ in }, complain: { complaints.append($0) })

    #expect(doctor.run(["/Nowhere/App.xcodeproj"]) == .failure)
    #expect(complaints == ["fleet-doctor: There is no '/Nowhere/App.xcodeproj'."])
  }
}
