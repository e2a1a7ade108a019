extension WindowPage {
  /// The page before the script fills it in.
  static let body = #"""
    <header>
      <div class="names">
        <h1 id="name">Fleet</h1>
        <p id="place"></p>
      </div>
      <div class="clock" role="group" aria-label="Clock">
        <span id="now" title="UIKit time that has passed">0.00 s</span>
        <button id="run" aria-pressed="false" title="Let time pass as on a device (R)">Run</button>
        <button data-pass="0.1" title="Let a tenth of a second pass">+0.1 s</button>
        <button data-pass="1" title="Let a second pass">+1 s</button>
        <button data-pass="10" title="Let ten seconds pass">+10 s</button>
      </div>
      <button id="undo" title="Take the last step back (U)">Undo</button>
      <button id="restart" title="Launch the app again, without a step">Restart</button>
      <button id="dark" title="Light or dark page (D)" aria-label="Light or dark page">◐</button>
    </header>
    <main>
      <section id="stage" aria-label="Device">
        <div id="device" role="group" aria-label="Screen of the app">
          <img id="picture" alt="" draggable="false">
          <div id="frame" hidden></div>
          <div id="touch" hidden></div>
          <textarea id="keys" aria-label="The app: keys and elements" aria-describedby="hint badge"
            autocomplete="off" autocapitalize="off" spellcheck="false"></textarea>
        </div>
        <p id="badge" role="status"></p>
        <p id="hint">Tap, hold, drag, scroll and type. Tab goes through the elements, Enter taps.</p>
      </section>
      <section id="record" aria-label="Steps">
        <div class="bar"><h2>Steps</h2>
          <button id="expect" aria-pressed="false"
            title="Click something that the test shall expect (E)">Expect</button></div>
        <div id="offers" role="group" aria-label="What to expect" hidden></div>
        <ol id="steps"></ol>
        <div class="bar"><h2>Test</h2>
          <select id="kind" aria-label="Kind of test">
            <option value="swift-testing">Swift Testing</option>
            <option value="xctest">XCTest</option>
            <option value="xcuitest">XCUITest</option>
          </select>
          <button id="copy" title="Copy the test (C)">Copy</button></div>
        <pre id="test" tabindex="0" aria-label="The steps as a test"></pre>
      </section>
      <section id="panels" aria-label="Panels">
        <div id="tabs" role="tablist" aria-label="Panels"></div>
        <div id="panel" role="tabpanel" tabindex="0"></div>
      </section>
    </main>
    <p id="toast" role="status"></p>
    """#
}
