import HeadlessUIKit

/// A user's acts on the items of a list.
extension ListView {
  func selecting(itemAt path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.select() }
  }

  func selecting(_ path: IndexPath, to lastPath: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.select(upTo: lastPath) }
  }

  func tapping(itemAt path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.tap() }
  }

  func dragging(_ path: IndexPath, to newPath: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.drag(to: newPath) }
  }

  func choosing(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.chooseMenuItem(title) }
  }

  func tappingContextMenuPreview(at path: IndexPath) -> Act {
    act(on: path) { lookup throws(Fault) in try lookup.tapContextMenuPreview() }
  }

  func tapping(indexTitle title: String) -> Act {
    Act(on: self, saying: ListWords.of(Self.self).tappingIndex) { [self] occasion in
      Fault.thrown { () throws(Fault) in
        try ItemLookup(self, [], occasion).tapIndexTitle(title)
      }
    }
  }

  /// What begins with an item, which is looked up first.
  func act(
    on path: IndexPath, _ body: @escaping (ItemLookup<Self>) throws(Fault) -> Void
  ) -> Act {
    Act(with: .view(self)) { [self] occasion in
      Fault.thrown { () throws(Fault) in try body(ItemLookup(self, path, occasion)) }
    }
  }

  /// Looks at the list as a user, with everything settled before and after.
  func look<Found>(
    at path: IndexPath = [], from site: CallSite,
    _ find: (ItemLookup<Self>) throws(Fault) -> Found?
  ) -> Found? {
    var found: Found?
    Gesture.perform(with: self, at: site) { application in
      let occasion = Occasion(application: application, site: site)
      let fault = Fault.thrown { () throws(Fault) in
        found = try find(ItemLookup(self, path, occasion))
      }
      fault?.report(at: site)
    }
    return found
  }
}
