import Foundation

/// What the scripts of pages have in common: how elements are made, and what differs.
package enum PageScript {
  /// A value as a script that is JSON, or as a part of another one.
  package static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    // A script's end tag ends it within a text, too, and a comment that begins there hides the end.
    return String(decoding: data, as: UTF8.self).replacing("</", with: "<\\/")
      .replacing("<!", with: "\\u003c!")
  }

  /// How elements are made and found.
  package static let elements = #"""
    'use strict';
    const at = id => document.getElementById(id);
    // Marks that turn the direction of what follows are shown, and turn nothing.
    const plain = text => String(text).replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
      mark => '\\u{' + mark.charCodeAt(0).toString(16).toUpperCase() + '}');
    const make = (tag, text, name) => {
      const node = document.createElement(tag);
      if (text !== undefined) node.textContent = plain(text);
      if (name) node.className = name;
      return node;
    };
    """#

  /// What the pages of a trace and of a report have in common besides.
  package static let base = #"""
    \#(elements)

    function card(title, name) {
      const card = make('div', undefined, name);
      card.append(make('h2', title));
      at('facts').append(card);
      return card;
    }

    // Two lists of lines as one, with marks at what has gone and come.
    function changed(old, fresh) {
      const lines = make('div', undefined, 'lines');
      for (const [sign, line] of difference(old, fresh)) {
        lines.append(make('pre', sign + ' ' + line,
          sign === '+' ? 'plus' : sign === '−' ? 'minus' : ''));
      }
      return lines;
    }

    function difference(old, fresh) {
      const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
      for (let i = old.length - 1; i >= 0; i--)
        for (let j = fresh.length - 1; j >= 0; j--)
          table[i][j] = old[i] === fresh[j] ? table[i + 1][j + 1] + 1
            : Math.max(table[i + 1][j], table[i][j + 1]);
      const lines = [];
      let i = 0, j = 0;
      while (i < old.length || j < fresh.length) {
        if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
          lines.push([' ', old[i++]]); j++;
        } else if (j >= fresh.length || (i < old.length && table[i + 1][j] >= table[i][j + 1])) {
          lines.push(['−', old[i++]]);
        } else lines.push(['+', fresh[j++]]);
      }
      return lines;
    }

    function say(text) {
      at('toast').textContent = text;
      at('toast').classList.add('on');
      clearTimeout(say.timer);
      say.timer = setTimeout(() => at('toast').classList.remove('on'), 1800);
    }

    function dark() {
      const root = document.documentElement;
      root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    }

    document.documentElement.dataset.theme =
      matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    """#
}
