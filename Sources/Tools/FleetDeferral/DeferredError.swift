/// What a function throws in the place of code that does not compile.
struct DeferredError: Error, CustomStringConvertible {
  let place: DeferredPlace

  var description: String { place.sentence }
}
