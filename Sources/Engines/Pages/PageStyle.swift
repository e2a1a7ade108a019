/// What the pages that show an app or its tests have in common: how they look, in the light and in the
/// dark.
package enum PageStyle {
  /// A page that needs nothing else.
  ///
  /// - Parameters:
  ///   - mark: An attribute of the style, by which the browser knows it for the page's own.
  package static func html(
    title: String, style: String, mark: String = "", body: String
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <style\(mark)>\(base)\n\(style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  private static let base = #"""
    :root {
      --paper: #f6f6f4; --card: #fff; --ink: #1d1d1f; --soft: #6b6b70; --line: #e3e3df;
      --hover: #efefec; --tint: #0a63d6; --pale: #e5effc; --red: #c4291c; --rose: #fdeceA;
      --green: #17753a; --mint: #e4f5ea; --code: #f7f7f5; --shade: 0 1px 2px #0001, 0 8px 28px #0002;
    }
    [data-theme=dark] {
      --paper: #17171a; --card: #202024; --ink: #ececee; --soft: #9b9ba3; --line: #323238;
      --hover: #2a2a2f; --tint: #6cabff; --pale: #1f3350; --red: #ff8177; --rose: #42211f;
      --green: #6fd394; --mint: #1d3a29; --code: #1b1b1f; --shade: 0 1px 2px #0006, 0 8px 28px #0008;
      color-scheme: dark;
    }
    * { box-sizing: border-box; margin: 0; }
    html, body { height: 100%; }
    body {
      display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    code, pre, .code { font: 12px/1.55 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    button, input { font: inherit; color: inherit; }
    button {
      background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      padding: 5px 11px; cursor: pointer; white-space: nowrap;
    }
    button:hover { background: var(--hover); }
    :focus-visible { outline: 2px solid var(--tint); outline-offset: 1px; }
    header {
      display: flex; align-items: center; gap: 10px; padding: 14px 20px 10px; flex-wrap: wrap;
    }
    .names { flex: 1; min-width: 240px; }
    h1 { font-size: 19px; font-weight: 650; letter-spacing: -.01em; }
    header p { color: var(--soft); font-size: 13px; }
    #toast {
      position: fixed; bottom: 22px; left: 50%; transform: translateX(-50%); background: var(--ink);
      color: var(--paper); border-radius: 9px; padding: 8px 15px; opacity: 0; pointer-events: none;
      transition: opacity .2s;
    }
    #toast.on { opacity: 1; }
    """#

  /// How a list of steps or tests looks, with cards of facts beside it.
  package static let listAndFacts = #"""
    #verdict { font-weight: 600; border-radius: 6px; padding: 1px 8px; margin-right: 4px; }
    #verdict.passed { color: var(--green); background: var(--mint); }
    #verdict.failed { color: var(--red); background: var(--rose); }
    .search { position: relative; }
    .search input {
      width: 190px; padding: 5px 28px 5px 11px; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px;
    }
    kbd {
      position: absolute; right: 8px; top: 7px; font-size: 11px; color: var(--soft);
      border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; pointer-events: none;
    }
    .search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
    .choice { display: flex; }
    .choice button { border-radius: 0; margin-left: -1px; }
    .choice button:first-child { border-radius: 8px 0 0 8px; }
    .choice button:last-child { border-radius: 0 8px 8px 0; }
    .choice [aria-pressed=true] { background: var(--pale); color: var(--tint); }
    #steps, #facts { overflow: auto; }
    #steps { list-style: none; padding: 0; background: var(--card); border-radius: 12px;
      border: 1px solid var(--line); }
    #steps li {
      display: flex; gap: 9px; padding: 8px 12px; cursor: pointer; border-left: 3px solid transparent;
    }
    #steps li + li { border-top: 1px solid var(--line); }
    #steps li:hover { background: var(--hover); }
    #steps li.on { background: var(--pale); border-left-color: var(--tint); }
    #steps li.bad { border-left-color: var(--red); }
    #steps li.bad.on { background: var(--rose); }
    #steps .number { color: var(--soft); min-width: 18px; text-align: right;
      font-variant-numeric: tabular-nums; }
    #steps .what { min-width: 0; }
    #steps .what b { font-weight: 550; display: block; overflow-wrap: anywhere; }
    #steps .what { flex: 1; }
    #steps .what small { color: var(--soft); font: 11.5px/1.5 ui-monospace, "SF Mono", Menlo,
      "DejaVu Sans Mono", monospace; display: block; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    #steps .bad b { color: var(--red); }
    #facts > div { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 12px 14px; margin-bottom: 12px; }
    h2 { font-size: 12px; font-weight: 600; color: var(--soft); margin-bottom: 7px; }
    #facts .bad { border-color: var(--red); background: var(--rose); }
    #facts .bad h2 { color: var(--red); }
    #facts .bad p { font-weight: 550; overflow-wrap: anywhere; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .lines { overflow: auto; max-height: 320px; }
    .lines pre { white-space: pre; overflow-wrap: normal; min-width: max-content; padding: 0 8px; }
    .lines .plus { background: var(--mint); color: var(--green); }
    .lines .minus { background: var(--rose); color: var(--red); }
    .lines .here { background: var(--pale); }
    .lines .wrong { background: var(--rose); }
    .lines i { color: var(--soft); font-style: normal; display: inline-block; width: 34px;
      user-select: none; }
    #facts ul { list-style: none; padding: 0; }
    #facts li { display: flex; gap: 9px; padding: 2px 0; overflow-wrap: anywhere; }
    #facts li em { flex: 0 0 92px; font-style: normal; color: var(--soft); font-size: 12.5px; }
    #facts li span { min-width: 0; }
    #facts li.failure span { color: var(--red); }
    dl { display: flex; gap: 22px; flex-wrap: wrap; }
    dt { color: var(--soft); font-size: 12px; }
    dd { font-variant-numeric: tabular-nums; }
    mark { background: #ffe08a; color: #1d1d1f; border-radius: 2px; }
    """#
}
