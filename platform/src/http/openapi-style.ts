/** The stylesheet of the API documentation; follows the reader's light or dark setting. */
export const openApiStyle = `:root { color-scheme: light dark; --text: #16202a; --paper: #fff; --line: #c4ccd4; --link: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --text: #e6ebf0; --paper: #14191f; --line: #46515c; --link: #8cc2ff; } }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper); max-width: 64rem; margin: 0 auto; padding: 1rem; }
a { color: var(--link); }
.skip { position: absolute; left: -100rem; }
.skip:focus { position: static; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
h2 { margin-top: 2rem; text-transform: capitalize; }
details { border-top: 1px solid var(--line); padding: 0.5rem 0; }
summary { cursor: pointer; }
summary code { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; display: block; overflow-x: auto; }
caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
th, td { text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); padding: 0.25rem 1rem 0.25rem 0; }
`;
