extension TracePage {
  /// How the page looks, besides what it has in common with others.
  static let style = #"""
    #letters { position: absolute; width: 0; height: 0; }
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
    nav { display: flex; align-items: center; gap: 10px; padding: 0 20px 14px; }
    nav button { padding: 2px 11px; font-size: 17px; }
    .slide { position: relative; flex: 1; height: 26px; }
    #marks { position: absolute; inset: 5px 8px; display: flex; gap: 2px; }
    #marks i { flex: 1; border-radius: 3px; background: var(--line); }
    #marks i.done { background: color-mix(in srgb, var(--tint) 45%, var(--line)); }
    #marks i.bad { background: var(--red); }
    #marks i.out { opacity: .35; }
    #slider {
      position: absolute; inset: 0; width: 100%; height: 26px; appearance: none; background: none;
      cursor: pointer;
    }
    #slider::-webkit-slider-thumb {
      appearance: none; width: 16px; height: 26px; border-radius: 8px; border: 2px solid var(--tint);
      background: var(--card); box-shadow: var(--shade);
    }
    #slider::-moz-range-thumb {
      width: 12px; height: 22px; border-radius: 8px; border: 2px solid var(--tint);
      background: var(--card);
    }
    #count { color: var(--soft); font-variant-numeric: tabular-nums; min-width: 62px; }
    main {
      flex: 1; min-height: 0; display: grid; gap: 16px; padding: 0 20px 20px;
      grid-template-columns: minmax(220px, 300px) minmax(260px, 1fr) minmax(320px, 460px);
    }
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
    #stage { display: flex; gap: 22px; justify-content: center; min-height: 0; min-width: 0; }
    figure { display: flex; flex-direction: column; align-items: center; gap: 8px; min-width: 0;
      min-height: 0; flex: 0 1 auto; }
    figcaption { color: var(--soft); font-size: 12.5px; }
    figure svg {
      width: auto; height: auto; max-width: 100%; max-height: calc(100vh - 178px);
      border-radius: 18px; background: #fff; box-shadow: var(--shade); display: block;
    }
    .empty { color: var(--soft); align-self: center; }
    .finger { fill: #ff2d5533; stroke: #ff2d55; stroke-width: 2.5; }
    .subject { fill: none; stroke: #ff2d55; stroke-width: 2.5; }
    .way { fill: none; stroke: #ff2d55; stroke-width: 4; stroke-linecap: round;
      stroke-linejoin: round; opacity: .75; }
    .ring { fill: none; stroke: #ff2d55; stroke-width: 2; transform-box: fill-box;
      transform-origin: center; animation: ring 1.6s ease-out infinite; }
    @keyframes ring { from { transform: scale(.7); opacity: .9 } to { transform: scale(1.7);
      opacity: 0 } }
    @media (prefers-reduced-motion: reduce) { .ring { animation: none } }
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
    @media (max-width: 1150px) {
      main { grid-template-columns: minmax(200px, 260px) 1fr; grid-template-rows: auto auto;
        overflow: auto; }
      #steps { grid-row: 1 / 3; }
      #stage { height: 560px; }
      figure svg { max-height: 530px; }
    }
    @media (max-width: 640px) {
      main { display: flex; flex-direction: column; }
      #steps { max-height: 220px; flex: none; }
      #stage { flex: none; }
      #facts { overflow: visible; }
    }
    """#
}
