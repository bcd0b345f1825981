import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { backoffice as texts } from '../../resources/texts/de/backoffice.ts';

/** The input of the form on the screen that goes by this name. */
export function input(name: RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name);
}

/** Types into the form on the screen. */
export function type(name: RegExp, value: string): void {
  fireEvent.change(input(name), { target: { value } });
}

/** Presses "Save" in the form on the screen, once it can be pressed: not while another save is under way. */
export async function save(): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: texts.ra.action.save });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}
