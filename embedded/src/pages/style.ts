/** Plain, in the product's own colours, so that nobody mistakes these pages for the real ones. */
export const standInStyle = `
:root {
  color-scheme: light dark;
  --ground: #faf8f3; --card: #fffefb; --ink: #17252a; --soft: #43545a; --hair: #e4ded1; --edge: #7f8b8d;
  --teal: #0f5257; --on-teal: #ffffff; --wash: #e9f1ee; --bad: #9b2727; --note: #fbeee7; --apricot: #c8553d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101c1f; --card: #16262a; --ink: #e8efec; --soft: #b7c6c5; --hair: #2a3c40; --edge: #6f8588;
    --teal: #8ccfc8; --on-teal: #06282a; --wash: #152f32; --bad: #f5a9a0; --note: #2c211f; --apricot: #ee8f76;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1.0625rem/1.6 Inter, system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 32px 20px 48px; }
.mark { display: flex; align-items: center; gap: 12px; margin: 0; padding: 10px 16px; border-radius: 12px; background: var(--note); }
.mark svg { flex: none; fill: none; stroke: var(--apricot); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.mark circle { fill: var(--apricot); stroke: none; }
h1 { margin: 32px 0 8px; font: 420 2rem/1.15 Georgia, serif; }
h2 { margin: 32px 0 12px; font: 480 1.25rem/1.35 Georgia, serif; }
p { color: var(--soft); }
.mark strong { color: var(--ink); font-weight: 560; line-height: 1.35; }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
button, input, .go { font: inherit; }
.pick { display: flex; align-items: center; gap: 14px; width: 100%; min-height: 64px; padding: 8px 14px; text-align: left;
  border: 1px solid var(--hair); border-radius: 12px; background: var(--card); color: var(--ink); cursor: pointer; }
.pick:hover { border-color: var(--teal); background: var(--wash); }
.pick b, .pick span span { display: block; overflow-wrap: anywhere; }
.pick b { font-weight: 560; }
.pick span span { color: var(--soft); font-size: 0.9375rem; }
.face { flex: none; display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%;
  background: var(--wash); color: var(--teal); font: 520 1.125rem/1 Georgia, serif; }
label { display: block; margin: 16px 0 6px; font-weight: 560; }
input:not([type=checkbox]) { width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid var(--edge);
  border-radius: 12px; background: var(--card); color: var(--ink); }
.check { display: flex; align-items: center; gap: 12px; min-height: 48px; font-weight: 400; }
.check input { width: 24px; height: 24px; margin: 0; accent-color: var(--teal); }
.go, .quiet { display: block; width: 100%; min-height: 48px; padding: 10px 20px; border-radius: 12px; font-weight: 560;
  text-align: center; text-decoration: none; cursor: pointer; }
.go { margin-top: 12px; border: 1px solid var(--teal); background: var(--teal); color: var(--on-teal); }
.quiet { margin-top: 12px; border: 1px solid var(--edge); background: none; color: var(--teal); }
.problem { margin: 0; color: var(--bad); font-weight: 500; }
.emails { margin: 24px 0; }
details { border: 1px solid var(--hair); border-radius: 12px; background: var(--card); }
summary { padding: 12px 16px; border-radius: 12px; cursor: pointer; }
summary:hover { background: var(--wash); }
summary b { font-weight: 560; }
summary span { display: block; color: var(--soft); font-size: 0.9375rem; overflow-wrap: anywhere; }
.words { padding: 4px 16px 16px; white-space: pre-line; overflow-wrap: anywhere; }
.words a, .file a { color: var(--teal); }
.file { margin: 0; padding: 0 16px 16px; }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 2px; }
`;
