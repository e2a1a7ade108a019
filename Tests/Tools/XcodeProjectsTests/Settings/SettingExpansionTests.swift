import Testing
import XcodeProjects

@Suite("Build settings, expanded")
struct SettingExpansionTests {
  private func settings(_ levels: [(String, String)]...) -> BuildSettings {
    var settings = BuildSettings(BuildSurroundings(configuration: "Debug"))
    for level in levels {
      settings.add(level.map { SettingAssignment(name: $0.0, value: $0.1) })
    }
    return settings
  }

  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME}", "My App"), ("$NAME!", "My App!"), ("<$(NOBODY)>", "<>"),
    ("$(NAME:c99extidentifier)", "My_App"), ("$(NAME:rfc1034identifier)", "My-App"),
    ("$(NAME:lower)", "my app"), ("$(NAME:upper)", "MY APP"),
    ("$(NAME:lower:identifier)", "my_app"),
    ("$(NOBODY:default=x)", "x"), ("$(NAME:default=x)", "My App"),
    ("$(NOBODY:default=$(NAME))", "My App"),
    ("$(V_$(KIND))", "two"), ("https:/$()/host", "https://host"), ("$$(NAME)", "$(NAME)"),
    ("$(PATH_OF:dir)", "/a/b"), ("$(PATH_OF:file)", "c.Swift"), ("$(PATH_OF:base)", "c"),
    ("$(PATH_OF:suffix)", ".Swift"), ("$(PATH_OF:dir=/x)", "/x/c.Swift"),
    ("$(NAME:quote)", "\"My App\""),
    ("$(NAME:unknown)", "My App"), ("$(UP:standardizepath)", "/a"), ("a $(NAME", "a $(NAME"),
    ("100 $", "100 $"), ("$ ", "$ "), ("no reference", "no reference"),
  ])
  func `puts in what a text refers to`(text: String, value: String) {
    let settings = settings([
      ("NAME", "My App"), ("KIND", "B"), ("V_B", "two"), ("PATH_OF", "/a/b/c.Swift"),
      ("UP", "/a/b/.."),
    ])

    #expect(settings.expanded(text) == value)
  }

  @Test func `takes the value of the level below for what is inherited`() {
    let settings = settings(
      [("A", "1"), ("B", "x")], [("A", "$(inherited) 2")],
      [("A", "$(A) 3"), ("C", "$(inherited)y")])

    #expect(settings["A"] == "1 2 3")
    #expect(settings["B"] == "x")
    #expect(settings["C"] == "y")
  }

  @Test func `comes to an end where settings lead in a circle`() {
    let settings = settings([("A", "a$(B)"), ("B", "b$(C)"), ("C", "c$(A)"), ("D", "$(D)")])

    #expect(settings["A"] == "abc")
    #expect(settings["D"] == "")
  }

  @Test func `comes to an end where values grow without end`() {
    let doubled = (0..<60).map { ("A\($0)", "x$(A\($0 + 1))$(A\($0 + 1))") }
    let chained = (0..<100_000).map { ("B\($0)", "$(B\($0 + 1))") }

    #expect(settings(doubled)["A0"].hasPrefix("xxxx"))
    #expect(settings(chained)["B0"] == "")
  }

  @Test(arguments: [
    ("2048 Game", "_048_Game"), ("My-App", "My_App"), ("Größe", "Größe"), ("../x", "___x"),
    ("App_2", "App_2"), ("", ""), ("日本", "日本"),
  ])
  func `makes identifiers of names`(name: String, identifier: String) {
    #expect(SettingOperator.identifier(name) == identifier)
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), (#"a "b c" 'd e'"#, ["a", "b c", "d e"]),
    (#"a\ b "" c"#, ["a b", "", "c"]),
    ("  ", []), (#"-D"X" "#, ["-DX"]),
  ])
  func `splits lists at blanks outside of quotes`(text: String, words: [String]) {
    #expect(SettingList.words(text) == words)
  }
}
