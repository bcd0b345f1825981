/** Path of the drawing of the QR code for a page of the same origin, whose path is given. */
export function qrPath(path: string): string {
  return `/qr${path}.svg`;
}
