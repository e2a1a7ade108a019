import Fleet

/// Returns the times of selecting the last two of many rows or items in turn, and the last two of ten.
@MainActor func selectInTurn(
  among count: Int, _ select: (IndexPath) -> Void, besideTen selectOfTen: (IndexPath) -> Void
) -> Figure.Pair {
  let paths: [IndexPath] = [[0, count - 1], [0, count - 2]]
  let pathsOfTen: [IndexPath] = [[0, 9], [0, 8]]
  var next = 0
  return bestOnMainActor {
    select(paths[next & 1])
    next += 1
  } beside: {
    selectOfTen(pathsOfTen[next & 1])
    next += 1
  }
}
