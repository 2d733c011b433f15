import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withoutConnective } from '../../../../src/author/composer/shaping/shorten.ts'
import { chosenVariant, type Slide } from '../../../../src/deck/slide.ts'
import { composeText, composeTextWithLedger, slideUnder } from '../../../support/compose-text.ts'
import { readOnce } from '../../../support/read-once.ts'

/** The words of a text; of scripts that set no spaces, the signs. */
function wordsOf(text: string): string[] {
  const runs = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return runs.flatMap((run) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(run) ? Array.from(run) : [run],
  )
}

/** Letters and figures of all slides and notes. */
function toldLetters(slides: readonly Slide[]): string {
  const texts = slides.map(
    (slide) =>
      `${JSON.stringify(chosenVariant(slide)).replaceAll('\\n', ' ')} ${slide.notes ?? ''}`,
  )
  return texts
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

describe('what a text says is on a slide or in the notes', () => {
  const names = readdirSync('test/samples').filter((name) => name.endsWith('.md'))
  test.each(names)('all of %s', (name) => {
    const text = readFileSync(`test/samples/${name}`, 'utf8')
    const { slides, warnings, language } = composeText(text)
    const told = toldLetters(slides)
    const untold = readOnce(text, language).passages.filter(
      ({ kind, text: passage }) =>
        kind !== 'upkeep' &&
        !wordsOf(withoutConnective(passage.text, language)).every((word) => told.includes(word)),
    )
    const said = warnings.some((warning) => /in neither|drawing/u.test(warning))
    if (!said) expect(untold.map((passage) => passage.text.text)).toEqual([])
  })
})

test('an introduction stands over the list that it leads to, and not in the notes', () => {
  const { slides } = composeText(
    '# Port\n\n## Boats\n\nThe boats are old. They were built by one yard.\n\n## Rules\n\nBefore anybody sails from here, the crew does this:\n\n- Check the bilge\n- Test the horn\n- Read the log\n',
  )
  const slide = slideUnder(slides, 'Rules')
  const lines = chosenVariant(slide).blocks.flatMap((block) =>
    block.kind === 'bullets' ? block.items.map(({ level, text }) => `${level} ${text}`) : [],
  )
  expect(lines).toEqual([
    '0 Before anybody sails from here, the crew does this:',
    '1 Check the bilge',
    '1 Test the horn',
    '1 Read the log',
  ])
  expect(slide.notes).toBeUndefined()
})

test('a sentence that a slide shows without the word that joined it is not told again', () => {
  const { slides } = composeText(
    '# Port\n\n## Boats\n\nThe boats are old and heavy. However, the yard has kept all of them in a good state. Nobody sells them.',
  )
  expect(slides.map((slide) => slide.notes ?? '').join('')).toBe('')
})

test('a row of which columns are not shown is read out with their names', () => {
  const columns = ['Ferry', 'Built', 'Fuel', 'Port', 'Crew', 'Lifts', 'Remark']
  const rows = [
    ['Anna', '1978', 'diesel', 'Vik', '4', 'none', 'hull welded'],
    ['Berta', '1984', 'petrol', 'Nor', '5', 'two', ''],
  ]
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [columns, columns.map(() => '---'), ...rows].map(line).join('\n')
  const { slides } = composeText(`# Port\n\n## Ferries\n\n${table}`)
  expect(slides.map((slide) => slide.notes ?? '').join('\n')).toContain(
    'Anna: Built 1978, Fuel diesel, Port Vik, Crew 4, Lifts none, Remark hull welded',
  )
})

test('a drawing is not read out, and the caller is told', () => {
  const { slides, warnings } = composeText(
    '# Port\n\n## Day\n\nA day has two tides.\n\n```mermaid\ngraph TD; ebb-->flood\n```\n',
  )
  expect(JSON.stringify(slides)).not.toContain('flood')
  expect(warnings).toEqual([expect.stringContaining('a drawing made of characters')])
})

const ferry = [
  '# Crew\n\nTwo sailors stand at the ramp of the ferry all day. One engineer stays below with the old engine.',
  '# Prices\n\nAdults pay four euros for the crossing. Children pay two euros on every day of the year.',
  '# Winter\n\nNothing sails in January because of the ice. The yard repairs the hull in February.',
].join('\n\n')

test('a heading that names the deck and its first section is one passage', () => {
  const { ledger } = composeTextWithLedger(ferry)
  const headings = ledger.entries.filter(({ passage }) => passage.kind === 'heading')
  expect(headings.map(({ passage }) => passage.text.text)).toEqual(['Crew', 'Prices', 'Winter'])
})

test('a heading that is the name of a card is not told in the notes', () => {
  const { slides } = composeText(ferry, { slideRange: '1' })
  expect(JSON.stringify(slides[0])).toContain('The yard repairs the hull')
  expect(slides[0]?.notes).toBeUndefined()
})

test('of an item that is a line among topics, its further sentences are in the notes', () => {
  const filler =
    'The yard repairs the hull of every ferry in the long and cold month of February. '.repeat(4)
  const text = `# Crew\n\n- Two sailors stand at the ramp. Their pay is low.\n- One engineer stays below\n\n# Winter\n\n${filler}\n\n# Spring\n\n${filler}`
  const { slides } = composeText(text, { slideRange: '1' })
  expect(JSON.stringify(slides)).toContain('Their pay is low.')
})

test.each([
  'We met the vendor on Tuesday and they offered 40% off.\n\n# Options\n\n- Stay with Oracle\n- Move to Postgres',
  'Wir haben den Händler getroffen.\n\n# Optionen\n\n- Bei Oracle bleiben\n- Zu Postgres wechseln',
  '我们见了供应商。\n\n# 选项\n\n- 留下\n- 搬走',
])('a line over the only heading is on a slide or in the notes: %s', (text) => {
  expect(['slide', 'notes']).toContain(placeOfFirstLine(text))
})

test.each([
  'Read this in French',
  'Help translate this guide!',
])('a line over a document with sections is left out, and said to be: %s', (line) => {
  const text = `${line}\n\n# Options\n\nThere are two of them.\n\n## One\n\nWe stay.\n\n## Two\n\nWe move.`
  expect(placeOfFirstLine(text)).toBe('nowhere')
})

function placeOfFirstLine(text: string): string | undefined {
  const { ledger } = composeTextWithLedger(text, { titleFromSource: true })
  const [line] = text.split('\n')
  return ledger.entries.find(({ passage }) => passage.text.text === line)?.place
}
