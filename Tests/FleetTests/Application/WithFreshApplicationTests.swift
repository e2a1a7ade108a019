import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("withFreshApplication { }")
struct WithFreshApplicationTests {
  struct Broken: Error {}

  final class WeakApplication {
    weak var application: UIApplication?
    init(_ application: UIApplication) { self.application = application }
  }

  @Test func `gives the body an application of its own, and its result back`() {
    let outer = UIApplication.shared

    let (inner, isEmpty) = withFreshApplication {
      (UIApplication.shared, UIApplication.shared.windows.isEmpty)
    }

    #expect(inner !== outer)
    #expect(isEmpty)
    #expect(UIApplication.shared === outer)
  }

  @Test func `gives one within another its own`() {
    withFreshApplication {
      let window = setAsAppRootWindow(UIViewController())
      withFreshApplication {
        #expect(UIApplication.shared.windows.isEmpty)
        setAsAppRootWindow(UIViewController())
      }

      #expect(UIApplication.shared.windows == [window])
      #expect(UIApplication.shared.keyWindow === window)
    }
  }

  @Test func `ends the application with the body, also where that throws`() throws {
    var application: UIApplication?

    #expect(throws: Broken.self) {
      try withFreshApplication {
        application = .shared
        setAsAppRootWindow(UIViewController())
        throw Broken()
      }
    }

    let ended = try #require(application)
    #expect(ended.windows.isEmpty)
    #expect(ended.mainLoop.isClosed)
  }

  @Test func `ends the application with an asynchronous body, also where that throws`() async throws
  {
    var application: UIApplication?

    await #expect(throws: Broken.self) {
      try await withFreshApplication {
        await Task.yield()
        application = .shared
        setAsAppRootWindow(UIViewController())
        throw Broken()
      }
    }

    let ended = try #require(application)
    #expect(ended.windows.isEmpty)
    #expect(ended.mainLoop.isClosed)
  }

  @Test func `serves callers off the main actor, and ends their application a little later`() async
  {
    let application = await Task.detached {
      await withFreshApplication {
        await Task { @MainActor in
          setAsAppRootWindow(UIViewController())
          return UIApplication.shared
        }
        .value
      }
    }
    .value
    let second = await Task.detached {
      withFreshApplication { Task { @MainActor in UIApplication.shared.windows.count } }
    }
    .value

    #expect(application.mainLoop.isClosed)
    #expect(await second.value == 0)
  }

  @Test func `ends the application off the main actor, synchronously`() async {
    let task = await Task.detached {
      withFreshApplication {
        Task { @MainActor in
          let application = UIApplication.shared
          await letMainActorTurn(5)
          return application.mainLoop.isClosed
        }
      }
    }
    .value

    #expect(await task.value)
  }

  @Test func `leaves no application alive after a thousand scopes with a task pending in each`()
    async
  {
    let gate = Gate()
    var applications: [WeakApplication] = []
    var tasks: [Task<Bool, Never>] = []

    for _ in 0..<1_000 {
      withFreshApplication {
        let screen = UIViewController()
        setAsAppRootWindow(screen)
        UIApplication.shared.mainLoop.enqueue("turn") {}
        UIApplication.shared.mainLoop.enqueue("timer", after: .seconds(1)) {}
        applications.append(WeakApplication(.shared))
        tasks.append(
          Task { @MainActor in
            await gate.pass()
            return UIApplication.shared.windows.isEmpty
          })
        #expect(applications.last?.application != nil)
      }
    }
    let alive = applications.filter { $0.application != nil }.count

    #expect(alive == 0)
    gate.open()
    for task in tasks { #expect(await task.value) }
  }

  @Test func `keeps what runs at the same time apart`() async {
    let rendezvous = Rendezvous(of: 8)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { await Self.showScreen(number, after: rendezvous) }
      }
    }
  }

  /// Shows a screen in its own application, and finds it there on each of many turns.
  private static func showScreen(_ number: Int, after rendezvous: Rendezvous) async {
    await withFreshApplication {
      let application = UIApplication.shared
      let root = UIViewController()
      root.title = "\(number)"
      await rendezvous.arrive()
      setAsAppRootWindow(root)

      for step in 0..<50 {
        application.mainLoop.enqueue("turn") {
          #expect(UIApplication.shared === application)
          root.view.tag += 1
        }
        await Task.yield()
        #expect(UIApplication.shared === application)
        #expect(UIApplication.shared.keyWindow?.rootViewController?.title == "\(number)")
        if step.isMultiple(of: 10) { await Fleet.settle() }
      }
      await Fleet.settle()

      #expect(root.view.tag == 50)
      #expect(application.windows.count == 1)
    }
  }
}
