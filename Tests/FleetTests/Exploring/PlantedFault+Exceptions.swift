import FleetTesting

extension PlantedFault {
  /// Faults that UIKit raises or complains about.
  @MainActor static let exceptions = [
    PlantedFault("a screen is pushed while it is in the stack", .failures) { isFaulty in
      Page("Birds") { birds in
        birds.button("Open") { [weak birds] in
          guard let birds else { return }
          birds.push(
            Page("Wren") { wren in
              wren.button("Next") { [weak wren] in
                guard let wren else { return }
                wren.push(isFaulty ? wren : Page("Nest") { $0.label("Nest") })
              }
            })
        }
      }.inStack
    },
    PlantedFault("a row is deleted that the data still has", .failures) { isFaulty in
      let list = ListPage("Birds", ["Robin", "Wren", "Owl"])
      list.delete = { list, path in
        if !isFaulty { list.titles.remove(at: path.row) }
        list.tableView.deleteRows(at: [path], with: .automatic)
      }
      return list.inStack
    },
    PlantedFault("an alert is presented over another one", .failures) { isFaulty in
      Page("Cart") { cart in
        cart.button("Pay") { [weak cart] in
          cart?.alert("Pay now?", "OK")
          if isFaulty { cart?.alert("Thanks", "OK") }
        }
      }
    },
    PlantedFault("a row is scrolled to that there is not", .failures) { isFaulty in
      Page("Go to") { page in
        let list = ListPage("Rows", (0..<20).map { "Row \($0)" })
        let field = page.field("Number")
        field.keyboardType = .numberPad
        page.button("Go") { [weak list, weak field] in
          guard let list, let number = Int(field?.text ?? "") else { return }
          guard isFaulty || (0..<20).contains(number) else { return }
          list.tableView.scrollToRow(at: [0, number], at: .top, animated: false)
        }
        page.addChild(list)
        page.add(list.view, height: 200)
        list.didMove(toParent: page)
      }
    },
    PlantedFault("a timer starts itself again without a delay", .failures) { isFaulty in
      Page("Clock") { page in
        var ticks = 0
        let label = page.label("0")
        page.button("Start") { [weak label] in
          let loop = UIApplication.shared.mainLoop
          @MainActor func tick() {
            ticks += 1
            label?.text = isFaulty ? "0" : "\(ticks)"
            if isFaulty { loop.enqueue("tick") { tick() } }
          }
          tick()
        }
      }
    },
    PlantedFault("two constraints contradict each other", .constraints) { isFaulty in
      Page("Card") { page in
        let card = page.add(UIView())
        let text = UILabel()
        text.text = "Card"
        text.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(text)
        NSLayoutConstraint.activate([
          text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
          text.topAnchor.constraint(equalTo: card.topAnchor),
        ])
        let low = text.heightAnchor.constraint(equalToConstant: 20)
        let high = text.heightAnchor.constraint(equalToConstant: 40)
        low.isActive = true
        page.button("Expand") {
          if !isFaulty { low.isActive = false }
          high.isActive = true
          text.text = "Expanded"
        }
      }
    },
    PlantedFault("a constraint is missing", .constraints) { isFaulty in
      Page("Birds") { page in
        page.button("Open") { [weak page] in
          page?.push(
            Page("Wren") { wren in
              let text = UILabel()
              text.text = "Wren"
              text.translatesAutoresizingMaskIntoConstraints = false
              wren.view.addSubview(text)
              text.topAnchor.constraint(equalTo: wren.view.topAnchor, constant: 200).isActive = true
              let leading = text.leadingAnchor.constraint(equalTo: wren.view.leadingAnchor)
              leading.isActive = !isFaulty
            })
        }
      }.inStack
    },
  ]
}
