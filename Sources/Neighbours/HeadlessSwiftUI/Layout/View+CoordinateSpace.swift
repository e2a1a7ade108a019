extension View {
  /// Gives the view a name, from which coordinates count.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view a name, from which coordinates count.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    guard case .named(let name) = name.coordinateSpace else {
      return modifier(CoordinateSpaceModifier(name: AnyHashable(ScrollSpace())))
    }
    return modifier(CoordinateSpaceModifier(name: name))
  }
}
