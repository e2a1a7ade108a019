/// The branches of `#available` that no world of an app's tests runs.
package struct UnrunBranches: Encodable {
  /// The versions of iOS that the tests run on.
  let systems: [String]
  /// The branches, each with the versions that it is for.
  let places: [Diagnosis.Remark]

  /// Looks for the branches in a module, whose tests run on these versions.
  init(of module: Module, on systems: Set<SystemNumber>) {
    self.systems = systems.sorted().map(\.text)
    places = module.files.flatMap { file in
      SystemQuestion.all(in: file).filter(\.version.isKnown).flatMap { question in
        let (from, before) = question.branches(in: file)
        var texts: [String] = []
        if from, !systems.contains(where: { $0 >= question.version }) {
          texts.append("from iOS \(question.version.text) on")
        }
        let isOld = question.version > SystemNumber.first
        if before, isOld, !systems.contains(where: { $0 < question.version }) {
          texts.append("before iOS \(question.version.text)")
        }
        let start = file.tokens[question.start].start
        return texts.map {
          Diagnosis.Remark(
            file: file.path, line: file.line(of: start), column: file.column(of: start) + 1,
            text: $0)
        }
      }
    }
  }

  /// The versions of iOS that tests name, as in `.systems(.iOS(16), .iOS(17, 4))`.
  package static func systems(namedIn files: [SourceFile]) -> Set<SystemNumber> {
    Set(
      files.flatMap { file in
        file.indices(of: "iOS").compactMap { index in
          guard index > 0, file.tokens[index - 1].isSign("."), index + 1 < file.tokens.count,
            file.tokens[index + 1].isSign("("), case let end = file.closing(index + 1),
            end > index
          else { return nil }
          let numbers = file.text(file.tokens[index + 1].end, file.tokens[end].start)
          return SystemNumber(
            numbers.split(separator: ",", omittingEmptySubsequences: false)
              .map { $0.filter { !$0.isWhitespace } }.joined(separator: "."))
        }
      })
  }
}
