/// All photos, by days.
@MainActor
final class PhotoLibrary {
  var days: [Day]

  init(days: [Day]) { self.days = days }

  var favourites: [String] {
    days.flatMap(\.photos).filter(\.isFavourite).map(\.name)
  }

  func move(from source: (day: Int, photo: Int), to target: (day: Int, photo: Int)) {
    let photo = days[source.day].photos.remove(at: source.photo)
    days[target.day].photos.insert(photo, at: target.photo)
  }
}
