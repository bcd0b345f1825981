/** A choice above a list is sent at once, without the fields that hold nothing. */
export function sendChoices(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-autosubmit]')) {
    form.addEventListener('change', () => form.requestSubmit());
    form.addEventListener('formdata', ({ formData }) => {
      for (const [name, value] of Array.from(formData)) if (value === '') formData.delete(name);
    });
  }
}
