/** Words between quotation marks of any language: not those between one quotation and the next. */
const quoted =
  /(?:(?<![\p{L}\p{N}])"|[“”„«»「『])(?=[^\s),.;:!?])([^"“”„«»「」『』]{12,})["“”«»」』]/gu

/** A text with one kind of apostrophes, without quotation marks, case and spaces, which stand between facts in some scripts only. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/["“”„«»「」『』]/gu, '')
    .replace(/['’‘]/gu, "'")
    .replace(/\s+/gu, '')
    .toLowerCase()

/** The quotation without what its end is closed with. */
const withoutEnd = (text: string) => text.replace(/[.!?…。！？,]+$/u, '')

/** Whether the words stand in one of the sources as they are. */
export function isVerbatim(words: string, sources: readonly string[]): boolean {
  const wanted = withoutEnd(folded(words))
  return wanted === '' || sources.some((source) => folded(source).includes(wanted))
}

/** What the texts have between quotation marks, twelve characters at least, and none of the sources says so. */
export function inventedQuotations(texts: readonly string[], sources: readonly string[]): string[] {
  return texts
    .flatMap((text) => [...text.matchAll(quoted)].map(([, words = '']) => words))
    .filter((words) => !isVerbatim(words, sources))
}
