/** A measure such as `250 × 150 mm` or `12,5 kg`: numbers, what joins them, and a unit. */
const measure =
  /(\d[\d.,’]*(?:\s×\s\d[\d.,’]*)+(?:\s(?:mm|cm|m)\b)?|\d[\d.,’]*\s(?:mm|cm|m²|m³|m|kg|g|l|kW|W|V|A|dB|°C|%)(?![\p{L}\d/]))/gu;

/** What each of them begins with: most texts have none, and are looked through for it in a fraction of the time. */
const beginning = /\d/;

/** A text in which no line ends within a measure. */
export function Measured({ text }: { text: string }) {
  if (!beginning.test(text)) return text;
  return text.split(measure).map((part, index) =>
    index % 2 === 1 ? (
      <span className="measure" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
