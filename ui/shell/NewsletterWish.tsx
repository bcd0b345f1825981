import type { NewsletterWish as Wish } from '../../resources/calls/newsletter.ts';
import { useView } from '../view/View.tsx';

/** The button behind the link of a mail: what the link asks for is done when it is pressed, and not before. */
export function NewsletterWish({ wish, token }: { wish: Wish; token: string }) {
  const { language, t } = useView();
  return (
    <form action={`/api/newsletter/${wish}/${token}?lang=${language}`} method="post">
      <button type="submit">{t(`newsletter.button.${wish}`)}</button>
    </form>
  );
}
