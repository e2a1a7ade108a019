/// A view that consists of others.
protocol ViewParts {
  var parts: [AnyView] { get }
}

extension TupleView: ViewParts {
  var parts: [AnyView] {
    Mirror(reflecting: value).children.compactMap { child in
      (child.value as? any View).map { AnyView($0) }
    }
  }
}
