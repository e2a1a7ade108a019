import HeadlessCoreData

/// What has a name in the model of the fixtures.
class Animal: NSManagedObject {}

/// What that model has in its nests.
final class Bird: Animal {}

/// Where that model has its birds.
final class Nest: NSManagedObject {}
