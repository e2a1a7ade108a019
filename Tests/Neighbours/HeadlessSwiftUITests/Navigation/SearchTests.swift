import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Searches.
@MainActor
@Suite("Searches of SwiftUI", .freshApplication)
struct SearchTests {
  private struct Birds: View {
    @State private var text = ""
    @State private var submitted = ""

    var body: some View {
      NavigationStack {
        Found(text: text)
          .navigationTitle("Birds")
      }
      .searchable(text: $text, prompt: "Find a bird")
      .onSubmit(of: .search) { submitted = text }
      .overlay(alignment: .bottom) { Text("submitted \(submitted)") }
    }
  }

  private struct Found: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack {
        Text("text '\(text)', searching \(String(isSearching))")
        Button("end") { dismissSearch() }
      }
    }
  }

  private var field: ScreenElement { Fleet.screen.searchFields.element }

  @Test func `behaviour 1174: a search around a stack is its first screen's`() {
    let controller = show(Birds())
    #expect(controller.stack?.topViewController?.navigationItem.searchController != nil)
    #expect(field.placeholderValue == "Find a bird")
    #expect(texts.contains("text '', searching false"))
    field.tap()
    field.typeText("wren")
    #expect(texts.contains("text 'wren', searching true"))
    field.tapSearchKey()
    #expect(texts.contains("submitted wren"))
    field.tap()
    field.tapCancel()
    #expect(texts.contains("text '', searching false"))
  }

  @Test func `behaviour 1175: code ends a search, and a state begins one`() {
    struct Stated: View {
      @State private var text = ""
      @State private var isSearching = false
      var body: some View {
        NavigationStack {
          VStack {
            Found(text: text)
            Button("begin") { isSearching = true }
            Button("write") { text = "owl" }
            Text("state \(String(isSearching))")
          }
          .searchable(text: $text, isPresented: $isSearching)
        }
      }
    }
    show(Stated())
    #expect(field.placeholderValue == "Search")
    tap("begin")
    #expect(texts.contains("text '', searching true"))
    tap("write")
    #expect(field.value == "owl")
    tap("end")
    #expect(texts.contains("state false"))
    #expect(texts.contains("text '', searching false"))
    field.tap()
    #expect(texts.contains("state true"))
  }

  private struct Scoped: View {
    @State private var text = ""
    @State private var scope = "All"

    var body: some View {
      NavigationStack {
        Text("scope \(scope), text '\(text)'")
          .searchable(text: $text)
          .searchScopes($scope) {
            ForEach(["All", "Big"], id: \.self) { Text("\($0) birds").tag($0) }
          }
          .searchSuggestions {
            if text.isEmpty {
              Text("Wrens").searchCompletion("wren")
              Button("Owls") { scope = "Big" }
            } else {
              Text("\(text)s").searchCompletion("\(text)s")
            }
          }
      }
    }
  }

  @Test func `behaviour 1176: scopes and suggestions`() {
    let controller = show(Scoped())
    let search = controller.stack?.topViewController?.navigationItem.searchController
    field.tap()
    #expect(search?.searchBar.scopeButtonTitles == ["All birds", "Big birds"])
    #expect(search?.searchSuggestions?.map(\.localizedSuggestion) == ["Wrens", "Owls"])
    search?.searchBar.selectSuggestion(withTitle: "Wrens")
    #expect(search?.searchBar.text == "wren")
    #expect(search?.searchSuggestions?.map(\.localizedSuggestion) == ["wrens"])
    field.selectScope(withTitle: "Big birds")
    field.tapCancel()
    #expect(contents == ["scope Big, text ''"])
  }

  private struct Token: Identifiable, Hashable {
    let id: String
  }

  private struct Tokened: View {
    @State private var text = ""
    @State private var tokens = [Token(id: "blue")]
    @State private var offered = [Token(id: "red")]

    var body: some View {
      NavigationStack {
        VStack {
          Text("tokens \(tokens.map(\.id).joined(separator: " "))")
          Button("none") { tokens = [] }
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $offered) { Text($0.id) }
      }
    }
  }

  @Test func `behaviour 1177: tokens stand before the text, and are offered`() {
    let controller = show(Tokened())
    let search = controller.stack?.topViewController?.navigationItem.searchController
    #expect(search?.searchBar.searchTextField.tokens.count == 1)
    field.tap()
    search?.searchBar.selectSuggestion(withTitle: "red")
    #expect(search?.searchBar.searchTextField.tokens.count == 2)
    #expect(texts.contains("tokens blue red"))
    search?.searchBar.searchTextField.deleteBackward()
    Fleet.settle()
    #expect(search?.searchBar.searchTextField.tokens.count == 1)
    field.tapCancel()
    #expect(texts.contains("tokens "))
  }

  @Test func `behaviour 1177: an app takes tokens away`() {
    let controller = show(Tokened())
    let search = controller.stack?.topViewController?.navigationItem.searchController
    #expect(search?.searchBar.searchTextField.tokens.count == 1)
    tap("none")
    #expect(search?.searchBar.searchTextField.tokens.isEmpty == true)
    #expect(texts.contains("tokens "))
  }

  @Test func `behaviour 1174: a search hides as the screen is scrolled, unless it always shows`() {
    for (placement, hides) in [
      (SearchFieldPlacement.automatic, true), (.navigationBarDrawer(displayMode: .always), false),
      (.navigationBarDrawer(displayMode: .automatic), true),
    ] {
      let controller = show(
        NavigationStack { Text("Birds") }.searchable(text: .constant(""), placement: placement))
      let item = controller.stack?.topViewController?.navigationItem
      #expect(item?.searchController != nil)
      #expect(item?.hidesSearchBarWhenScrolling == hides)
    }
  }
}
