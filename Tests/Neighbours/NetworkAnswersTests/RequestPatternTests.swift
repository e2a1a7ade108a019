import Foundation
import NetworkAnswers
import Testing

@Suite("RequestPattern")
struct RequestPatternTests {
  @Test(arguments: [
    ("https://birds.example/list", "https://birds.example/list"),
    ("https://birds.example/list", "https://birds.example/list?page=2#top"),
    ("HTTPS://Birds.Example/list", "https://birds.example/list"),
    ("https://birds.example", "https://birds.example/"),
    ("https://birds.example/", "https://birds.example"),
    ("birds.example/list", "http://birds.example/list"),
    ("birds.example:8080/list", "http://birds.example:8080/list"),
    ("/list", "https://birds.example/list"),
    ("/a b", "https://birds.example/a%20b"),
    ("/a%20b", "https://birds.example/a%20b"),
    ("/birds/*", "https://birds.example/birds/7/songs"),
    ("/birds/*/songs", "https://birds.example/birds/7/songs"),
    ("https://*.example/list", "https://birds.example/list"),
    ("*", "https://birds.example/list"),
    ("/list?page=2", "https://birds.example/list?sort=name&page=2"),
    ("/list?page", "https://birds.example/list?page=2"),
    ("/list?q=r*n", "https://birds.example/list?q=robin"),
    ("/list#top", "https://birds.example/list"),
    ("/Größe", "https://birds.example/Gr%C3%B6%C3%9Fe"),
  ])
  func `is for the URLs that it names`(pattern: String, url: String) throws {
    let url = try #require(URL(string: url))

    #expect(RequestPattern(pattern)?.matches(url) == true)
  }

  @Test(arguments: [
    ("https://birds.example/list", "http://birds.example/list"),
    ("https://birds.example/list", "https://birds.example/list/7"),
    ("https://birds.example/list", "https://birds.example/List"),
    ("https://birds.example/list/", "https://birds.example/list"),
    ("birds.example/list", "https://other.example/list"),
    ("birds.example/list", "https://birds.example:8080/list"),
    ("/list", "https://birds.example/v1/list"),
    ("/birds/*/songs", "https://birds.example/birds/songs"),
    ("/list?page=2", "https://birds.example/list?page=3"),
    ("/list?page=2", "https://birds.example/list"),
  ])
  func `is not for others`(pattern: String, url: String) throws {
    let url = try #require(URL(string: url))

    #expect(RequestPattern(pattern)?.matches(url) == false)
  }

  @Test(arguments: ["", "  ", "?page=2", "#top", "a\nb", "://birds.example"])
  func `names nothing in some texts`(text: String) {
    #expect(RequestPattern(text) == nil)
  }

  @Test func `with many stars takes no time`() throws {
    let url = try #require(
      URL(string: "https://birds.example/" + String(repeating: "a", count: 2_000)))
    let stars = String(repeating: "*a", count: 200) + "*b"

    #expect(RequestPattern("/" + stars)?.matches(url) == false)
  }
}
