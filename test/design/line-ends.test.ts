import { beforeAll, describe, expect, it } from 'vitest'
import { belongTogether, bindQuantities } from '../../src/design/line-ends.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import type { TextLayout } from '../../src/scene/text.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const sheetIn = (language: string) => emptySheet(typography, { language })

const linesOf = (layout: TextLayout) =>
  layout.paragraphs.flatMap((one) => one.lines.map((line) => line.text.trimEnd()))

/** The lines of a text that is set to the width of its first words. */
function setTo(firstLine: string, text: string, language = 'en'): string[] {
  const sheet = sheetIn(language)
  const step = simpleLight.type.body
  const width = sheet.measure(firstLine, step) + 2
  return linesOf(sheet.set([sheet.paragraph(text, step, { color: '#000000' })], width))
}

describe('belongTogether', () => {
  it.each([
    ['SDK v1 merchants', '(6) can not be moved'],
    ['It costs €1.4', 'million'],
    ['usually 11', 'days after registration'],
    ['before 15', 'December'],
    ['until September', '12, when it opened'],
    ['in Q3', '2026'],
    ['bis zum 16.', 'Februar'],
    ['ein Plus von 18', '% gegenüber'],
    ['ein Umsatz von 42,6', 'Mio. Euro'],
    ['выросла на 380', '000 рублей'],
    ['12 июня 2026', 'г. открылся'],
    ['siehe Abb.', '4'],
    ['by J.', 'Smith'],
    ['a rise by 9', 'to 13 percent'],
    ['a rise by 9 to', '13 percent'],
    ['a rise by 9\u00a0to', '13 percent'],
    ['call extension', '4400'],
    ['1인당 월', '8회로'],
    ['오전 10시', '~11시 40분'],
    ['Москва', '— столица'],
  ])('keeps %s | %s on one line', (left, right) => {
    expect(belongTogether(left, right)).toBe(true)
  })

  it.each([
    ['margin rose from 31.2%', 'to 34.5%'],
    ['the lowest since 2021', 'in Europe'],
    ['between 5', 'and 10 percent'],
    ['two risks', 'remain open'],
  ])('lets %s | %s part', (left, right) => {
    expect(belongTogether(left, right)).toBe(false)
  })
})

