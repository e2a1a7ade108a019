import Foundation
import HeadlessCoreData
import HeadlessUIKit
import TestSupport

/// Does what apps do with films, and the same with plain values.
@MainActor
final class StudioDriver {
  private let url: URL
  private var generator: SeededGenerator
  private var container: NSPersistentContainer
  private var controller: NSFetchedResultsController<Movie>?
  private let list = MirroredList()
  private var saved = StudioState()
  private var current = StudioState()
  private var names = 0
  private(set) var lastMove = ""

  private static let shownAfter: Int64 = 3
  private static let mostFilms = 25

  init(_ url: URL, _ generator: SeededGenerator) throws {
    self.url = url
    self.generator = generator
    container = Studios.container(at: url)
    try begin()
  }

  private var context: NSManagedObjectContext { container.viewContext }

  private func begin() throws {
    context.automaticallyMergesChangesFromParent = true
    let request = NSFetchRequest<Movie>(entityName: "Movie")
    request.predicate = NSPredicate(format: "year > %d", Self.shownAfter)
    request.sortDescriptors = ["year", "title"].map { NSSortDescriptor(key: $0, ascending: true) }
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    controller?.delegate = list
    try controller?.performFetch()
    list.titles = controller?.fetchedObjects?.compactMap(\.title) ?? []
  }

  // MARK: Moves

  func move() throws {
    let moves: [(String, () throws -> Void)] = [
      ("film", addFilm), ("film", addFilm), ("studio", addStudio), ("actor", addActor),
      ("year", setYear), ("year", setYear), ("move", moveFilm), ("cast", changeCast),
      ("scene", changeScenes), ("delete film", deleteFilm), ("delete studio", deleteStudio),
      ("delete actor", deleteActor), ("save", save), ("save", save), ("rollback", rollback),
      ("refresh", refresh), ("kill", kill), ("fetch", fetch), ("other", changeElsewhere),
      ("child", changeWithin),
    ]
    let (name, move) = moves[.random(in: moves.indices, using: &generator)]
    lastMove = name
    try move()
  }

  private func newName() -> String {
    names += 1
    return "n\(names)"
  }

  private func any<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  private func film(_ title: String, in other: NSManagedObjectContext? = nil) throws -> Movie? {
    let request = NSFetchRequest<Movie>(entityName: "Movie")
    request.predicate = NSPredicate(format: "title == %@", title)
    return try (other ?? context).fetch(request).first
  }

  private func named<Object: NSManagedObject>(_ type: Object.Type, _ name: String) throws -> Object?
  {
    let request = NSFetchRequest<Object>(entityName: "\(type)")
    request.predicate = NSPredicate(format: "name == %@", name)
    return try context.fetch(request).first
  }

  private var anyFilm: String? { any(current.films.keys.sorted()) }

  private func addFilm() throws {
    guard current.films.count < Self.mostFilms else { return try deleteFilm() }
    let title = newName()
    let movie = Bool.random(using: &generator) ? Movie(context: context) : Series(context: context)
    movie.title = title
    movie.year = .random(in: 0..<8, using: &generator)
    current.films[title] = StudioState.Film(year: movie.year)
  }

  private func addStudio() throws {
    guard current.studios.count < 6 else { return }
    let name = newName()
    Studio(context: context).name = name
    current.studios.insert(name)
  }

  private func addActor() throws {
    guard current.actors.count < 6 else { return }
    let name = newName()
    Actor(context: context).name = name
    current.actors.insert(name)
  }

  private func setYear() throws {
    guard let title = anyFilm, let movie = try film(title) else { return }
    movie.year = .random(in: 0..<8, using: &generator)
    movie.isSeen.toggle()
    current.films[title]?.year = movie.year
    current.films[title]?.isSeen.toggle()
  }

  private func moveFilm() throws {
    guard let title = anyFilm, let movie = try film(title) else { return }
    let name = any(current.studios.sorted() + [""]) ?? ""
    let studio = name.isEmpty ? nil : try named(Studio.self, name)
    if Bool.random(using: &generator) || studio == nil {
      movie.studio = studio
    } else {
      studio?.movies.insert(movie)
    }
    current.films[title]?.studio = studio?.name
  }

  private func changeCast() throws {
    guard let title = anyFilm, let movie = try film(title),
      let name = any(current.actors.sorted()), let actor = try named(Actor.self, name)
    else { return }
    let isIn = current.films[title]?.cast.contains(name) == true
    if Bool.random(using: &generator) {
      actor.changeManaged(isIn ? .remove : .add, "movies", movie)
    } else if isIn {
      movie.cast.remove(actor)
    } else {
      movie.cast.insert(actor)
    }
    if isIn {
      current.films[title]?.cast.remove(name)
    } else {
      current.films[title]?.cast.insert(name)
    }
  }

