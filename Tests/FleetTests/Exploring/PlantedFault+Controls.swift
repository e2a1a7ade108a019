import FleetTesting

extension PlantedFault {
  /// Controls that do nothing, and controls that some users cannot use.
  @MainActor static let controls = [
    PlantedFault("a button has lost its handler", .deadControls) { isFaulty in
      Page("Cart") { page in
        let label = page.label("1 bird")
        page.button("More") { label.text = "\(label.text ?? "")s" }
        page.button("Pay") { [weak page] in if !isFaulty { page?.alert("Paid", "OK") } }
      }
    },
    PlantedFault("a bar button has no action", .deadControls) { isFaulty in
      let page = Page("Cart") { $0.label("1 bird") }
      let action = UIAction(title: "Edit") { [weak page] _ in
        page?.title = page?.title == "Cart" ? "Editing" : "Cart"
      }
      page.navigationItem.rightBarButtonItem =
        isFaulty ? UIBarButtonItem(title: "Edit") : UIBarButtonItem(primaryAction: action)
      return page.inStack
    },
    PlantedFault("a button with an image has no name", .audit, .audit) { isFaulty in
      Page("Photo") { page in
        let label = page.label("No photo")
        let button = UIButton(type: .custom)
        button.setImage(UIImage(), for: .normal)
        button.addAction(
          UIAction { _ in label.text = label.text == "No photo" ? "A photo" : "No photo" },
          for: .touchUpInside)
        if !isFaulty { button.accessibilityLabel = "Take a photo" }
        page.add(button)
      }
    },
    PlantedFault("a button is too small for a finger", .audit, .audit) { isFaulty in
      Page("Photo") { page in
        let label = page.label("No photo")
        let button = page.button("Take") {
          label.text = label.text == "No photo" ? "A photo" : "No photo"
        }
        button.setTitleColor(.label, for: .normal)
        if isFaulty { button.frame.size = CGSize(width: 60, height: 20) }
      }
    },
    PlantedFault(
      "a badge does not count the rows", .property,
      .property("the badge counts the rows") {
        let list = Fleet.screen.topmostViewController as? ListPage
        return list.map { $0.title == "\($0.titles.count) birds" } ?? true
      }
    ) { isFaulty in
      let list = ListPage("3 birds", ["Robin", "Wren", "Owl"])
      list.delete = { list, path in
        list.titles.remove(at: path.row)
        list.tableView.deleteRows(at: [path], with: .automatic)
        if !isFaulty { list.title = "\(list.titles.count) birds" }
      }
      return list.inStack
    },
    PlantedFault(
      "a number falls below zero", .property,
      .property("there are no fewer than 0 guests") {
        !Fleet.screen.staticTexts["-1 guests"].exists
      }
    ) { isFaulty in
      Page("Table") { page in
        let label = page.label("2 guests")
        let stepper = UIStepper()
        stepper.minimumValue = isFaulty ? -10 : 0
        stepper.value = 2
        stepper.addAction(
          UIAction { _ in label.text = "\(Int(stepper.value)) guests" }, for: .valueChanged)
        page.add(stepper)
      }
    },
    PlantedFault("a text that does not fit ends in a wrong screen", .failures) { isFaulty in
      Page("Age") { page in
        let field = page.field("Age")
        field.keyboardType = .numberPad
        page.button("Next") { [weak page, weak field] in
          guard let page, let age = Int(field?.text ?? "") else { return }
          if isFaulty, age > 40 {
            page.present(page, animated: true)
          } else {
            page.alert("You are \(min(age, 120))", "OK")
          }
        }
      }
    },
  ]
}
