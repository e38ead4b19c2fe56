/** How the pages look, light and dark. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a404b); --soft: light-dark(#586069, #a3abb8);
  --accent: light-dark(#0b57d0, #8ab4f8); --on-accent: light-dark(#fff, #10182a); }
body { margin: 0; background: light-dark(#fff, #14171c); color: light-dark(#1b1f24, #e6e9ee);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
a { color: var(--accent); }
a:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .4rem; overflow-x: auto; }
button { font: inherit; padding: .5rem 1.1rem; border: 0; border-radius: .4rem; cursor: pointer;
  background: var(--accent); color: var(--on-accent); }
progress { width: 100%; height: .9rem; accent-color: var(--accent); }
dl { display: grid; grid-template-columns: minmax(7rem, 2fr) 3fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; color: var(--soft); padding-bottom: .5rem; }
th, td { text-align: start; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
`;
