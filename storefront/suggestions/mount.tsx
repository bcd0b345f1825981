import './suggestions.css';
import { createRoot } from 'react-dom/client';
import { settingsOf } from '../../ui/shell/settingsOf.ts';
import { Suggestions, type Track } from './Suggestions.tsx';

/** Joins the suggestions to the search field that the server drew. */
export function mount(form: HTMLFormElement, field: HTMLInputElement, track: Track): void {
  const settings = settingsOf(form, 'suggest');
  const place = document.createElement('div');
  form.after(place);
  createRoot(place).render(<Suggestions form={form} field={field} settings={settings} track={track} />);
}
