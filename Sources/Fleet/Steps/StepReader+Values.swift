extension StepReader {
  /// Goes past a word that has to stand here.
  package mutating func expect(_ word: String, _ what: String) throws(StepMistake) {
    guard take(word) else { throw StepMistake(StepWords.missing(what, behind: word)) }
  }

  /// A length of time.
  mutating func seconds() throws(StepMistake) -> Double {
    let what = "a time such as 2s"
    let units = [
      "s": 1, "sec": 1, "second": 1, "seconds": 1, "ms": 0.001, "min": 60, "minute": 60,
      "minutes": 60,
    ]
    let seconds = try number(what, units)
    guard seconds >= 0, seconds.isFinite else {
      throw StepMistake(StepWords.noNumber("\(seconds)", what))
    }
    return seconds
  }
}
