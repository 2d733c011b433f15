/**
 * How every entry is put into a zip: a fixed date (the earliest that the format can hold), no folder entries, so
 * that equal content gives equal bytes.
 */
export const zipEntryOptions = {
  date: new Date(Date.UTC(1980, 0, 1)),
  createFolders: false,
} as const

/** The date that the document's properties give; the content has none of its own. */
export const documentDate = '2020-01-01T00:00:00Z'
