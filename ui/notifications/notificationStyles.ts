/** The look of the element; the colours are those of the page. */
export const notificationStyles = `
:host {
  position: fixed;
  z-index: 1400;
  inset: auto 1rem 1rem auto;
  display: grid;
  justify-items: end;
  gap: 0.5rem;
  width: min(26rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  pointer-events: none;
  font: inherit;
  line-height: 1.45;
}
ol, ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.5rem; }
section:has(> ol) { display: grid; width: 100%; min-height: 0; }
ol { width: 100%; overflow: auto; }
ol > li, details {
  position: relative;
  pointer-events: auto;
  padding: 0.8rem 3rem 0.8rem 1rem;
  background: var(--paper, #fff);
  color: var(--ink, #1b1a17);
  border: 1px solid var(--rule, #ddd7cc);
  border-inline-start: 5px solid var(--tone);
  border-radius: var(--radius, 2px);
  box-shadow: 0 10px 34px rgb(0 0 0 / 16%);
  overflow-wrap: anywhere;
}
li.danger { --tone: var(--danger, #b3261e); }
li.warning { --tone: var(--warning, #8a5a00); }
li.success { --tone: var(--success, #1d6b40); }
li.info { --tone: var(--info, #1d5a96); }
strong { color: var(--tone); }
p { margin: 0; }
.body { max-height: 60dvh; overflow: auto; }
.body.short { max-height: 9.5em; overflow: hidden; mask-image: linear-gradient(#000 70%, transparent); }
.body ul { margin-top: 0.4rem; gap: 0.15rem; }
button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
button:disabled { opacity: 0.5; cursor: default; }
.action { display: inline-block; margin: 0.4rem 1rem 0 0; padding: 0.2rem 0; font-weight: 600; text-decoration: underline; }
a { color: inherit; }
.close { position: absolute; inset: 0.2rem 0.2rem auto auto; width: 2.5rem; height: 2.5rem; font-size: 1.4rem; }
:focus-visible { outline: 3px solid var(--accent, #b5381b); outline-offset: 1px; }
details { --tone: var(--rule, #ddd7cc); padding: 0.35rem 0.9rem; font-size: 0.875em; }
section:has([open]) { width: 100%; }
details[open] { width: 100%; box-sizing: border-box; }
details ol { max-height: 40dvh; margin-top: 0.4rem; }
details li { box-shadow: none; padding-inline-end: 1rem; }
summary { cursor: pointer; }
[hidden] { display: none; }
@media (prefers-reduced-motion: no-preference) {
  :host > * li, li { animation: arrive 180ms cubic-bezier(0.2, 0, 0, 1); }
  @keyframes arrive { from { opacity: 0; transform: translateY(0.75rem); } }
}
`;
