/** Headings by their commands, under a title of level 1. */
export const headingLevels: Readonly<Record<string, number>> = {
  part: 2,
  chapter: 2,
  section: 2,
  frametitle: 2,
  subsection: 3,
  framesubtitle: 3,
  subsubsection: 4,
  paragraph: 5,
  subparagraph: 6,
}

/** Environments whose lines are kept as they are. */
export const listings = new Set(['verbatim', 'Verbatim', 'lstlisting', 'minted'])
/** Displayed formulas. */
export const formulas = new Set(
  'equation align gather multline displaymath math eqnarray flalign alignat dmath'.split(' '),
)
/** Lists. */
export const lists = new Set(['itemize', 'enumerate', 'description', 'compactitem', 'compactenum'])
/** Grids of cells. */
export const tables = new Set([
  'tabular',
  'tabularx',
  'tabulary',
  'longtable',
  'xltabular',
  'supertabular',
])
/** Words of others. */
export const quotations = new Set(['quote', 'quotation', 'verse', 'displayquote'])
/** Environments that hold no words of the text. */
export const dropped = new Set([
  'comment',
  'thebibliography',
  'tikzpicture',
  'filecontents',
  'picture',
])
/** Further environments whose begin has arguments in braces that are no words, by their number. */
export const argumentsOfBegin: Readonly<Record<string, number>> = {
  minipage: 1,
  multicols: 1,
  column: 1,
}

/** The language of a listing, from the options behind its beginning. */
export function listingLanguage(kind: string, options: string): string {
  if (formulas.has(kind)) return 'latex'
  return /language=(\w+)|\{(\w+)\}$/.exec(options)?.slice(1).find(Boolean) ?? ''
}

/** What LaTeX places by itself, with a caption. */
export const floats = new Set([
  'table',
  'figure',
  'wrapfigure',
  'wraptable',
  'sidewaystable',
  'SCtable',
  'SCfigure',
])
