extension TracePage {
  /// The page before the script fills it in.
  static let body = #"""
    <svg id="letters" aria-hidden="true"></svg>
    <header>
      <div class="names">
        <h1 id="name"></h1>
        <p><span id="verdict"></span> <span id="place"></span> <span id="totals"></span></p>
      </div>
      <label class="search"><input id="search" type="search" placeholder="Search steps"
        aria-label="Search steps"><kbd>/</kbd></label>
      <div class="choice" role="group" aria-label="Pictures">
        <button data-view="before">Before</button><button data-view="both">Both</button>
        <button data-view="after">After</button>
      </div>
      <button id="copy" title="Copy the test up to this step (C)">Copy as a test</button>
      <button id="dark" title="Light or dark (D)" aria-label="Light or dark">◐</button>
    </header>
    <nav>
      <button id="back" title="The step before (←)" aria-label="The step before">‹</button>
      <div class="slide"><div id="marks"></div>
        <input id="slider" type="range" min="0" value="0" aria-label="Step"></div>
      <button id="forth" title="The next step (→)" aria-label="The next step">›</button>
      <span id="count"></span>
    </nav>
    <main>
      <ol id="steps"></ol>
      <section id="stage"></section>
      <section id="facts"></section>
    </main>
    <p id="toast" role="status"></p>
    """#
}
