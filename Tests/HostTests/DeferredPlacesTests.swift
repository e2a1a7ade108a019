import Testing

extension HostTests {
  @Suite("A client that has a list of what does not compile")
  struct DeferredPlacesTests {
    @Test func `builds, and its test fails at the place, with the compiler's words`() async throws {
      let outcome = try await Clients.deferred.test("CartTests/testA", in: .xcTest)

      #expect(outcome.status == 1, "\(outcome)")
      #expect(
        outcome.contains(
          "Cart.pay() has code that does not compile: cannot find 'Wallet' in scope."),
        "\(outcome)")
      #expect(outcome.contains("Cart.swift:11"), "\(outcome)")
      #expect(
        outcome.contains(
          "deferred: 2 places do not compile, and fail what reaches them; 1 was reached."),
        "\(outcome)")
    }

    @Test func `says which tests are lost where a place ends the process`() async throws {
      let outcome = try await Clients.deferred.test("CartTests", in: .xcTest)

      #expect(outcome.status != 0, "\(outcome)")
      #expect(outcome.contains("Receipt has no least value"), "\(outcome)")
      #expect(
        outcome.contains(
          "the tests that were to come are lost. 'fleet-init --test' runs them in a new process."),
        "\(outcome)")
      #expect(!outcome.contains("'CartTests.testC' started"), "\(outcome)")
    }

    @Test func `does not build under FLEET_STRICT=1, and does again without`() async throws {
      let client = try await Clients.deferred

      let strict = try await client.tried(variables: ["FLEET_STRICT=1"])
      #expect(strict.status == 1, "\(strict)")
      #expect(strict.contains("error: cannot find 'Wallet' in scope"), "\(strict)")
      let outcome = try await client.tried(variables: ["FLEET_STRICT=0"])
      #expect(outcome.status == 0, "\(outcome)")
    }
  }
}
