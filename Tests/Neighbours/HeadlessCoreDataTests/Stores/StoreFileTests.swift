import FailureReporting
import Foundation
import HeadlessCoreData
import TestSupport
import Testing

@MainActor
@Suite("A store in a file")
struct StoreFileTests {
  private func inFile(_ body: (URL) throws -> Void) throws {
    try withTemporaryFile { path in
      let url = URL(fileURLWithPath: path + ".sqlite")
      defer { try? FileManager.default.removeItem(at: url) }
      try body(url)
    }
  }

  @Test func `keeps all types of values, and both ends of relationships`() throws {
    try inFile { url in
      do {
        let context = Studios.container(at: url).viewContext
        let movie = Series(context: context)
        (movie.title, movie.year, movie.isSeen, movie.parts) = ("Üp", -3, true, 7)
        movie.released = Date(timeIntervalSinceReferenceDate: 12.5)
        movie.tags = ["a", "b"]
        let actor = Actor(context: context)
        actor.name = "Ed"
        movie.cast = [actor]
        movie.scenes = NSOrderedSet(array: [Scene(context: context), Scene(context: context)])
        try context.save()
      }
      let context = Studios.container(at: url).viewContext

      let movie = try #require(try context.fetch(NSFetchRequest<Movie>(entityName: "Movie")).first)

      #expect(movie.title == "Üp" && movie.year == -3 && movie.isSeen)
      #expect((movie as? Series)?.parts == 7 && movie.tags == ["a", "b"])
      #expect(movie.released == Date(timeIntervalSinceReferenceDate: 12.5))
      #expect(movie.cast.map(\.name) == ["Ed"] && movie.scenes.count == 2)
      #expect((movie.scenes.lastObject as? Scene)?.movie === movie)
      #expect(movie.objectID.uriRepresentation().path == "/Series/p1")
      _ = Movie(context: context)
      try context.save()
      #expect(try context.count(for: NSFetchRequest<Movie>(entityName: "Movie")) == 2)
    }
  }

  /// A value that cannot be encoded.
  private final class Color: NSObject {
    let name: String

    init(_ name: String) { self.name = name }
  }

