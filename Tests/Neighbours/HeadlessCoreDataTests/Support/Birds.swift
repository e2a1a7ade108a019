import HeadlessCoreData

/// An entity with a name in the model of the fixtures.
class Animal: NSManagedObject {}

/// An entity of that model, which lives in nests.
final class Bird: Animal {}

/// A nest of that model, which holds birds.
final class Nest: NSManagedObject {}
