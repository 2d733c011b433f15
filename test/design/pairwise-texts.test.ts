import { beforeAll, expect, it } from 'vitest'
import type { Block } from '../../src/deck/blocks/block.ts'
import type { LayoutName, Slide } from '../../src/deck/slide.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { fitDeck } from '../../src/design/fit-deck.ts'
import type { ImageLibrary } from '../../src/design/image-library.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Typography } from '../../src/typography/typography.ts'
import {
  bullets,
  cards,
  code,
  deck,
  definition,
  image,
  paragraph,
  slide,
  steps,
  table,
  timeline,
} from '../support/decks.ts'
import { hubPicture } from '../support/hub-picture.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const sentence =
  'The second depot by the river opens on Monday because the lease of the old one ends then and nobody wants to pay for both of them at once in a year like this one'
const words = (count: number) => sentence.split(' ').slice(0, count).join(' ')
const marks = [
  { from: 0, to: 3, bold: true as const },
  { from: 4, to: 10, code: true as const },
]

const lengths = [3, 12, 33]
const counts = [2, 5, 11]
const captions = [undefined, 'Source: `annual report` 2025', sentence]

type Make = (count: number, length: number) => Block[]
const rows = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index))

const contents: [name: string, layout: LayoutName, Make][] = [
  [
    'bullets',
    'bullets',
    (count, length) => {
      const block = bullets(rows(count, (index) => `${words(length)} ${index}`))
      const items = block.items.map((item, index) => ({
        ...item,
        marks,
        level: index % 4 === 3 ? (1 as const) : (0 as const),
      }))
      return [{ ...block, items }]
    },
  ],
  ['recap', 'recap', (count, length) => [bullets(rows(count, (at) => `${words(length)} ${at}`))]],
  [
    'prose',
    'paragraph',
    (count, length) => [paragraph(...rows(count, (at) => `${words(length)} ${at}.`))],
  ],
  [
    'code',
    'code',
    (count, length) => [
      {
        ...code(rows(count, (at) => `${at}: ${words(length)}`).join('\n'), 'ts'),
        highlightedLines: [2],
      },
      ...(count > 9 ? [] : [paragraph(words(length))]),
    ],
  ],
  [
    'table',
    'table',
    (count, length) => {
      const block = table(
        ['Name', '#2024', '#2025', 'Note'],
        rows(count, (at) => [`${at} ${words(Math.min(length, 9))}`, '120', '1,482', words(length)]),
        1,
      )
      const columns = block.columns.map((column, at) =>
        at === 2 ? { ...column, unit: '€ thousand', highlighted: true } : column,
      )
      return [{ ...block, columns }]
    },
  ],
  [
    'steps',
    'steps',
    (count, length) => [
      steps(
        rows(Math.min(count, 8), (at) => `${words(Math.min(length, 4))} ${at}: ${words(length)}`),
      ),
    ],
  ],
  [
    'steps without texts',
    'steps',
    (count, length) => [steps(rows(count, () => words(Math.min(length, 12))))],
  ],
  [
    'events',
    'timeline',
    (count, length) => {
      const block = timeline(
        rows(
          Math.min(count, 8),
          (at) => `${at === 1 ? '!' : at > 3 ? '?' : ''}${at + 1} March 2026: ${words(length)}`,
        ),
      )
      const items = block.items.map((item, at) =>
        at % 2 === 1 ? { ...item, detail: words(Math.min(length, 12)) } : item,
      )
      return [{ ...block, items }]
    },
  ],
  [
    'definition with points',
    'definition',
    (count, length) => [
      definition(
        Object.fromEntries(rows(Math.ceil(count / 4), (at) => [`Term ${at}`, words(length)])),
      ),
      bullets(rows(Math.min(count, 5), () => words(Math.min(length, 12)))),
    ],
  ],
  [
    'cards',
    'cards',
    (count, length) => [
      {
        ...cards(
          ...rows(Math.min(count, 8), (at) => ({ head: `Card ${at}`, text: words(length) })),
        ),
        numbered: count > 2,
      },
    ],
  ],
  ...(['lying', 'standing'] as const).map((pose): [string, LayoutName, Make] => [
    `${pose} picture`,
    'image',
    (count, length) => [
      image('hub', { alt: pose, caption: words(length) }),
      ...(count === 2
        ? []
        : [bullets(rows(Math.min(count, 5), () => words(Math.min(length, 12))))]),
    ],
  ]),
]

const library =
  (standing: boolean): ImageLibrary =>
  (id) => {
    const picture = hubPicture(id)
    return picture && standing ? { ...picture, width: 900, height: 1600 } : picture
  }

// Each theme with each content; of lengths, counts and captions every pair comes up with both.
it.each(
  systemThemes.map((theme, index) => [theme.name, theme.id, index] as const),
)('texts of any length and number, with or without a caption, can be shown in %s', (_, themeId, index) => {
  const problems = contents.flatMap(([name, layout, make], place) => {
    const [length = 3, count = 2] = [lengths[(index + place) % 3], counts[(2 * index + place) % 3]]
    const whole = slide(layout, `What we know about the ${name}`, make(count, length))
    const caption = captions[(Math.floor(index / 3) + place) % 3]
    const variants = whole.variants.map((one) => ({ ...one, ...(caption && { caption }) }))
    const shown: Slide = { ...whole, variants }
    const images = library(name.startsWith('standing'))
    let next = 0
    const options = { maximumSlides: 6, newId: () => `new-${++next}`, images }
    const fitted = fitDeck(deck({ themeId }, shown), typography, options)
    return sceneProblems(buildScene(fitted, typography, images)).map((one) => `${name}: ${one}`)
  })
  expect(problems).toEqual([])
})
