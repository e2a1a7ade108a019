import Foundation
import HeadlessCoreData

/// What films, studios and actors there are, as plain values.
struct StudioState: Equatable {
  struct Film: Equatable {
    var year: Int64 = 0
    var isSeen = false
    var studio: String?
    var cast: Set<String> = []
    var scenes: [String] = []
  }

  var films: [String: Film] = [:]
  var studios: Set<String> = []
  var actors: Set<String> = []

  init() {}

  /// Reads what a context has, from both ends of relationships.
  init(of context: NSManagedObjectContext) throws {
    for movie in try context.fetch(NSFetchRequest<Movie>(entityName: "Movie")) {
      films[movie.title ?? ""] = Film(
        year: movie.year, isSeen: movie.isSeen, studio: movie.studio?.name,
        cast: Set(movie.cast.map(\.name)),
        scenes: movie.scenes.compactMap { ($0 as? Scene)?.text })
    }
    for studio in try context.fetch(NSFetchRequest<Studio>(entityName: "Studio")) {
      studios.insert(studio.name)
      guard studio.movies.allSatisfy({ $0.studio === studio }) else { throw Disagreement(#line) }
    }
    for actor in try context.fetch(NSFetchRequest<Actor>(entityName: "Actor")) {
      actors.insert(actor.name)
      let movies = actor.movies as? Set<Movie> ?? []
      guard movies.allSatisfy({ $0.cast.contains(actor) }) else { throw Disagreement(#line) }
    }
    let scenes = try context.fetch(NSFetchRequest<Scene>(entityName: "Scene"))
    guard scenes.count == films.values.reduce(0, { $0 + $1.scenes.count }),
      scenes.allSatisfy({ $0.movie?.scenes.contains($0) == true })
    else { throw Disagreement(#line) }
  }

  /// The ends of a relationship do not agree.
  struct Disagreement: Error { var line = 0; init(_ line: Int = 0) { self.line = line } }

  /// The films of which a list shows those later than a year, in its order.
  func titles(after year: Int64) -> [String] {
    films.filter { $0.value.year > year }
      .sorted { ($0.value.year, $0.key) < ($1.value.year, $1.key) }.map(\.key)
  }
}
