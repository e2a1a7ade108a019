extension Array {
  /// Returns the elements for which a condition holds, and the others, each in their order.
  func divided(by holds: (Element) -> Bool) -> (holding: [Element], others: [Element]) {
    var (holding, others): ([Element], [Element]) = ([], [])
    for element in self {
      if holds(element) { holding.append(element) } else { others.append(element) }
    }
    return (holding, others)
  }
}
