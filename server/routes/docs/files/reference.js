const place = document.querySelector('#reference');
const contract = await (await fetch('/api/openapi.json')).json();

// What is tried begins with what a call needs: filled in together, the examples of what it may also take contradict each other.
const shared = Object.values(contract.components.parameters ?? {});
const own = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ parameters = [] }) => parameters),
);
for (const parameter of [...shared, ...own]) {
  if (parameter.name === 'platform') parameter.example = place.dataset.platform;
  else if (!parameter.required && 'example' in parameter) {
    parameter.description += ` For example \`${parameter.example}\`.`;
    delete parameter.example;
  }
}

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
});
