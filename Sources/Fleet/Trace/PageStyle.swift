/// What the pages that show an app have in common: how they look, in the light and in the dark.
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
}
