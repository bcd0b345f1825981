/** The pages to link from a page: first, last, and two on either side; `undefined` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter((near) => near > 1 && near < pages);
  const shown = [1, ...near, ...(pages > 1 ? [pages] : [])];
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number - 1);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [undefined, number] : [number];
  });
}
