extension TracePage {
  /// How the page looks, besides what it has in common with others.
  static let style = #"""
    #letters { position: absolute; width: 0; height: 0; }
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
