import type { AccountListsSettings } from '../../../ui/shell/OwnListsSettings.ts';
import type { OwnList } from '../../../resources/calls/ownLists.ts';
import type { Question } from './mergeLists.ts';

/** Asks which of two versions of a list holds; whoever closes the question keeps both. */
export async function askWhich(question: Question, settings: AccountListsSettings): Promise<OwnList> {
  const dialog = document.createElement('dialog');
  const heading = element(
    'h2',
    settings.asked.replace('{}', () => question.both.name || settings.unnamed),
  );
  heading.id = 'asked-list';
  dialog.setAttribute('aria-labelledby', heading.id);
  const buttons = (['both', 'here', 'there'] as const).map((choice) => {
    const button = element('button', settings[choice]);
    button.type = 'button';
    button.className = choice === 'both' ? 'button' : 'button quiet';
    button.addEventListener('click', () => dialog.close(choice));
    return button;
  });
  const row = element('p', '');
  row.className = 'list-ways';
  row.append(...buttons);
  dialog.append(heading, element('p', settings.askedMore), row);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.remove();
  const { returnValue } = dialog;
  return question[returnValue === 'here' || returnValue === 'there' ? returnValue : 'both'];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
