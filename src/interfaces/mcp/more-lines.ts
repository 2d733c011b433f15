/** The line behind a list of which more follows. @param cursor of the next page; undefined: that was all. */
export function moreLines(cursor: string | undefined): string[] {
  return cursor === undefined
    ? []
    : [`There are more: call this tool again with cursor "${cursor}".`]
}
