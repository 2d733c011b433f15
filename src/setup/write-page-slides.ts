import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import type { LayoutName } from '../deck/slide.ts'
import { buildScene } from '../design/build-scene.ts'
import { imageLibrary } from '../design/image-library.ts'
import { findTheme } from '../design/themes/theme-list.ts'
import { type VibeName, vibeList } from '../design/vibes/vibe-list.ts'
import { exportPng } from '../export/png/export-png.ts'
import type { Page } from '../scene/scene.ts'
import { loadTypography } from '../typography/typography.ts'
import { authorDeck } from '../workers/author-deck.ts'

// `npx tsx src/setup/write-page-slides.ts`: draws the slides that decorate the sign-in page with the program itself,
// from one short text in several themes and vibes. Run by hand when themes change.

const output = new URL('../interfaces/web/assets/slides/', import.meta.url)

const title = 'Riverside clinic'
const text = `# Riverside clinic

Our first clinic in Ghent has been full since February.

## Waiting time by month

| Month | Days |
|---|---:|
| January | 9 |
| February | 14 |
| March | 21 |
| April | 26 |
| May | 31 |

New patients now wait 31 days for a first visit.

## Where the first year goes

| Cost | Thousand euros |
|---|---:|
| Salaries | 310 |
| Rent | 84 |
| Equipment | 62 |
| Renovation | 45 |
| Training | 18 |

Salaries are the highest, at 310.

## Plan
1. Sign the lease by 15 December 2026.
2. Hire a head therapist before the end of January.
3. Renovate in February and March.
4. Move two therapists from Ghent for the first quarter.
5. Open on 6 April 2027 with evening hours from the first day.

## What patients say
> "I was seen the same evening. My knee and I are grateful." — Lotte, patient since 2024
`

/** Which slide shows which look. The order is that of the page's columns, so that neighbours differ. */
const pictures: { layout: LayoutName; theme?: string; vibe?: VibeName }[] = [
  { layout: 'title', theme: 'Kiln' },
  { layout: 'steps', theme: 'Observatory' },
  { layout: 'chart', theme: 'Gazette' },
  { layout: 'steps', theme: 'Sorbet' },
  { layout: 'title', vibe: 'Neon Dusk' },
  { layout: 'quote', theme: 'Signal' },
  { layout: 'title', theme: 'Herbarium' },
  { layout: 'title', vibe: 'Ink Wash' },
  { layout: 'title', theme: 'Transit' },
]
const width = 480

const typography = await loadTypography()

/** The first slide of a layout, of the deck that the program makes of the text in a theme or vibe. */
async function drawSlide({
  layout,
  theme = 'Simple Light',
  vibe,
}: (typeof pictures)[number]): Promise<Page> {
  const themeId = findTheme(theme)?.theme.id
  if (themeId === undefined) throw new Error(`There is no theme ${theme}.`)
  const vibeId = vibeList.find(({ name }) => name === vibe)?.id
  let count = 0
  const { slides, language, images } = await authorDeck(
    {
      composition: {
        inputId: 'sign-in',
        text,
        deckTitle: title,
        titleIsDefault: false,
        slideRange: '6-10',
        appending: false,
      },
      themeId,
      ...(vibeId ? { creative: { vibeId, variants: 1, subject: 'heart' } } : {}),
    },
    typography,
    () => {
      count += 1
      return `slide-${count}`
    },
  )
  const slide = slides.find(({ variants }) => variants[0]?.layout === layout)
  if (slide === undefined) throw new Error(`The deck in ${vibe ?? theme} has no slide ${layout}.`)
  const index = slides.indexOf(slide)
  // A creative variant stands behind the classic ones.
  slides[index] = { ...slide, chosen: vibeId ? slide.variants.length - 1 : 0 }
  const deck: Deck = { formatVersion: deckFormatVersion, title, language, themeId, slides }
  const page = buildScene(deck, typography, imageLibrary(images)).pages[index]
  if (page === undefined) throw new Error(`The slide ${layout} in ${vibe ?? theme} has no page.`)
  return page
}

await mkdir(output, { recursive: true })
for (const [index, picture] of pictures.entries()) {
  const page = await drawSlide(picture)
  // Drawn larger and reduced, small letters are cleaner.
  const png = await exportPng(page, typography, { width: 3 * width })
  const webp = await sharp(png)
    .resize(width, (width * 9) / 16)
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(new URL(`slide-${index + 1}.webp`, output), webp)
  process.stdout.write(`slide-${index + 1}.webp ${(webp.length / 1024).toFixed(1)} KB\n`)
}
