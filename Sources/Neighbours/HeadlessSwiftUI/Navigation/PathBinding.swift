/// How a stack reads and sets the values of its screens.
struct PathBinding {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  /// Whether a value can be in the path.
  let takes: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.values }
    set = { path.wrappedValue = NavigationPath(values: $0) }
    takes = { _ in true }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    takes = { $0.base is Data.Element }
  }
}
