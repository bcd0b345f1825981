/**
 * What a workbook may weigh. A zip of a few kilobytes can unpack to terabytes, so everything that grows is
 * bounded before it is read, and no bound depends on what the file says about itself alone.
 */
export const workbookLimits = {
  /** Files inside the zip, and likewise sheets and relationships of the workbook. */
  entries: 200,
  /** Files inside a zip that brings a table with its pictures. */
  packedFiles: 20_000,
  /** Unpacked to packed size, of each entry and of the whole file; only judged above `ratioFloorBytes`. */
  ratio: 200,
  /** Repetitive small parts (empty styles, themes) pack very well and harm nobody. */
  ratioFloorBytes: 1_000_000,
  /** All entries together, unpacked. */
  unpackedBytes: 3_000_000_000,
  /** A file that is taken out of what it came packed in, on the disk. */
  unpackedFileBytes: 2_000_000_000,
  /** The shared strings, unpacked: the only part that is held in memory. */
  stringsBytes: 256 * 1024 * 1024,
  /** Their number, for an empty one takes five bytes in the file and more in memory. */
  strings: 5_000_000,
  /** Every other part that is no sheet (styles, relationships, the workbook itself), unpacked. */
  partBytes: 32 * 1024 * 1024,
  /** One tag or one run of text as it stands in the XML; a cell of the largest length, fully escaped, fits. */
  tokenBytes: 1024 * 1024,
  /** Rows with at least one value, over all sheets. */
  rows: 1_000_000,
  /** Merged cells of one sheet. */
  merges: 200_000,
  /** Rightmost column that may hold a value: lists of a maker with all attributes of all products have hundreds. */
  columns: 2_000,
  /** Length of a cell's text: Excel's own limit. */
  cellLength: 32_767,
  /** Seconds of the reader's own work; the time its caller takes between two batches is not counted. */
  seconds: 60,
  /** Last row and column of a sheet (ECMA-376 part 1, 18.3.1.73 and Excel's specifications). */
  sheetRows: 1_048_576,
  sheetColumns: 16_384,
  /** Sticky notes written into one sheet; desktop programs crawl with more. */
  notesPerSheet: 2_000,
} as const;
