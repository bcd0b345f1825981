import { Fragment, isValidElement, type ReactNode } from 'react';
import type { DrawnPage } from '../../resources/page.ts';
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

/** What is drawn so far, of a page or of a part of it that is kept. */
let written = '';

/**
 * JSX as HTML, for pages that no React takes up in the browser: components are functions of their props, called once,
 * without hooks. React's own writer keeps what it takes to wait, to stream and to be taken up, and costs several times as
 * much. Throws for what it does not know.
 */
export function htmlOf(node: ReactNode): string {
  const before = written;
  written = '';
  try {
    write(node);
    return written;
  } finally {
    written = before;
  }
}

function write(node: ReactNode): void {
  if (typeof node === 'string') written += escaped(node);
  else if (node === null || node === undefined || typeof node === 'boolean') return;
  else if (typeof node === 'number') written += String(node);
  else if (isMany(node)) for (const one of node) write(one);
  else if (isValidElement<Props>(node)) writeElement(node.type, node.props);
  else throw new TypeError('Only elements, texts, numbers and lists of them can be drawn.');
}

function writeElement(type: unknown, props: Props): void {
  if (typeof type === 'string') return writeTag(type, props);
  if (type === Fragment) return write(props.children);
  if (!isComponent(type)) throw new TypeError('Only plain components can be drawn.');
  const keyed = keyedOf(type);
  if (keyed) writeKept(type, keyed, props);
  else write(type(props));
}

/** What unchanging components drew, by platform, language and their own keys; the year stands at the foot of pages. */
const drawn = new Map<Component, Map<string, string>>();

function writeKept(component: Component, keyed: Keyed<object>, props: Props): void {
  const view = useView();
  const own = keyed.keyOf(props, view);
  if (own === undefined) return write(component(props));
  const key = `${view.platform.key} ${view.language} ${view.year} ${own}`;
  const ofComponent = drawn.get(component) ?? new Map<string, string>();
  drawn.set(component, ofComponent);
  let html = ofComponent.get(key);
  if (html === undefined) ofComponent.set(key, (html = htmlOf(component(props))));
  if (keyed.isEnd && page) page.end = html;
  else written += html;
}

/** Of the page that is being drawn. */
interface Drawing {
  /** Large pictures at its top, which a browser had better know of before it comes to them. */
  urgent: Props[];
  /** Its last part, which others have too. */
  end: string;
}

let page: Drawing | undefined;

const endOfHead = '</head>';
const endOfPage = '</body></html>';
/** Ends of pages with what stands behind them: one string for each. */
const ends = new Map<string, string>();

/**
 * The HTML of a page from its element `head` and what its body holds, with a `preload` in its head for each picture of high
 * priority. Never put together, as a string that is looked into is copied first.
 * @param attributes of the element around both
 */
export function pageOf(
  attributes: Readonly<Record<string, string>>,
  head: ReactNode,
  body: ReactNode,
): DrawnPage {
  const drawing: Drawing = { urgent: [], end: '' };
  page = drawing;
  try {
    const drawnHead = htmlOf(head).slice(0, -endOfHead.length);
    const drawnBody = htmlOf(body);
    const end = ends.get(drawing.end) ?? `${drawing.end}${endOfPage}`;
    ends.set(drawing.end, end);
    const preloads = drawing.urgent.map(
      ({ src, srcSet, sizes }) =>
        `<link rel="preload" as="image"${srcSet === undefined ? attributeOf('link', 'href', src) : `${attributeOf('link', 'imageSrcSet', srcSet)}${attributeOf('link', 'imageSizes', sizes)}`} fetchpriority="high"/>`,
    );
    return {
      head: `${tagOf('html', attributes)}>${drawnHead}${preloads.join('')}`,
      body: `${endOfHead}<body>${drawnBody}`,
      end,
    };
  } finally {
    page = undefined;
  }
}

function writeTag(name: string, props: Props): void {
  if (name === 'img' && props['fetchPriority'] === 'high') page?.urgent.push(props);
  written += tagOf(name, props);
  if (name === 'option' && props['value'] === chosenOption) written += ' selected=""';
  const { children, dangerouslySetInnerHTML } = props;
  if (voids.has(name) || (shapes.has(name) && children === undefined)) {
    written += '/>';
    return;
  }
  written += '>';
  if (dangerouslySetInnerHTML) written += dangerouslySetInnerHTML.__html;
  else if (name === 'select') {
    chosenOption = props['defaultValue'];
    write(children);
    chosenOption = undefined;
  } else write(children);
  written += endTagOf(name);
}

/** The tag of an element but for its end. */
function tagOf(name: string, props: Props): string {
  let html = '';
  for (const prop in props) {
    if (prop === 'children' || prop === 'dangerouslySetInnerHTML') continue;
    const value = props[prop];
    if (value === undefined || value === null) continue;
    if (html === '' && prop === 'className' && typeof value === 'string' && value)
      html = beginningOf(name, value);
    else html = (html || beginningOf(name)) + attributeOf(name, prop, value);
  }
  return html || beginningOf(name);
}

/** Put together once: of the strings of a page most are short, and each that is put together from others is to be collected. */
const beginnings = new Map<string, Map<string, string>>();
const mostBeginnings = 1_000;

/** Of a tag, up to its class where that comes first. */
function beginningOf(name: string, className = ''): string {
  const known = beginnings.get(name) ?? new Map<string, string>();
  beginnings.set(name, known);
  let html = known.get(className);
  if (html === undefined) {
    html = className === '' ? `<${name}` : `<${name} class${quoted(className)}`;
    if (known.size < mostBeginnings) known.set(className, html);
  }
  return html;
}

const endTags = new Map<string, string>();

function endTagOf(name: string): string {
  const html = endTags.get(name) ?? `</${name}>`;
  endTags.set(name, html);
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
