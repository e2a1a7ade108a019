import FleetTesting
import Foundation

extension PlantedFault {
  /// Screens that stay, come twice, or have no room.
  @MainActor static let screens = [
    PlantedFault("a screen refers to itself", .release) { isFaulty in
      Page("Birds") { page in
        page.button("Open") { [weak page] in
          page?.push(
            DetailPage { detail in
              if isFaulty { detail.turned = { _ = detail } }
            })
        }
      }.inStack
    },
    PlantedFault("a timer keeps a screen", .release) { isFaulty in
      Page("Birds") { page in
        page.button("Open") { [weak page] in
          let detail = DetailPage { detail in
            detail.button("Done") { [weak detail] in detail?.dismiss(animated: true) }
            keepAlive(isFaulty ? detail : nil)
          }
          page?.present(detail, animated: true)
        }
      }
    },
    PlantedFault("an alert has no button", .deadEnds) { isFaulty in
      Page("Cart") { page in
        page.button("Help") { [weak page] in
          if isFaulty { page?.alert("Help") } else { page?.alert("Help", "OK") }
        }
      }
    },
    PlantedFault("a full screen has no way back", .deadEnds) { isFaulty in
      Page("Birds") { page in
        page.button("Map") { [weak page] in
          let map = Page("Map") { map in
            map.label("A map")
            if !isFaulty { map.button("Close") { [weak map] in map?.dismiss(animated: true) } }
          }
          map.modalPresentationStyle = .fullScreen
          page?.present(map, animated: true)
        }
      }
    },
    PlantedFault("a form cannot be left", .deadEnds) { isFaulty in
      Page("Birds") { page in
        page.button("New") { [weak page] in
          let form = Page("New") { form in
            form.add(UISwitch())
            let saved = form.label("Not saved")
            form.button("Save") { [weak form, weak saved] in
              saved?.text = saved?.text == "Saved" ? "Saved again" : "Saved"
              if !isFaulty { form?.dismiss(animated: true) }
            }
          }
          form.modalPresentationStyle = .fullScreen
          page?.present(form, animated: true)
        }
      }
    },
    PlantedFault("a text is cut off with large texts", .textSizes, .textSizes) { isFaulty in
      Page("Note") { page in
        let label = page.label("A longer text that is read in one line")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.frame.size.height = isFaulty ? 44 : 240
      }
    },
    PlantedFault("a button is missing from right to left", .textSizes, .textSizes) { isFaulty in
      Page("Note") { page in
        let label = page.label("0")
        let more = page.button("More") { label.text = "\((Int(label.text ?? "") ?? 0) + 1)" }
        page.view.addSubview(
          TraitWatcher { traits in
            more.isHidden = isFaulty && traits.layoutDirection == .rightToLeft
          })
      }
    },
    PlantedFault("a delayed screen comes twice", .doubleTaps) { isFaulty in
      Page("Birds") { page in
        var isOpening = false
        page.button("Open") { [weak page] in
          guard isFaulty || !isOpening else { return }
          isOpening = true
          UIApplication.shared.mainLoop.enqueue("Timer", after: .seconds(1), isOfApp: true) {
            isOpening = false
            page?.push(DetailPage { _ in })
          }
        }
      }.inStack
    },
    PlantedFault("a message is sent twice", .doubleTaps) { isFaulty in
      let list = ListPage("Messages", ["Hello"])
      var isSending = false
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Send",
        primaryAction: UIAction(title: "Send") { [weak list] _ in
          guard isFaulty || !isSending else { return }
          isSending = true
          UIApplication.shared.mainLoop.enqueue("Timer", after: .seconds(1), isOfApp: true) {
            isSending = false
            guard let list, list.titles.count < 8 else { return }
            list.titles.append("How are you?")
            list.tableView.reloadData()
          }
        })
      return list.inStack
    },
  ]
}

/// A timer that goes on for ever, with its user info.
@MainActor
private func keepAlive(_ kept: DetailPage?) {
  UIApplication.shared.mainLoop.enqueue("Timer", after: .seconds(10), isOfApp: true) {
    keepAlive(kept)
  }
}

/// A screen that is opened from another one.
final class DetailPage: Page {
  init(_ load: @escaping (DetailPage) -> Void) {
    super.init("Wren") { page in
      page.label("Troglodytes")
      if let detail = page as? DetailPage { load(detail) }
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that is told of its traits.
private final class TraitWatcher: UIView {
  private let hear: (UITraitCollection) -> Void

  init(_ hear: @escaping (UITraitCollection) -> Void) {
    self.hear = hear
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    hear(traitCollection)
  }
}
