/// All commands, as `help` and the page of the docs have them.
package enum DriveGrammar {
  package static let text = commands + "\n" + surroundings

  /// The names of elements, and what is done with them.
  static let commands = """
    Elements
      "Pay"                    by label, identifier, value or placeholder: what can be used comes first
      button "Pay"             by kind, too: the words of `screen`, such as text field, switch, cell
      "Buy" in cell "Robin"    within another one; `under` and `of` mean the same
      cell with "Robin"        a row by a text that stands in it
      "Buy" #2                 the second of several, from 1
      switch                   the only one of its kind
      A single word needs no quotes. In quotes: \\" \\\\ \\n \\t \\b (delete) \\u{1F426}.

    With fingers and keys
      tap E · double tap E · press E [for 2s] · drag E to E
      swipe up|down|left|right [on E] · scroll to E
      enter "Ada" in E         taps the field, types, and ends editing
      type "Ada\\n"             where the focus is; \\n is the return key
      clear E
    With values
      flip E · set E on|off · slide E to 75% · increment E · decrement E
      choose "Big" in E        a segment, a value of a wheel, an item of a menu
      refresh [E]              pulls down
    With screens
      back · dismiss · dismiss outside
      answer "OK"              an action of the alert in front
    With time, which is UIKit's: none passes for real
      wait 2s                  or 300ms, 1 min
      wait until E · wait until no E     10 seconds at most
    With the device
      turn portrait|upside down|landscape left|landscape right
      background · foreground · memory warning · shake · open birds://wren
      world W …                iPhoneSE, iPadPro11, iOS16.4, dark, light, accessibility3, rightToLeft,
                               half, boldText, no-shakeToUndo, language:de
      permission camera denied                 or allowed, notDetermined …; what there is, it says
      location 48.2 16.4       or none · network wifi|cellular|wired|none
      respond [POST] "/list" with 200 json "[]"     or text, html, "text/csv"; or the status alone
    With VoiceOver, which says where it is then
      voiceover next|previous [headings|links|…] · voiceover activate|increment|decrement

    Looking
      screen [under E]         what a user sees
      why E                    what keeps a user from it
      calls [NAME]             what it asked of other people's code, for which a stand-in is there
      audit · speak            what an audit finds; what VoiceOver says
      picture [FILE]           screen.png, or an .svg
      monkey [N] [seed S]      users who try everything, N steps, and what they would complain of
    The session
      steps · undo [N] · restart
      expect E [is STATE | has label|value "…"]     in the test; STATE: enabled, disabled, selected
      expect no E · expect screen · expect picture [NAME]
      test [swift-testing|xctest|xcuitest]     the steps as a test to paste
      help · quit

    """

  private static let surroundings = """
    Answers
      ok STEP (UIKit time), or FAILED and why, with a hint
      - and + before lines of the screen that have gone and come, below what holds them; or the
      whole screen, where most of it is new; and what the app did besides
      With --json a line is an object: command, ok, step, time, now, failures, warnings, deferred,
      happened, changes, screen, candidates, pending, lines. What is empty is left out.
    The process
      drive [--json | --mcp | --window] [--system 16.4] [--file SCRIPT] [COMMAND [then COMMAND]…]
      Without commands they are read from standard input, a line each. Lines that begin with // are
      remarks. Status: 0, 1 where a step failed, 2 where a command made no sense. A script ends there.
    """
}
