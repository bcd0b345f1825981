/**
 * Makes a part of the page like another one and leaves in place what is in both: elements keep focus, scroll and what is
 * unfolded. Elements are told apart by their id, values of filters by what they stand for.
 */
export function morph(old: Element, fresh: Element): void {
  copyAttributes(old, fresh);
  // What the first script put there stays.
  if (isTools(old)) return;
  const keyed = new Map<string, Element>();
  for (const child of old.children) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  let at = old.firstChild;
  for (const child of fresh.childNodes) {
    const key = child instanceof Element ? keyOf(child) : undefined;
    const match = key ? keyed.get(key) : nextAlike(at, child);
    if (!match || match.nodeName !== child.nodeName) old.insertBefore(document.importNode(child, true), at);
    else {
      if (match === at) at = at.nextSibling;
      else place(old, match, at);
      if (match instanceof Element && child instanceof Element) morph(match, child);
      else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
    }
  }
  while (at) {
    const next: ChildNode | null = at.nextSibling;
    if (!(at instanceof Element && isTools(at))) at.remove();
    at = next;
  }
  if (old instanceof HTMLSelectElement)
    old.value = fresh.querySelector('option[selected]')?.getAttribute('value') ?? '';
}

/** The buttons of a card, which the first script puts there. */
function isTools(element: Element): boolean {
  return element.matches('.product-card-tools');
}

function keyOf(element: Element): string | undefined {
  if (element.id) return element.id;
  if (element.matches('article, tr') || isTools(element))
    return element.getAttribute('data-product') ?? undefined;
  const field = element.localName === 'li' && element.querySelector(':scope > label > input');
  return (field && field.getAttribute('value')) || undefined;
}

/** The first node from here on that is of the same kind and stands for nothing of its own. */
function nextAlike(from: ChildNode | null, like: ChildNode): ChildNode | undefined {
  for (let node = from; node; node = node.nextSibling)
    if (node.nodeName === like.nodeName && !(node instanceof Element && keyOf(node))) return node;
  return undefined;
}

function place(parent: Element, node: ChildNode, before: ChildNode | null): void {
  const focused = document.activeElement;
  const isFocused = focused instanceof HTMLElement && node.contains(focused);
  parent.insertBefore(node, before);
  if (isFocused) focused.focus({ preventScroll: true });
}

function copyAttributes(old: Element, fresh: Element): void {
  // Whether something is unfolded is up to the visitor.
  const isKept = (name: string) => name === 'open';
  for (const { name } of Array.from(old.attributes))
    if (!isKept(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (!isKept(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (!(old instanceof HTMLInputElement)) return;
  if (old.type === 'checkbox') old.checked = fresh.hasAttribute('checked');
  else if (old !== document.activeElement && !old.matches('[data-find-filter]'))
    old.value = fresh.getAttribute('value') ?? '';
}
