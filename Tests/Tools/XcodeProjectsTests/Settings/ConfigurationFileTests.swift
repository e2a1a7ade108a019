import PropertyLists
import Testing
import XcodeProjects

@Suite("ConfigurationFile")
struct ConfigurationFileTests {
  private func read(
    _ files: [String: String], _ body: (ConfigurationFile, String) throws -> Void
  ) throws {
    try WrittenProject.with(files: files) { project in
      try body(
        ConfigurationFile(path: project.folder + "/Config/A.xcconfig", base: project.folder),
        project.folder)
    }
  }

  private func words(_ file: ConfigurationFile) -> [String] {
    file.assignments.map { assignment in
      assignment.name
        + assignment.conditions.map { "[\($0.name)=\($0.pattern)]" }.joined() + "="
        + assignment.value
    }
  }

  @Test func `reads assignments, comments, conditions and long lines`() throws {
    let text = """
      // a comment
      A = 1 // another
      URL = https:/$()/host
      B[sdk=iphonesimulator*][arch=arm64] = x = y
      C[ sdk = iphone*, config = Debug ]=2
      D = one \\
          two
      EMPTY =
      \tE=$(inherited) "a b"
      """
    try read(["Config/A.xcconfig": text.replacing("\n", with: "\r\n")]) { file, _ in
      #expect(
        words(file) == [
          "A=1", "URL=https:/$()/host", "B[sdk=iphonesimulator*][arch=arm64]=x = y",
          "C[sdk=iphone*][config=Debug]=2", "D=one two", "EMPTY=", "E=$(inherited) \"a b\"",
        ])
      #expect(file.findings == [])
    }
  }

  @Test func `includes others where the line stands, and some only if they are there`() throws {
    try read([
      "Config/A.xcconfig":
        "A = 1\n#include \"B.xcconfig\"\n#include? \"Secret.xcconfig\"\n#include \"Config/C\"\nA = 3",
      "Config/B.xcconfig": "A = 2\n#include \"../Top.xcconfig\"", "Top.xcconfig": "T = 1",
      "Config/C.xcconfig": "C = 1",
    ]) { file, folder in
      #expect(words(file) == ["A=1", "A=2", "T=1", "C=1", "A=3"])
      #expect(file.findings == [])
      #expect(
        file.files.map { FilePath.relative($0, to: folder) }
          == ["Config/A.xcconfig", "Config/B.xcconfig", "Top.xcconfig", "Config/C.xcconfig"])
    }
  }

  @Test(arguments: [
    ("A = 1\n#include \"Gone.xcconfig\"", "2:1: 'Gone.xcconfig', which is included, is not there."),
    ("#include Gone", "1:1: '#include Gone' names no file in quotes."),
    ("\nnonsense", "2:1: 'nonsense' sets nothing."), ("1A = 2", "1:1: '1A = 2' sets nothing."),
    ("A[sdk] = 2", "1:1: 'A[sdk] = 2' sets nothing."),
    ("#include \"A.xcconfig\"", "1:1: 'A.xcconfig' includes itself."),
  ])
  func `says at which line something is wrong`(text: String, sentence: String) throws {
    try read(["Config/A.xcconfig": text]) { file, folder in
      #expect(file.findings.map { "\($0)" } == ["\(folder)/Config/A.xcconfig:\(sentence)"])
    }
  }

  @Test func `comes to an end where each file includes two others`() throws {
    var files = ["Config/A.xcconfig": "#include \"0.xcconfig\""]
    for index in 0..<40 {
      let line = "#include \"\(index + 1).xcconfig\"\n"
      files["Config/\(index).xcconfig"] = "X = 1\n" + line + line
    }
    try read(files) { file, _ in
      #expect(file.files.count == 500)
      #expect(file.findings.contains { $0.text.hasSuffix("more than 500 files are included.") })
    }
  }

  @Test func `says that the file is not there`() {
    let file = ConfigurationFile(path: "/nowhere/A.xcconfig", base: "/nowhere")

    #expect(file.findings.map { "\($0)" } == ["/nowhere/A.xcconfig: There is no such file."])
  }
}
