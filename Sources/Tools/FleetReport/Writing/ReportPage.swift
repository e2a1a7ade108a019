import Pages
import PropertyLists

/// The page of a report, which needs no server: its values as JSON, and a script that shows them.
enum ReportPage {
  static func html(_ content: ReportContent) -> String {
    PageStyle.html(
      title: content.title.asMarkup(), style: "\(PageStyle.listAndFacts)\n\(style)",
      body: """
        \(body)
        <script id="report" type="application/json">\(PageScript.json(content))</script>
        <script>\(PageScript.base)\n\(script)</script>
        """)
  }

  /// The page before the script fills it in.
  private static let body = #"""
    <header>
      <div class="names">
        <h1 id="name"></h1>
        <p><span id="verdict"></span> <span id="totals"></span></p>
      </div>
      <label class="search"><input id="search" type="search" placeholder="Search"
        aria-label="Search"><kbd>/</kbd></label>
      <button id="dark" title="Light or dark (D)" aria-label="Light or dark">◐</button>
    </header>
    <main>
      <nav id="groups" aria-label="What is listed"></nav>
      <div id="listed"><ol id="steps"></ol><button id="more">Show more</button></div>
      <section id="facts" aria-live="polite"></section>
    </main>
    <p id="toast" role="status"></p>
    """#

  private static let style = #"""
    main {
      flex: 1; min-height: 0; display: grid; gap: 16px; padding: 0 20px 20px;
      grid-template-columns: 200px minmax(260px, 400px) minmax(320px, 1fr);
    }
    #groups { display: flex; flex-direction: column; gap: 4px; overflow: auto; }
    #groups button { display: flex; justify-content: space-between; gap: 8px; border: 0;
      background: none; text-align: left; white-space: normal; }
    #groups button:hover { background: var(--hover); }
    #groups [aria-pressed=true] { background: var(--pale); color: var(--tint); }
    #groups .bad { color: var(--red); }
    #groups span { color: var(--soft); font-variant-numeric: tabular-nums; }
    #listed { display: flex; flex-direction: column; gap: 8px; min-height: 0; }
    #steps small { max-width: 100%; }
    #steps .took { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .mark { font-size: 11.5px; color: var(--tint); margin-right: 6px; }
    .shots { display: flex; flex-wrap: wrap; gap: 16px; }
    .shots img { max-width: 100%; max-height: 620px; border-radius: 12px; background: #fff;
      box-shadow: var(--shade); display: block; }
    .sides { position: relative; display: inline-block; max-width: 100%; }
    .sides img { display: block; max-width: 100%; background: #fff; }
    .sides .over { position: absolute; inset: 0; overflow: hidden; border-right: 2px solid #ff2d55; }
    .sides .over img { max-width: none; }
    .slider { width: 100%; margin: 10px 0; }
    iframe { width: 100%; height: 720px; border: 1px solid var(--line); border-radius: 12px; }
    @media (max-width: 900px) {
      main { display: flex; flex-direction: column; overflow: auto; }
      #groups { flex-direction: row; flex-wrap: wrap; flex: none; }
      #listed { max-height: 300px; flex: none; }
      #facts { overflow: visible; }
    }
    """#
}
