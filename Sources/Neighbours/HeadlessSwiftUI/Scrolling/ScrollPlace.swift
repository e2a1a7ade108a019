/// What is said of where a scroll view stands.
struct ScrollPlace: Equatable {
  /// Where it is to stand.
  enum Wish: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// What was wished when the view was made, and which of the wishes that is.
  var wish: Wish?
  var number = 0
  let anchor: UnitPoint?
  /// Tells the identity to which a user has scrolled.
  let tell: (AnyHashable) -> Void

  /// The identity that was wished, if it is one.
  var id: AnyHashable? { if case .id(let id, _) = wish { id } else { nil } }

  /// Whether both wish the same.
  static func == (one: Self, other: Self) -> Bool {
    one.wish == other.wish && one.number == other.number && one.anchor == other.anchor
  }
}

/// Tells a scroll view where it is to stand, and hears where it is.
nonisolated struct ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    let now = position.wrappedValue
    content.environment(
      \.scrollPlace,
      ScrollPlace(wish: now.place, number: now.wishes, anchor: anchor) { id in
        position.wrappedValue.take(id)
      })
  }
}
