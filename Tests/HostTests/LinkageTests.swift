import Testing

extension HostTests {
  @Suite("Linkage of an executable that uses Fleet")
  struct LinkageTests {
    @Test func `it depends on no test framework (reporting 4)`() async throws {
      let client = try await Clients.reporting
      let app = try await client.executable("App")

      let outcome = try await Command(arguments: ["readelf", "-d", app], folder: client.folder)
        .run()

      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.contains("libswiftCore.so"), "\(outcome)")
      #expect(!outcome.contains("libXCTest"), "\(outcome)")
      #expect(!outcome.contains("libTesting"), "\(outcome)")
    }

    @Test func `it prints to the console, in release also with a static library (reporting 3)`()
      async throws
    {
      let client = try await Clients.reporting
      var apps = [try await client.executable("App")]
      if Configuration.tested == .release { apps.append(try await client.staticExecutable("App")) }

      for app in apps {
        let outcome = try await Command(arguments: [app], folder: client.folder).run()

        #expect(outcome.status == 0, "\(outcome)")
        #expect(
          outcome.output == """
            App.swift:6: error: Fleet.Failure: Nothing runs tests here.
            App.swift:7: note: `swallowAnyErrors` caught: Fleet.TableViewError: The list is empty.

            """)
      }
    }
  }
}
