/// A photo with the day on which it was taken.
struct Photo: Hashable {
  let name: String
  var isFavourite = false
}

/// The photos of a day.
struct Day: Hashable {
  let title: String
  var photos: [Photo]
}
