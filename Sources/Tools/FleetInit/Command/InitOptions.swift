import FleetPort

/// The options of the command line.
struct InitOptions: Equatable {
  /// The project, the workspace, or a folder with one of them.
  var path = "."
  var scheme: String?
  var testPlan: String?
  var configuration: String?
  /// The names of the targets to bring, besides what they need; the scheme's targets without any.
  var targets: [String] = []
  /// The names of targets to leave out.
  var without: [String] = []
  /// The modules in Swift that come as their declarations.
  var standIns: [String] = []
  /// The modules of others whose declarations do not compile either: however much of them is deferred.
  var lastResorts: [String] = []
  /// Folders with checkouts of packages.
  var checkouts: [String] = []
  /// The folder that is written, as seen from the project.
  var output = "Linux"
  /// The folder that is built in, which several projects may share, if not `.build` in the one that is
  /// written.
  var scratch: String?
  /// Where Fleet is, if not where the command is.
  var fleet: String?
  /// The repository of Fleet, where it comes from one.
  var fleetURL: String?
  var fleetVersion: String?
  /// Whether it goes on after writing: builds the package, and shows the app.
  var builds = true
  /// Whether manifests are asked though nothing is built.
  var asksManifests = false
  /// Whether the tests are run in the end.
  var runsTests = false
  /// Whether what does not compile fails the build.
  var isStrict = false
  /// The version of iOS that the app runs on, if it is not the usual one.
  var system: SystemNumber?
  /// Whether it only says what would change.
  var checks = false
  var asksForHelp = false
  /// Whether an editor is told how the sources are compiled.
  var isForEditor = false
  /// Whether programs that write code get a page beside the project.
  var isForAgents = false

  init(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    var paths: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": asksForHelp = true
      case "--check": checks = true
      case "--no-build": builds = false
      case "--manifests": asksManifests = true
      case "--test": runsTests = true
      case "--strict": isStrict = true
      case "--editor": isForEditor = true
      case "--agents": isForAgents = true
      case "--system": system = try Self.system(of: argument, in: &rest)
      case "--scheme": scheme = try Self.value(of: argument, in: &rest)
      case "--test-plan": testPlan = try Self.value(of: argument, in: &rest)
      case "--configuration": configuration = try Self.value(of: argument, in: &rest)
      case "--target": targets.append(try Self.value(of: argument, in: &rest))
      case "--without": without.append(try Self.value(of: argument, in: &rest))
      case "--stand-in": standIns.append(try Self.value(of: argument, in: &rest))
      case "--checkouts": checkouts.append(try Self.value(of: argument, in: &rest))
      case "--into": output = try Self.value(of: argument, in: &rest)
      case "--scratch-path": scratch = try Self.value(of: argument, in: &rest)
      case "--fleet": fleet = try Self.value(of: argument, in: &rest)
      case "--fleet-url": fleetURL = try Self.value(of: argument, in: &rest)
      case "--fleet-version": fleetVersion = try Self.value(of: argument, in: &rest)
      case _ where argument.hasPrefix("-"):
        throw Refusal(isWrongCall: true, "There is no option '\(argument)'.")
      default: paths.append(argument)
      }
    }
    guard paths.count < 2 else {
      throw Refusal(isWrongCall: true, "There are two paths: '\(paths[0])' and '\(paths[1])'.")
    }
    path = paths.first ?? path
    guard !runsTests || builds && !checks else {
      throw Refusal(
        isWrongCall: true, "'--test' builds the package, and '--no-build' and '--check' do not.")
    }
    guard (fleetURL == nil) == (fleetVersion == nil), fleet == nil || fleetURL == nil else {
      throw Refusal(
        isWrongCall: true,
        "'--fleet-url' and '--fleet-version' go together, and without '--fleet'.")
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Refusal) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("-") else {
      throw Refusal(isWrongCall: true, "'\(option)' needs a word behind it.")
    }
    return value
  }

  private static func system(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Refusal) -> SystemNumber {
    let text = try value(of: option, in: &rest)
    guard let system = SystemNumber(text), system.isKnown else {
      let known = SystemNumber.known
      throw Refusal(
        isWrongCall: true,
        "'\(text)' is no version of iOS from \(known.lowerBound) to \(known.upperBound).")
    }
    return system
  }

  /// What the files of all targets say because of an option.
  var linesOfTargets: [String] {
    (isStrict ? ["// UIKit deferral: strict"] : [])
      + [system].compactMap(\.self).map { "// UIKit system: \($0.text)" }
  }

  static let help = """
    Writes a package beside an Xcode project that builds its app and runs its tests on Linux, builds
    it, launches the app, and shows its first screen.

      fleet-init [App.xcodeproj | App.xcworkspace | a folder with one of them]

    Nothing is written but the folder 'Linux' beside the project. Run again, it writes what has
    changed, keeps what was written there by hand, and goes on from where it was.

      --no-build            write the package, and stop: nothing of the project is run, and no manifest
      --manifests           with '--no-build': ask SwiftPM what the manifests of packages say
      --check               write nothing, and build nothing; the status is 1 where something would
                            change
      --test                run the tests in the end; where one ends the process, the others run in a
                            new one
      --strict              what does not compile fails the build, and is not deferred
      --system VERSION      the version of iOS that the app and its tests run on, such as 17 or 16.4, where
                            no test and no FLEET_SYSTEM says otherwise; 18 without it
      --editor              write 'Linux/compile_commands.json', too, by which sourcekit-lsp understands
                            the sources of the project, once the package has been built
      --agents              write 'AGENTS.md' beside the project, too, which tells programs that write
                            code how to run the app and its tests
      --scheme NAME         the scheme that says what is built and tested
      --target NAME         a target to bring, with all that it needs; may be there several times
      --without NAME        a target to leave out
      --stand-in MODULE     a package or a pod in Swift of which only the declarations come, as of one
                            in Objective-C; it stays so until its folder in 'Linux/StandIns' goes
      --test-plan NAME      the test plan of the scheme
      --configuration NAME  the build configuration, instead of that of the scheme
      --checkouts FOLDER    checkouts of packages, such as SourcePackages/checkouts
      --into FOLDER         another folder than 'Linux'
      --scratch-path FOLDER  where it is built: projects that share it build Fleet once
      --fleet PATH          where Fleet is, if not where this command is
      --fleet-url URL       the repository that Fleet comes from, instead
      --fleet-version V     and its version
      --help                this text

    The status is 0, or 1 if '--check' finds a difference or a test fails, or 2 if the project cannot be brought over,
    or 3 if the package does not build or the app does not come up, or 64 if the call is wrong.
    """
}
