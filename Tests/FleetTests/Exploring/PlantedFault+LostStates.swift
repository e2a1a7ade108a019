import FleetTesting
import Foundation

extension PlantedFault {
  /// States that are not as before.
  @MainActor static let lostStates = [
    PlantedFault("a count is lost when the device is turned", .turning) { isFaulty in
      Page("Count") { page in
        let label = page.label("0")
        page.button("More") { label.text = "\((Int(label.text ?? "") ?? 0) + 1)" }
        page.turned = { if isFaulty { label.text = "0" } }
      }
    },
    PlantedFault("an input is lost when the device is turned", .turning) { isFaulty in
      Page("Form") { page in
        let field = page.field("Name")
        page.turned = { if isFaulty { field.text = "" } }
      }
    },
    PlantedFault("an input is lost in the background", .background) { isFaulty in
      Page("Form") { page in
        let field = page.field("Name")
        let token = NotificationCenter.default.addObserver(
          forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak field] _ in
          MainActor.assumeIsolated { if isFaulty { field?.text = nil } }
        }
        page.view.addSubview(Keeper(token))
      }
    },
    PlantedFault("a title is lost by a memory warning", .memoryWarning) { isFaulty in
      Page("Birds") { page in
        page.button("Open") { [weak page] in
          page?.push(
            Page("Wren") { wren in
              let label = wren.label("Troglodytes")
              wren.warned = { [weak label] in if isFaulty { label?.text = nil } }
            })
        }
      }.inStack
    },
    PlantedFault("a count outlives the app", .reopening) { isFaulty in
      Page("Count") { page in
        let label = page.label("\(isFaulty ? Outliving.count : 0)")
        page.button("More") {
          Outliving.count += 1
          label.text = "\((Int(label.text ?? "") ?? 0) + 1)"
        }
      }
    },
    PlantedFault("undo brings back something else", .undo) { isFaulty in
      UndoPage(isFaulty: isFaulty)
    },
    PlantedFault("the last of two timers wins", .order) { isFaulty in
      Page("Race") { page in
        let label = page.label("ready")
        page.button("Start") { [weak label] in
          let loop = UIApplication.shared.mainLoop
          loop.enqueue("timer", after: .seconds(1), isOfApp: true) { label?.text = "first" }
          loop.enqueue("timer", after: .seconds(1), isOfApp: true) {
            label?.text = isFaulty ? "second" : "first"
          }
        }
      }
    },
    PlantedFault("a number is read as at home", .region, .region) { isFaulty in
      Page("Price") { page in
        let label = page.label("–")
        page.button("Price") { [weak label] in
          let locale = Fleet.world.locale
          let text = 1.5.formatted(.number.locale(locale))
          label?.text = isFaulty ? Double(text).map { "\($0)" } ?? "" : text
        }
      }
    },
  ]
}

/// A view that ends an observation with itself.
private final class Keeper: UIView {
  // Proof: it is set once, and read when no other code has it.
  nonisolated(unsafe) private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) {
    self.token = token
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  deinit { NotificationCenter.default.removeObserver(token) }
}

@MainActor
private enum Outliving {
  static var count = 0
}

/// A text that is changed, with an undo.
private final class UndoPage: Page {
  private let manager = UndoManager()
  override var undoManager: UndoManager? { manager }
  private let label = UILabel()

  init(isFaulty: Bool) {
    super.init("Name") { _ in }
    label.text = "Robin"
    loadViewIfNeeded()
    add(label)
    button("Rename") { [weak self] in
      guard let self else { return }
      let old = label.text ?? ""
      self.set(old == "Robin" ? "Wren" : old == "Wren" ? "Owl" : "Robin", isFaulty)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func set(_ name: String, _ isFaulty: Bool) {
    let old = isFaulty ? "Robin" : label.text ?? ""
    manager.registerUndo(withTarget: self) { page in
      MainActor.assumeIsolated { page.set(old, isFaulty) }
    }
    label.text = name
  }
}