  @Test func `does not save what no data can be made of, and says so`() throws {
    try inFile { url in
      let context = Studios.container(at: url).viewContext
      let movie = Movie(context: context)
      movie.setValue(Color("red"), forKey: "tags")

      let error = #expect(throws: NSError.self) { try context.save() }

      #expect(error?.code == 134_030)
      #expect(
        error?.localizedDescription
          == "No data can be made of a value of type Color: it is no property list, and does not "
          + "conform to NSCoding.")
      #expect(movie.isInserted)
      movie.tags = ["red"]
      try context.save()
    }
  }

  @Test func `is the same for all who have it open`() throws {
    try inFile { url in
      let (one, two) = (Studios.container(at: url), Studios.container(at: url))
      let movie = Movie(context: one.viewContext)
      movie.title = "Up"
      try one.viewContext.save()

      let request = NSFetchRequest<Movie>(entityName: "Movie")
      let twin = try #require(try two.viewContext.fetch(request).first)
      twin.title = "Down"
      try two.viewContext.save()

      #expect(twin.objectID == movie.objectID)
      one.viewContext.refreshAllObjects()
      #expect(movie.title == "Down")
    }
  }

  @Test func `begins anew when its file is removed or destroyed`() throws {
    try inFile { url in
      let request = NSFetchRequest<Movie>(entityName: "Movie")
      for isDestroyed in [false, true] {
        let container = Studios.container(at: url)
        _ = Movie(context: container.viewContext)
        try container.viewContext.save()
        #expect(FileManager.default.fileExists(atPath: url.path))
        if isDestroyed {
          try container.persistentStoreCoordinator.destroyPersistentStore(
            at: url, ofType: NSSQLiteStoreType)
        } else {
          try FileManager.default.removeItem(at: url)
        }
        #expect(try Studios.container(at: url).viewContext.count(for: request) == 0)
      }
    }
  }

  @Test func `is not opened if it is damaged`() throws {
    try inFile { url in
      do {
        let container = Studios.container(at: url)
        for number in 0..<20 { Movie(context: container.viewContext).title = "\(number)" }
        try container.viewContext.save()
      }
      let whole = try Data(contentsOf: url)
      var generator = Fuzz(short: 1, long: 1).generator
      var damaged = [Data(), Data("SQLite format 3\0".utf8), whole.dropLast(), whole + [0]]
      for _ in 0..<20 {
        var data = whole
        data[Int.random(in: data.indices, using: &generator)] ^= UInt8.random(
          in: 1...255, using: &generator)
        damaged.append(data)
      }
      for data in damaged {
        try data.write(to: url)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Studios.model())
        let error = #expect(throws: (any Error).self) {
          try coordinator.addPersistentStore(type: .sqlite, at: url)
        }
        #expect((error as? CocoaError)?.code == .fileReadCorruptFile)
      }
    }
  }

  @Test func `that cannot be written leaves all as it was`() throws {
    try inFile { url in
      let folder = url.appendingPathExtension("d")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let container = Studios.container(at: folder.appendingPathComponent("S.sqlite"))
      let movie = Movie(context: container.viewContext)
      movie.title = "Up"
      try container.viewContext.save()
      try FileManager.default.removeItem(at: folder)
      movie.title = "Down"

      #expect(throws: (any Error).self) { try container.viewContext.save() }

      #expect(movie.hasChanges && movie.title == "Down")
      let other = container.newBackgroundContext()
      #expect((other.object(with: movie.objectID) as? Movie)?.title == "Up")
    }
  }

  // MARK: Versions

  private func open(
    _ url: URL, _ model: NSManagedObjectModel, migrates: Bool
  ) throws -> NSPersistentStoreCoordinator {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: url,
      options: [
        NSMigratePersistentStoresAutomaticallyOption: migrates,
        NSInferMappingModelAutomaticallyOption: migrates,
      ])
    return coordinator
  }

  @Test func `is taken over from another version of the model, by names`() throws {
    try inFile { url in
      let folder = NSManagedObjectModelTests.folder
      let old = try #require(
        NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Birds.xcdatamodel")))
      let new = try #require(NSManagedObjectModel(contentsOf: folder))
      do {
        let context = NSManagedObjectContext(.mainQueue)
        context.persistentStoreCoordinator = try open(url, old, migrates: false)
        let bird = NSEntityDescription.insertNewObject(forEntityName: "Bird", into: context)
        bird.setValue("Rob", forKey: "name")
        bird.setValue(18, forKey: "weight")
        try context.save()
      }
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
        ofType: NSSQLiteStoreType, at: url)
      #expect(old.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      #expect(!new.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      let error = #expect(throws: NSError.self) { try open(url, new, migrates: false) }
      #expect(error?.code == 134_100)
      let context = NSManagedObjectContext(.mainQueue)

      context.persistentStoreCoordinator = try open(url, new, migrates: true)

      let birds = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Bird"))
      #expect(birds.map { $0.value(forKey: "name") as? String } == ["Rob"])
      #expect(birds.map { $0.value(forKey: "grams") as? Int } == [18])
      #expect(birds.first?.value(forKey: "wingspan") as? Double == 0.5)
    }
  }

  @Test func `is not taken over where a value that must be there is missing`() throws {
    try inFile { url in
      let models = [false, true].map { hasName in
        let entity = NSEntityDescription()
        entity.name = "Bird"
        let attribute = NSAttributeDescription()
        attribute.name = "name"
        attribute.attributeType = .stringAttributeType
        attribute.isOptional = false
        entity.properties = hasName ? [attribute] : []
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
      }
      let context = NSManagedObjectContext(.mainQueue)
      context.persistentStoreCoordinator = try open(url, models[0], migrates: false)
      _ = NSEntityDescription.insertNewObject(forEntityName: "Bird", into: context)
      try context.save()

      let error = #expect(throws: NSError.self) { try open(url, models[1], migrates: true) }

      #expect(error?.code == 134_110)
      #expect(
        error?.userInfo["reason"] as? String
          == "Validation error missing attribute values on mandatory destination attribute")
    }
  }

  // MARK: Being killed

  @Test(arguments: SafeFile.WriteStep.allCases)
  func `a process that is killed while it saves leaves the last contents or the new ones`(
    step: SafeFile.WriteStep
  ) throws {
    try inFile { url in
      do {
        let container = Studios.container(at: url)
        let movie = Movie(context: container.viewContext)
        movie.title = "Up"
        try container.viewContext.save()
        movie.title = "Down"
        Interruptions.kill(after: step)
        #expect(throws: Interruptions.Killed.self) { try container.viewContext.save() }
      }
      let context = Studios.container(at: url).viewContext

      let movie = try context.fetch(NSFetchRequest<Movie>(entityName: "Movie")).first

      #expect(movie?.title == (step == .renamed ? "Down" : "Up"))
    }
  }
}
