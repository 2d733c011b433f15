import { formatTable } from '../../../bench/statistics.ts'
import type { WrittenDeck } from '../../support/written-decks/written-deck.ts'
import { besideEditor, type SlidePair } from './beside-editor.ts'
import { countedNames, percent } from './print-figures.ts'

interface SelectedDeck {
  name: string
  text: string
  written: WrittenDeck
}

const head = [
  'text',
  'slides',
  'same form',
  'same title',
  'heading for clause',
  'clause for heading',
  'other clause',
  'made up',
  'no slide',
  'words covered',
  'length',
]

/** The author's decks beside the editor's, a line a text; then which forms and titles stand where the editor has others. */
export function comparisonTable(decks: readonly SelectedDeck[]): string {
  const compared = decks.map(({ name, text, written }) => ({
    name,
    ...besideEditor(text, written),
  }))
  const mean = (value: (one: (typeof compared)[number]) => number) =>
    compared.reduce((sum, one) => sum + value(one), 0) / compared.length
  const pairs = compared.flatMap((one) => one.pairs)
  const rows = compared.map((one) => [
    one.name,
    `${one.authorSlides} / ${one.editorSlides}`,
    ...cellsOf(one.pairs),
    percent(one.covered, 1),
    one.length.toFixed(2),
  ])
  const all = [
    'all',
    `${compared.reduce((sum, one) => sum + one.authorSlides, 0)} / ${compared.reduce((sum, one) => sum + one.editorSlides, 0)}`,
    ...cellsOf(pairs),
    percent(
      mean((one) => one.covered),
      1,
    ),
    mean((one) => one.length).toFixed(2),
  ]
  const forms = pairs
    .filter((pair) => !pair.sameForm)
    .map(({ editor, author }) => `${editor.form} → ${author?.form ?? 'no slide'}`)
  const titles = pairs
    .filter((pair) => pair.title === 'other')
    .map(({ editor, author }) => `${editor.titleKind} → ${author?.titleKind ?? 'no slide'}`)
  return [
    formatTable(head, [...rows, all]),
    '',
    `same form: ${percent(pairs.filter((pair) => pair.sameForm).length, pairs.length)}; same title: ${percent(pairs.filter((pair) => pair.title !== 'other').length, pairs.length)}`,
    formTable(pairs),
    `forms, the editor’s → the author’s: ${countedNames(forms)}`,
    `titles, the editor’s → the author’s: ${countedNames(titles)}`,
  ].join('\n')
}

/** How many of the editor's slides of each form have one of the same form, and title, beside them. */
function formTable(pairs: readonly SlidePair[]): string {
  const rows = [...new Set(pairs.map(({ editor }) => editor.form))].map((form) => {
    const own = pairs.filter(({ editor }) => editor.form === form)
    const same = own.filter(({ sameForm }) => sameForm).length
    const titled = own.filter(({ title }) => title !== 'other').length
    return { form, slides: own.length, same, titled }
  })
  return formatTable(
    ['the editor’s form', 'slides', 'same form', 'same title'],
    rows
      .sort((one, other) => other.slides - one.slides)
      .map(({ form, slides, same, titled }) => [form, `${slides}`, `${same}`, `${titled}`]),
  )
}

/** The slides of one text, each beside that of the editor. */
export function comparedDeck({ text, written }: SelectedDeck): string {
  return besideEditor(text, written)
    .pairs.map(({ editor, author, sameForm, title, covered }) =>
      [
        `${editor.number} ${editor.form}: ${editor.title} (${editor.titleKind})`,
        author === undefined
          ? '  no slide'
          : `  ${author.number} ${author.form}: ${author.title} (${author.titleKind})`,
        `  ${sameForm ? 'same form' : 'OTHER FORM'}, ${title} title, ${percent(covered, 1)} of its words`,
      ].join('\n'),
    )
    .join('\n')
}

function cellsOf(pairs: readonly SlidePair[]): string[] {
  const count = (which: (pair: SlidePair) => boolean) => pairs.filter(which).length
  const others = pairs.filter(({ title, author }) => title === 'other' && author !== undefined)
  const differ = (editor: string, author: string) =>
    String(
      others.filter((pair) => pair.editor.titleKind === editor && pair.author?.titleKind === author)
        .length,
    )
  return [
    `${count((pair) => pair.sameForm)} / ${pairs.length}`,
    `${count((pair) => pair.title !== 'other')} / ${pairs.length}`,
    differ('clause', 'heading'),
    differ('heading', 'clause'),
    differ('clause', 'clause'),
    String(others.filter((pair) => pair.author?.titleKind === 'made up').length),
    String(count((pair) => pair.author === undefined)),
  ]
}
