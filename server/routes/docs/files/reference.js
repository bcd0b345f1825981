const place = document.querySelector('#reference');
const json = async (address) => (await fetch(address)).json();
const contract = await json(place.dataset.contract);
const words = place.dataset.words ? await json(place.dataset.words) : {};

// What is tried begins with what a call needs: filled in together, the examples of what it may also take contradict each other.
const shared = Object.values(contract.components.parameters ?? {});
const own = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ parameters = [] }) => parameters),
);
for (const parameter of [...shared, ...own]) {
  // Whatever stands beside what leads to a shared one would replace what that says.
  if (parameter.$ref) continue;
  // Descriptions are Markdown, in which a placeholder such as `<language>` would be an element.
  parameter.description = (parameter.description ?? '').replaceAll('<', '&lt;');
  if (parameter.name === 'platform') parameter.example = place.dataset.platform;
  else if (!parameter.required && 'example' in parameter) {
    const ended = parameter.description.replace(/(?<![.?])$/, '.');
    parameter.description = `${ended} ${place.dataset.example} \`${parameter.example}\`.`;
    delete parameter.example;
  }
}

/** The page around it has its main part and its title already, and no rank of titles is left out. */
const below = { main: 'div', h1: 'h2', h6: 'h5' };

// It is the server of the page.
delete contract.servers;

// Keys that are typed in stay on the page: they are gone when it is closed.
window.SwaggerUIBundle({
  spec: contract,
  domNode: place,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
  syntaxHighlight: { theme: 'obsidian' },
  plugins: [inWords],
});

/** Swagger UI has its words in its parts and no way to give it others: whatever it draws is drawn with those that are known here. */
function inWords({ React }) {
  const { createElement } = React;
  const spoken = (said) => {
    const known = typeof said === 'string' && said.trim();
    return known && Object.hasOwn(words, known) ? said.replace(known, words[known]) : said;
  };
  React.createElement = (type, props, ...children) =>
    createElement(
      isWithinButton(type, props) ? 'span' : (below[type] ?? type),
      { ...spokenProps(props, spoken), ...(typeof type === 'string' && reachableProps(type, props)) },
      ...children.map(spoken),
    );
  return {};
}

/** What is chosen from is named by its row, and what scrolls is reached by keys. */
function reachableProps(type, props) {
  if (type === 'select' && !props?.['aria-label']) return { ref: nameByRow };
  return /\bmicrolight\b/.test(props?.className) ? { tabIndex: 0 } : {};
}

function nameByRow(select) {
  const name = select?.closest('[data-param-name]')?.dataset.paramName;
  if (name) select.setAttribute('aria-label', name);
}

/** Names of calls would be links within the buttons that open them; what is open stands in the address all the same. */
function isWithinButton(type, props) {
  return type === 'a' && props?.className === 'nostyle';
}

function spokenProps(props, spoken) {
  const said = { ...props };
  if (said.className === 'nostyle') delete said.href;
  if (said.className === 'close-modal') said['aria-label'] = spoken('Close');
  // They say something else than what is read on the button.
  if (/ authorization$| credentials$/.test(said['aria-label'])) delete said['aria-label'];
  for (const name of ['title', 'placeholder', 'aria-label', 'ariaLabel', 'name', 'alt'])
    if (name in said) said[name] = spoken(said[name]);
  if (typeof said.source === 'string') said.source = said.source.replace(/^<i>[^<]*<\/i>/, spoken);
  return said;
}
