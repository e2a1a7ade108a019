import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("NotificationCenter.notifications(named:object:)")
struct NotificationCenterNotificationsTests {
  private final class Sky: Sendable {}

  private let rain = Notification.Name("rain")

  @Test func `hands out what is posted, in order, until the task is cancelled`() async {
    let center = NotificationCenter()
    let wanted = Sky()
    var (words, isListening): ([String], Bool) = ([], false)
    let task = Task {
      var notes = center.notifications(named: rain, object: wanted).makeAsyncIterator()
      isListening = true
      while let note = await notes.next() { words.append(note.userInfo?["word"] as? String ?? "") }
      words.append("end")
    }
    while !isListening { await Task.yield() }
    for (object, word) in [(wanted, "a"), (Sky(), "b"), (wanted, "c")] {
      center.post(name: rain, object: object, userInfo: ["word": word])
    }
    while words.count < 2 { await Task.yield() }
    task.cancel()
    await task.value
    center.post(name: rain, object: wanted)

    #expect(words == ["a", "c", "end"])
  }

  @Test func `can be looped over, and stops listening behind the loop`() async {
    let center = NotificationCenter()
    var count = 0
    let task = Task {
      for await note in center.notifications(named: rain) {
        count += 1
        if note.object as? String == "last" { break }
      }
    }
    while count < 1 {
      center.post(name: rain, object: "more")
      await Task.yield()
    }
    center.post(name: rain, object: "last")
    await task.value

    #expect(count >= 2)
  }
}
