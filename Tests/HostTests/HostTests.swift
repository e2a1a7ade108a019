import Testing

/// Fleet in the programs that run tests, as users' packages meet it.
///
/// All of it one after the other: the clients share one build folder.
@Suite("Hosts", .serialized) enum HostTests {}
