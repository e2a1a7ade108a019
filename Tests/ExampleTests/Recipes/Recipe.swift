/// A dish, and how to make it.
struct Recipe: Equatable {
  var name: String
  var steps: String
}

/// The recipes of the app, and the user's favorites.
@MainActor
final class Cookbook {
  let recipes: [Recipe]
  private(set) var favourites: [String] = []

  init(_ recipes: [Recipe]) { self.recipes = recipes }

  func isFavourite(_ recipe: Recipe) -> Bool { favourites.contains(recipe.name) }

  func toggle(_ recipe: Recipe) {
    if isFavourite(recipe) {
      favourites.removeAll { $0 == recipe.name }
    } else {
      favourites.append(recipe.name)
    }
  }
}