describe('Sheet.set', () => {
  it('does not part a figure from its unit', () => {
    const lines = setTo('The whole module costs 1.4', 'The whole module costs 1.4 million a year')
    expect(lines).toEqual(['The whole module costs', '1.4\u00a0million a year'])
  })

  it('leaves no short word alone on the last line', () => {
    const lines = setTo('A place where ships meet', 'A place where ships meet trucks')
    expect(lines).toEqual(['A place where ships', 'meet trucks'])
  })

  it('writes the spaces of such a line as they were given, and holds a figure to its unit in the file too', () => {
    const written = (firstLine: string, text: string) => {
      const sheet = sheetIn('en')
      const step = simpleLight.type.body
      const width = sheet.measure(firstLine, step) + 2
      const { paragraphs } = sheet.set([sheet.paragraph(text, step, { color: '#000000' })], width)
      return paragraphs.flatMap(({ segments }) => segments.map((one) => one.text)).join('')
    }
    const ships = 'A place where ships meet trucks'
    expect(written('A place where ships meet', ships)).toBe(ships)
    const module = 'The whole module costs 1.4 million a year'
    expect(written('The whole module costs 1.4', module)).toBe(
      'The whole module costs 1.4\u00a0million a year',
    )
  })

  it('leaves a text alone that breaks well', () => {
    const lines = setTo('Hire four dispatchers', 'Hire four dispatchers in the port of Busan')
    expect(lines).toEqual(['Hire four dispatchers', 'in the port of Busan'])
  })

  it('breaks a pair that is wider than its column between its words', () => {
    const lines = setTo('1234567', '1234567 dispatchers')
    expect(lines[0]).toBe('1234567')
  })

  it('breaks a longer command only before an option or at what joins commands', () => {
    const sheet = sheetIn('en')
    const { body, code } = simpleLight.type
    const words = sheet.paragraph('Why not just ', body, { color: '#000000' }).runs
    const command = 'git branch --merged | xargs git branch -d'
    const runs = [...words, ...sheet.paragraph(command, code, { color: '#000000' }).runs]
    const width = sheet.measure('Why not just git', body) + 60
    const lines = linesOf(sheet.set([sheet.paragraph(runs, body, { color: '#000000' })], width))
    expect(lines.some((line) => /git$/.test(line))).toBe(false)
  })

  it('keeps Japanese numbers with what they count', () => {
    expect(setTo('売上高は前年比18', '売上高は前年比18件増えました', 'ja')).toEqual([
      '売上高は前年比',
      '18件増えました',
    ])
  })

  it('avoids a last line of one Japanese character', () => {
    const sheet = sheetIn('ja')
    const step = simpleLight.type.body
    const text = '横浜の倉庫は七月から自動で動いている'
    const width = (sheet.measure(text.slice(0, -1), step) + 4) / (1 - 0.012)
    const layout = sheet.setWithSlack([sheet.paragraph(text, step, { color: '#000000' })], width)
    expect(linesOf(layout).at(-1)?.length).toBeGreaterThan(2)
  })

  it('leaves room where slide software spaces Latin letters from ideographs', () => {
    const sheet = sheetIn('ja')
    const step = simpleLight.type.body
    const text = 'Rotterdamのハブは7月からAIで動き、Busanの契約で22%増えました'
    const width = sheet.measure(text, step) * 0.52
    const layout = sheet.setWithSlack([sheet.paragraph(text, step, { color: '#000000' })], width)
    for (const line of layout.paragraphs[0]?.lines ?? []) {
      const changes = line.text.match(/[\w%](?=[ぁ-龠])|[ぁ-龠](?=\w)/g)?.length ?? 0
      expect(line.width + changes * step.size * 0.25).toBeLessThanOrEqual(width)
    }
  })
})

describe('bindQuantities', () => {
  const space = '\u00a0'

  it.each([
    ['Total 79 755 €', `Total 79${space}755${space}€`],
    ['1 284 500 palettes', `1${space}284${space}500 palettes`],
    ['España 54 %, Italia 23 %', `España 54${space}%, Italia 23${space}%`],
    ['at 19:30 h in the hall', `at 19:30${space}h in the hall`],
    ['4,15 € a kilo, 3 kg, 21 °C', `4,15${space}€ a kilo, 3${space}kg, 21${space}°C`],
    ['call (0341) 55 82 17 or', `call (0341)${space}55${space}82${space}17 or`],
    ['+49 341 558217', `+49${space}341${space}558217`],
    ['+33 4 50 53 16 89', `+33${space}4${space}50${space}53${space}16${space}89`],
    ['Coopérative « Les Trois Vallées »', `Coopérative «${space}Les Trois Vallées${space}»`],
    [
      '« Oui », dit-elle, « et non ».',
      `«${space}Oui${space}», dit-elle, «${space}et non${space}».`,
    ],
  ])('holds %s', (text, bound) => {
    expect(bindQuantities(text)).toBe(bound)
  })

  it.each([
    'in 2024 Italy',
    '12 houses',
    '3 to 5',
    'rooms 12 14 16',
    'in 2024 365 days',
    '5 $5 notes',
    '»Haus« und »Hof«',
    'Пилот «Тихий двор» и «Свет»',
  ])('leaves %s as it is', (text) => {
    expect(bindQuantities(text)).toBe(text)
  })

  it('leaves code byte for byte', () => {
    const text = 'run sleep 5 s, then 5 s'
    expect(bindQuantities(text, [{ from: 4, to: 13, code: true }])).toBe(
      `run sleep 5 s, then 5${space}s`,
    )
  })
})
