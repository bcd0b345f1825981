const kind =
  /(?<!\p{L})(?:bild|foto)(?:er)?[\s_-]*(?:art|typ|format|position)(?!\p{L})|(?<!\p{L})(?:image|picture|photo|media)[\s_-]*(?:type|kind|format|position)(?!\p{L})|(?<!\p{L})(?:type|format)\s+(?:d[’']\s?|de\s+l[’'])?(?:image|photo)(?!\p{L})|(?<!\p{L})(?:tipo|formato)\s+(?:di\s+|d[’'])?(?:immagine|foto)(?!\p{L})/iu;

/** Does a heading say of which kind a picture is, or where it stands: `Bildart2`, `image_type`? That is none itself. */
export function saysKindOfPicture(heading: string): boolean {
  return kind.test(heading);
}
