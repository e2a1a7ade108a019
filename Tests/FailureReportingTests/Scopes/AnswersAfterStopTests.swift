import Testing

@testable import FailureReporting

@Suite("Answers after a stop")
struct AnswersAfterStopTests {
  @Test func `are yes at first, and then more and more often no`() {
    var answers = AnswersAfterStop()

    let runs = (0..<20 + 21).map { _ in answers.next() ? "1" : "0" }.joined()

    #expect(runs == "1111111111111111" + "0" + "11111111111111111" + "00" + "11111")
  }

  @Test(arguments: 1...20)
  func `end a loop, however many questions it asks in a round`(questions: Int) {
    var answers = AnswersAfterStop()
    func round() -> [Bool] { (0..<questions).map { _ in answers.next() } }
    let ends: [([Bool]) -> Bool] = [
      { $0.allSatisfy(\.self) }, { !$0.contains(true) }, { !$0[0] }, { !$0[questions - 1] },
      { $0[0] && !$0[questions - 1] || questions == 1 },
    ]

    for isOver in ends { #expect((0..<1_000).contains { _ in isOver(round()) }) }
  }
}
