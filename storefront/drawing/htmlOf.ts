import { Fragment, isValidElement, type ReactNode } from 'react';
import { keyedOf, type Keyed } from '../../ui/view/unchanging.ts';
import { useView } from '../../ui/view/View.tsx';
import { attributeName } from './attributeNames.ts';
import { escaped, quoted } from './escaped.ts';

/** Elements without an end tag (HTML, section 13.1.2). */
const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Shapes of SVG, which may end where they begin. */
const shapes = new Set(['path', 'use', 'rect', 'circle', 'line']);

type Props = Readonly<Record<string, unknown>> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

type Component = (props: Props) => ReactNode;

/**
 * JSX as HTML, for pages that no React takes up in the browser: components are functions of their props, called once,
 * without hooks. React's own writer keeps what it takes to wait, to stream and to be taken up, and costs several times as
 * much. Throws for what it does not know.
 */
export function htmlOf(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'number') return String(node);
  if (isMany(node)) {
    let html = '';
    for (const one of node) html += htmlOf(one);
    return html;
  }
  if (!isValidElement<Props>(node))
    throw new TypeError('Only elements, texts, numbers and lists of them can be drawn.');
  const { type, props } = node;
  if (typeof type === 'string') return elementOf(type, props);
  if (type === Fragment) return htmlOf(props.children);
  if (!isComponent(type)) throw new TypeError('Only plain components can be drawn.');
  const keyed = keyedOf(type);
  return keyed ? keptOr(type, keyed, props) : htmlOf(type(props));
}

/** What unchanging components drew, by platform, language and their own keys; the year stands at the foot of pages. */
const drawn = new Map<Component, Map<string, string>>();

function keptOr(component: Component, keyed: Keyed<object>, props: Props): string {
  const view = useView();
  const own = keyed.keyOf(props, view);
  if (own === undefined) return htmlOf(component(props));
  const key = `${view.platform.key} ${view.language} ${view.year} ${own}`;
  const ofComponent = drawn.get(component) ?? new Map<string, string>();
  drawn.set(component, ofComponent);
  let html = ofComponent.get(key);
  if (html === undefined) ofComponent.set(key, (html = htmlOf(component(props))));
  return html;
}

/** Large pictures at the top of what is being drawn, which a browser had better know of before it comes to them. */
let urgent: Props[] = [];

const endOfHead = '</head>';

/**
 * The HTML of a page from its element `head` and its element `body`, with a `preload` in its head for each picture of high
 * priority. Never put together, as a string that is looked into is copied first.
 * @param attributes of the element around both
 */
export function pageOf(
  attributes: Readonly<Record<string, string>>,
  head: ReactNode,
  body: ReactNode,
): { head: string; body: string } {
  urgent = [];
  const drawnHead = htmlOf(head).slice(0, -endOfHead.length);
  const drawnBody = htmlOf(body);
  const preloads = urgent.map(
    ({ src, srcSet, sizes }) =>
      `<link rel="preload" as="image"${srcSet === undefined ? attributeOf('link', 'href', src) : `${attributeOf('link', 'imageSrcSet', srcSet)}${attributeOf('link', 'imageSizes', sizes)}`} fetchpriority="high"/>`,
  );
  return {
    head: `${tagOf('html', attributes)}>${drawnHead}${preloads.join('')}`,
    body: `${endOfHead}${drawnBody}</html>`,
  };
}

function elementOf(name: string, props: Props): string {
  if (name === 'img' && props['fetchPriority'] === 'high') urgent.push(props);
  let html = tagOf(name, props);
  if (name === 'option' && props['value'] === chosenOption) html += ' selected=""';
  if (voids.has(name)) return `${html}/>`;
  const { children, dangerouslySetInnerHTML } = props;
  if (shapes.has(name) && children === undefined) return `${html}/>`;
  if (dangerouslySetInnerHTML) return `${html}>${dangerouslySetInnerHTML.__html}</${name}>`;
  if (name !== 'select') return `${html}>${htmlOf(children)}</${name}>`;
  chosenOption = props['defaultValue'];
  const options = htmlOf(children);
  chosenOption = undefined;
  return `${html}>${options}</${name}>`;
}

/** The tag of an element but for its end. */
function tagOf(name: string, props: Props): string {
  let html = `<${name}`;
  for (const prop in props) {
    if (prop === 'children' || prop === 'dangerouslySetInnerHTML') continue;
    const value = props[prop];
    if (value !== undefined && value !== null) html += attributeOf(name, prop, value);
  }
  return html;
}

/** The value of the option that is chosen, while a `select` is being drawn. */
let chosenOption: unknown;

function attributeOf(element: string, prop: string, value: unknown): string {
  if (prop === 'defaultValue') return element === 'select' ? '' : ` value="${escaped(String(value))}"`;
  const { written, isInWords } = attributeName(prop);
  if (typeof value === 'string') return written + quoted(value);
  if (typeof value === 'boolean' && !isInWords) return value ? `${written}=""` : '';
  return `${written}="${String(value)}"`;
}

function isMany(node: unknown): node is readonly ReactNode[] {
  return Array.isArray(node);
}

function isComponent(type: unknown): type is Component {
  return typeof type === 'function';
}