  private func changeScenes() throws {
    guard let title = anyFilm, let movie = try film(title),
      var scenes = current.films[title]?.scenes
    else { return }
    if scenes.count < 3 {
      let scene = Scene(context: context)
      let text = newName()
      scene.text = text
      let place = Int.random(in: 0...scenes.count, using: &generator)
      movie.changeManaged(.add, "scenes", scene, at: place)
      scenes.insert(text, at: place)
    } else {
      scenes.shuffle(using: &generator)
      let objects = movie.scenes.compactMap { $0 as? Scene }
      movie.scenes = NSOrderedSet(
        array: scenes.compactMap { text in objects.first { $0.text == text } })
    }
    current.films[title]?.scenes = scenes
  }

  private func deleteFilm() throws {
    guard let title = anyFilm, let movie = try film(title) else { return }
    context.delete(movie)
    current.films[title] = nil
    context.processPendingChanges()
  }

  private func deleteStudio() throws {
    guard let name = any(current.studios.sorted()), let studio = try named(Studio.self, name)
    else { return }
    context.delete(studio)
    let isDenied = current.films.values.contains { $0.studio == name }
    guard isDenied else {
      current.studios.remove(name)
      return
    }
    guard !studio.objectID.isTemporaryID else {
      // It was never saved, so that nothing keeps it.
      context.rollback()
      current = saved
      return
    }
    do {
      try context.save()
      throw StudioState.Disagreement(#line)
    } catch let error as NSError where error.code == NSValidationRelationshipDeniedDeleteError {
      context.rollback()
      current = saved
    }
  }

  private func deleteActor() throws {
    guard let name = any(current.actors.sorted()), let actor = try named(Actor.self, name)
    else { return }
    context.delete(actor)
    current.actors.remove(name)
    for title in current.films.keys { current.films[title]?.cast.remove(name) }
    context.processPendingChanges()
  }

  private func save() throws {
    try context.save()
    saved = current
  }

  private func rollback() throws {
    context.rollback()
    current = saved
  }

  private func refresh() throws {
    context.refreshAllObjects()
  }

  /// Ends the process, as far as a store sees it, also while it saves.
  private func kill() throws {
    if let step = any([nil] + SafeFile.WriteStep.allCases) ?? nil, context.hasChanges {
      Interruptions.kill(after: step)
      do {
        try context.save()
        throw StudioState.Disagreement(#line)
      } catch is Interruptions.Killed {
        if step == .renamed { saved = current }
      }
    }
    current = saved
    controller = nil
    container = Studios.container(at: url)
    try begin()
  }

  private func fetch() throws {
    let year = Int64.random(in: 0..<8, using: &generator)
    let name = any(current.studios.sorted()) ?? ""
    let rows: [(NSPredicate, (StudioState.Film) -> Bool)] = [
      (NSPredicate(format: "year == %ld", year), { $0.year == year }),
      (
        NSPredicate(format: "studio == nil AND year >= %ld", year),
        {
          $0.studio == nil && $0.year >= year
        }
      ),
      (
        NSPredicate(format: "isSeen == YES OR year IN %@", [year, 1]),
        {
          $0.isSeen || [year, 1].contains($0.year)
        }
      ),
    ]
    let request = NSFetchRequest<Movie>(entityName: "Movie")
    for (predicate, holds) in rows {
      request.predicate = predicate
      let titles = Set(try context.fetch(request).map { $0.title ?? "" })
      guard titles == Set(current.films.filter { holds($0.value) }.keys) else {
        throw StudioState.Disagreement(#line)
      }
    }
    guard
      try named(Studio.self, name)?.movies.count ?? 0
        == current.films.values.filter({ $0.studio == name }).count
    else { throw StudioState.Disagreement(#line) }
  }

  private func changeElsewhere() throws {
    try save()
    let other = container.newBackgroundContext()
    guard let title = anyFilm, let movie = try film(title, in: other) else { return }
    if Bool.random(using: &generator) {
      movie.year = .random(in: 0..<8, using: &generator)
      current.films[title]?.year = movie.year
    } else {
      other.delete(movie)
      current.films[title] = nil
    }
    try other.save()
    saved = current
    UIApplication.shared.mainLoop.settle()
  }

  private func changeWithin() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    guard let title = anyFilm, let movie = try film(title, in: child) else { return }
    movie.year = .random(in: 0..<8, using: &generator)
    movie.studio = nil
    let new = Movie(context: child)
    new.title = newName()
    try child.save()
    current.films[title]?.year = movie.year
    current.films[title]?.studio = nil
    current.films[new.title ?? ""] = StudioState.Film()
  }

  // MARK: Comparing

  /// What the context, the stores or the list have that the plain values do not, if anything.
  var difference: String? {
    get throws {
      context.processPendingChanges()
      let state = try StudioState(of: context)
      if state != current { return "context: \(state) for \(current)" }
      let stored = try StudioState(of: container.newBackgroundContext())
      if stored != saved { return "store: \(stored) for \(saved)" }
      let titles = current.titles(after: Self.shownAfter)
      let fetched = controller?.fetchedObjects?.compactMap(\.title) ?? []
      if fetched != titles { return "results: \(fetched) for \(titles)" }
      if list.titles != titles { return "list: \(list.titles) for \(titles)" }
      return nil
    }
  }
}
