extension WindowPage {
  /// How the page looks, besides what it has in common with the page of a trace.
  static let style = #"""
    h2 { font-size: 12px; font-weight: 600; color: var(--soft); }
    [hidden] { display: none !important; }
    .clock { display: flex; align-items: center; gap: 6px; }
    #now { color: var(--soft); font-variant-numeric: tabular-nums; min-width: 62px; text-align: right; }
    [aria-pressed=true] { background: var(--pale); color: var(--tint); border-color: var(--tint); }
    main {
      flex: 1; min-height: 0; display: grid; gap: 16px; padding: 0 20px 20px;
      grid-template-columns: minmax(300px, 1.15fr) minmax(280px, 1fr) minmax(320px, 1.1fr);
    }
    main > section { min-width: 0; min-height: 0; }
    #stage { display: flex; flex-direction: column; align-items: center; gap: 10px; }
    #device {
      position: relative; flex: 0 1 auto; min-height: 0; border-radius: 26px; background: #fff;
      box-shadow: 0 0 0 8px #202024, 0 0 0 9px #4a4a50, var(--shade); margin: 9px; overflow: hidden;
      touch-action: none; cursor: pointer; user-select: none;
    }
    #device:focus-within {
      outline: 3px solid var(--tint); outline-offset: 10px;
    }
    #picture { display: block; width: 100%; height: 100%; }
    #frame, #touch { position: absolute; pointer-events: none; }
    #frame { border: 2px solid #ff2d55; border-radius: 5px; background: #ff2d5514; }
    #frame.refused { border-style: dashed; }
    #touch { width: 40px; height: 40px; margin: -20px 0 0 -20px; border-radius: 20px;
      background: #ff2d5533; border: 2px solid #ff2d55; }
    #keys { position: absolute; left: 0; bottom: 0; width: 1px; height: 1px; opacity: 0; border: 0;
      padding: 0; resize: none; }
    #badge { min-height: 42px; max-width: 460px; text-align: center; font-size: 13px;
      overflow-wrap: anywhere; unicode-bidi: isolate; }
    #badge.refused { color: var(--red); }
    #badge b { display: block; font-weight: 550; }
    #hint { color: var(--soft); font-size: 12px; text-align: center; }
    #record { display: flex; flex-direction: column; gap: 8px; }
    .bar { display: flex; align-items: center; gap: 8px; min-height: 32px; }
    .bar h2 { flex: 1; }
    select, #panel input, #panel textarea {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; padding: 4px 8px; max-width: 100%;
    }
    #steps, #test, #panel { background: var(--card); border: 1px solid var(--line);
      border-radius: 12px; overflow: auto; }
    #steps { list-style: none; padding: 0; flex: 1 1 40%; min-height: 90px; }
    #steps li { display: flex; gap: 9px; padding: 5px 8px 5px 12px; align-items: center; }
    #steps li + li { border-top: 1px solid var(--line); }
    #steps .number { color: var(--soft); min-width: 18px; text-align: right;
      font-variant-numeric: tabular-nums; }
    #steps .what { flex: 1; min-width: 0; overflow-wrap: anywhere; unicode-bidi: isolate; }
    #steps button { min-width: 26px; min-height: 26px; padding: 0 6px; color: var(--soft); border-color: transparent;
      background: none; }
    #steps button:hover, #steps button:focus-visible { color: var(--red); background: var(--hover); }
    #steps .lost { background: var(--rose); flex-wrap: wrap; } #steps .later { opacity: .75; }
    #offers { display: flex; flex-wrap: wrap; gap: 6px; flex: none; padding: 8px; border-radius: 12px;
      background: var(--pale); }
    #offers button { text-align: left; white-space: normal; overflow-wrap: anywhere; font-size: 13px; }
    .empty { color: var(--soft); padding: 14px; }
    #test { flex: 1 1 55%; min-height: 120px; padding: 10px 12px; white-space: pre; margin: 0; }
    #panels { display: flex; flex-direction: column; gap: 8px; }
    #tabs { display: flex; gap: 2px; min-height: 32px; }
    #tabs button { border-color: transparent; background: none; color: var(--soft); }
    #tabs [aria-selected=true] { background: var(--pale); color: var(--tint); font-weight: 550; }
    #panel { flex: 1; padding: 6px 0; }
    .tree { list-style: none; padding: 0; }
    .tree li { padding: 2px 12px; cursor: pointer; overflow-wrap: anywhere; }
    .tree li:hover { background: var(--hover); }
    .tree li[aria-selected=true] { background: var(--pale); }
    .tree li.off bdi { color: var(--soft); }
    .tree em { font-style: normal; color: var(--soft); font-size: 12.5px; margin-right: 6px; }
    bdi.value { color: var(--green); margin-left: 6px; }
    bdi.id { color: var(--soft); margin-left: 6px; font-size: 12px; }
    .facts { padding: 10px 12px; border-bottom: 1px solid var(--line); position: sticky; top: -6px;
      background: var(--card); }
    .facts p { overflow-wrap: anywhere; } .facts .why { color: var(--red); }
    .acts { display: flex; gap: 6px; flex-wrap: wrap; } .facts .acts { margin-top: 8px; }
    .facts pre, .log pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .facts pre { margin-top: 5px; background: var(--code); border-radius: 6px; padding: 3px 7px; }
    .form { display: grid; grid-template-columns: 125px 1fr; gap: 9px; padding: 10px 14px;
      align-items: center; }
    .form label, .form span { color: var(--soft); }
    #panel textarea { resize: vertical; font-family: ui-monospace, Menlo, monospace; font-size: 12px; }
    #panel > .bar { padding: 0 12px; }
    .asked, .stops { list-style: none; padding: 0; }
    .asked li { display: flex; align-items: center; gap: 9px; padding: 3px 12px; }
    .asked bdi { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    .asked em { font-style: normal; color: var(--red); font-size: 12.5px; }
    #panel > [role=status] { padding: 4px 14px; font-weight: 550; overflow-wrap: anywhere; }
    .stops li { padding: 2px 14px; overflow-wrap: anywhere; unicode-bidi: isolate; }
    .stops [aria-current] { background: var(--pale); }
    .log { list-style: none; padding: 0; }
    .log li { padding: 5px 12px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .log li.bad { background: var(--rose); } .log li.bad b { color: var(--red); }
    .log b { font-weight: 550; }
    .log time { float: right; color: var(--soft); font-size: 12px; margin-left: 8px; }
    .log p { color: var(--soft); unicode-bidi: isolate; }
    .lines { padding: 6px 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
    .lost #device { opacity: .4; }
    @media (max-width: 1150px) {
      html, body { height: auto; }
      main { grid-template-columns: 1fr 1fr; }
      #stage { grid-row: 1 / 3; position: sticky; top: 8px; align-self: start; }
      #record, #panels { min-height: 380px; max-height: 70vh; }
    }
    @media (max-width: 700px) {
      main { display: flex; flex-direction: column; }
      #stage { position: static; align-self: stretch; }
    }
    """#
}
