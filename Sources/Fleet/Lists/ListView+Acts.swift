import HeadlessUIKit

/// A user's acts on the items of a list.
extension ListView {
  func selecting(_ path: IndexPath, to lastPath: IndexPath) -> Act {
    act(on: path) { $0.select(upTo: lastPath) }
  }

  func tapping(itemAt path: IndexPath) -> Act { act(on: path) { $0.tap() } }

  func dragging(_ path: IndexPath, to newPath: IndexPath) -> Act {
    act(on: path) { $0.drag(to: newPath) }
  }

  func choosing(_ title: String, at path: IndexPath) -> Act {
    act(on: path) { $0.chooseMenuItem(title) }
  }

  func tappingContextMenuPreview(at path: IndexPath) -> Act {
    act(on: path) { $0.tapContextMenuPreview() }
  }

  func tapping(indexTitle title: String) -> Act {
    Act(on: self, saying: ListWords.of(Self.self).tappingIndex) { [self] occasion in
      ItemLookup(self, [], occasion).tapIndexTitle(title)
      return nil
    }
  }

  /// An act that begins with an item, which is looked up first; its failures are recorded by the
  /// lookup.
  func act(on path: IndexPath, _ body: @escaping (ItemLookup<Self>) -> Void) -> Act {
    Act(with: .view(self)) { [self] occasion in
      body(ItemLookup(self, path, occasion))
      return nil
    }
  }

  /// Does at once what begins with an item, with everything settled before and after.
  ///
  /// An act costs more, because it is kept; what tests do by the thousand is done without one.
  func perform(on path: IndexPath, at site: CallSite, _ body: (ItemLookup<Self>) -> Void) {
    Gesture.perform(with: self, at: site) { application in
      body(ItemLookup(self, path, Occasion(application: application, site: site)))
    }
  }

  /// Looks at the list as a user, with everything settled before and after.
  func look<Found>(
    at path: IndexPath = [], from site: CallSite, _ find: (ItemLookup<Self>) -> Found?
  ) -> Found? {
    var found: Found?
    perform(on: path, at: site) { found = find($0) }
    return found
  }
}
