/** A text with quotation marks, set large: the font draws the closing ones into the letter before them. */
export function Quoted({ text }: { text: string }) {
  return text.split(/(?=»)|(?<=»)/).map((piece, index) =>
    piece === '»' ? (
      <span key={index} className="closing-quote">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
