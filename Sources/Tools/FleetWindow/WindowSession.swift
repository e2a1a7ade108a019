import Fleet
package import FleetDrive
import Foundation
import HeadlessUIKit

/// A session of `drive` as pages use it: one request after the other, whichever page it comes from.
@MainActor
package final class WindowSession {
  private let drive: DriveSession
  /// What pages that show an older moment wait at.
  package let bell = WindowBell()
  private var log: [WindowState.Entry] = []
  /// The last request that has come, behind which the next one waits.
  private var turn: Task<Void, Never>?

  /// The number of entries that are kept.
  private static let mostLogged = 500

  package init(_ drive: DriveSession) { self.drive = drive }

  /// Shows the app.
  package func launch() async { await inTurn { self.note(await self.drive.launch()) } }

  private func inTurn<Result: Sendable>(
    _ body: @escaping @MainActor () async -> Result
  ) async -> Result {
    let before = turn
    let mine = Task { @MainActor in
      await before?.value
      return await body()
    }
    turn = Task { _ = await mine.value }
    return await mine.value
  }

  // MARK: Looking

  /// What there is to be shown, with what the log has behind a number.
  func state(since number: Int) async -> HTTPAnswer {
    await inTurn { await self.currentState(since: number) }
  }

  private func currentState(since number: Int) async -> HTTPAnswer {
    let (version, name) = (bell.newest, drive.modules.first ?? "App")
    let waiting = drive.waiting
    var state = await drive.looking {
      var state = WindowState(version: version, name: name)
      state.mends = waiting.first.map(WindowElements.mends) ?? []
      return state
    }
    state?.steps = drive.steps.map(\.description)
    state?.waiting = waiting.map(\.description)
    state?.log = log.filter { $0.number > number }
    return HTTPAnswer(json: state)
  }

  /// The screen, as lines that a browser draws at any size.
  func picture() async -> HTTPAnswer {
    await inTurn {
      let svg = await self.drive.looking { Fleet.picture(of: Fleet.screen).svg } ?? ""
      return HTTPAnswer("image/svg+xml", Data(svg.utf8))
    }
  }

  /// What is told of the element at a point, or of one of the tree; `null` without an element.
  func details(_ message: JSONValue) async -> HTTPAnswer {
    await inTurn {
      let details = await self.drive.looking { () -> WindowDetails? in
        if let place = message["element"]?.number {
          let all = WindowElements.all()
          guard let index = Int(exactly: place), all.indices.contains(index) else { return nil }
          return WindowDetails(all[index].node)
        }
        guard let point = WindowFinger.point(message, "x", "y") else { return nil }
        let isExact = message["exact"] == true
        return WindowElements.element(at: point).map {
          WindowDetails(isExact ? $0 : WindowElements.used($0))
        }
      }
      return HTTPAnswer(json: details ?? nil)
    }
  }

  /// What VoiceOver says, and where it is.
  func speech() async -> HTTPAnswer {
    await inTurn { HTTPAnswer(json: await self.drive.looking { WindowSpeech() }) }
  }

  /// What a command answers that changes nothing, such as `audit` or `test xctest`.
  func ask(_ command: DriveCommand, _ line: String) async -> HTTPAnswer {
    await inTurn { HTTPAnswer(json: await self.drive.answer(to: command, as: line)) }
  }

  // MARK: Acting

  /// Does a command of `drive`, which says so where a line makes no sense.
  func act(_ command: DriveCommand?, _ line: String, since number: Int) async -> HTTPAnswer {
    await inTurn {
      if let command {
        self.note(await self.drive.answer(to: command, as: line))
      } else {
        self.note(await self.drive.answer(to: line))
      }
      return await self.currentState(since: number)
    }
  }

  /// Does what a finger has done on the picture.
  func touch(_ finger: WindowFinger, since number: Int) async -> HTTPAnswer {
    await inTurn {
      let step = await self.drive.looking { finger.step } ?? nil
      if let step { self.note(await self.drive.answer(to: .step(step), as: "\(step)")) }
      return await self.currentState(since: number)
    }
  }

  /// Types what has come from the keyboard of the page, letter by letter, as one step.
  func type(_ text: String, since number: Int) async -> HTTPAnswer {
    await inTurn {
      let step = UserStep.type(text)
      let answer = await self.drive.answer(to: .step(step), as: "\(step)")
      if answer.ok { self.drive.joinLast() }
      self.note(answer)
      return await self.currentState(since: number)
    }
  }

  /// Lets time pass, which is a step only where the app has something to do then.
  func pass(_ seconds: Double, since number: Int) async -> HTTPAnswer {
    await inTurn {
      let isIdle = await self.drive.looking { Fleet.pendingWork.isEmpty } ?? true
      let step = UserStep.wait(seconds: seconds)
      let answer = await self.drive.answer(to: .step(step), as: "\(step)")
      if answer.ok, isIdle { self.drive.forgetLast() } else if answer.ok { self.drive.joinLast() }
      // Of time in which nothing is due, only the page that lets it pass wants to know.
      let isQuiet = answer.ok && answer.happened.isEmpty
      if !isQuiet || !isIdle { self.note(answer, isQuiet: isQuiet) }
      return await self.currentState(since: number)
    }
  }

  /// Takes the steps again without one of them; where one of the others cannot be taken then, all stay.
  func delete(step place: Int, since number: Int) async -> HTTPAnswer {
    await inTurn {
      let (before, waiting) = (self.drive.steps, self.drive.waiting)
      if before.indices.contains(place) {
        var steps = before
        steps.remove(at: place)
        let answer = await self.drive.take(steps + waiting)
        if self.drive.steps.count < steps.count { _ = await self.drive.take(before + waiting) }
        self.note(answer)
      }
      return await self.currentState(since: number)
    }
  }

  /// Takes the steps that wait, the first one as another, or without it.
  func mend(with line: String?, since number: Int) async -> HTTPAnswer {
    await inTurn {
      self.note(await self.drive.mend(with: line))
      return await self.currentState(since: number)
    }
  }

  // MARK: Telling

  private func note(_ answer: DriveAnswer, isQuiet: Bool = false) {
    if !isQuiet {
      let number = (log.last?.number ?? 0) + 1
      log = (log + [WindowState.Entry(number: number, answer: answer)]).suffix(Self.mostLogged)
    }
    bell.ring()
  }
}
