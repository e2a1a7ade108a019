/// The answers to questions about the screen once a test has stopped, and nothing happens any more.
///
/// A test that has stopped still runs to its end, and may ask in a loop, such as
/// `while spinner.exists { … }`. As no helper acts any more, a true answer would never change: the loop
/// would not end, and the failure that stopped the test would never be seen. So a question is answered
/// by its number alone, mostly with yes, as if all went well, and now and then with no.
///
/// 16 times it is yes and then once no, twice 17 times yes and then twice no, three times 18 and 3, and so
/// on. As runs of equal answers grow, a loop ends that needs the same answer to all that it asks in a
/// round; as their lengths stay for a while, and are odd together, each question of a round is the first
/// that hears no at some time. Answers of a fixed rhythm would not do:
/// `while spinner.exists { if alert.exists { … } }` asks twice in each round, and could hear the same
/// answer to its condition every time.
package struct AnswersAfterStop: Sendable {
  /// How often no is answered in a row, after 15 more yes.
  private var run = 1
  /// How often there was such a run.
  private var times = 0
  private var asked = 0

  package init() {}

  package mutating func next() -> Bool {
    asked += 1
    if asked <= 15 + run { return true }
    if asked == 15 + 2 * run {
      asked = 0
      times += 1
      if times == run { (run, times) = (run + 1, 0) }
    }
    return false
  }
}
