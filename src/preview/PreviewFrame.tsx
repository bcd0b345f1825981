import { Box } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Needs {
  title: string;
  language: string;
  styles: string;
  /** As how wide a window the content is laid out, in CSS pixels; it is then shown as small as there is room. */
  width: number;
  children: ReactNode;
}

const page = '<!doctype html><html><head></head><body></body></html>';

/** A small window of its own, so that neither style sheet touches the other and widths mean what they say. */
export function PreviewFrame({ title, language, styles, width, children }: Needs) {
  const room = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState<Document>();
  const [size, setSize] = useState({ width, height: 0 });

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (inner) dress(inner, styles, language);
  }, [inner, styles, language]);

  const scale = Math.min(1, size.width / width);
  return (
    <Box ref={room} sx={{ overflow: 'hidden', height: '100%', bgcolor: 'common.white' }}>
      <iframe
        title={title}
        srcDoc={page}
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument ?? undefined)}
        style={{
          display: 'block',
          border: 0,
          width,
          height: size.height / scale,
          transformOrigin: '0 0',
          transform: `scale(${scale})`,
          marginInline: scale === 1 ? `${(size.width - width) / 2}px` : 0,
        }}
      />
      {inner && createPortal(children, inner.body)}
    </Box>
  );
}

/** A style sheet made by script needs no leave of the page's policy; it must be made in its own window. */
function dress(page: Document, styles: string, language: string): void {
  page.documentElement.lang = language;
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [sheet];
}
