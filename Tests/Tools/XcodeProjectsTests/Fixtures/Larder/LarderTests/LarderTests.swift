import Testing
@testable import Larder

struct LarderTests {

    @Test func example() async throws {
    }
}
