import { buildScene } from '../src/design/build-scene.ts'
import { imageLibrary } from '../src/design/image-library.ts'
import type { Vibe } from '../src/design/vibes/vibe.ts'
import { type VibeName, vibeList } from '../src/design/vibes/vibe-list.ts'
import type { ArtView } from '../src/images/art/art-request.ts'
import { drawPicture } from '../src/images/art/draw-picture.ts'
import type { SubjectName } from '../src/images/art/subjects/subject-list.ts'
import type { Page } from '../src/scene/scene.ts'
import type { Typography } from '../src/typography/typography.ts'
import { deck, image, slide } from '../test/support/decks.ts'

/**
 * A line of thought for each vibe, and what its picture shows; the first of the first four as in the design targets. The
 * last is a second variant: close by, its text at the other side.
 */
const thoughts: Record<VibeName, [title: string, subject?: SubjectName][]> = {
  'Neon Dusk': [
    ['Asia Pacific doubled its weekly sailings', 'ship'],
    ['The city works while we sleep', 'city'],
  ],
  'Paper Cut': [
    ['Churn is the lowest since 2021', 'ship'],
    ['Two hundred people, one team', 'people'],
  ],
  'Ink Wash': [
    ['Two risks remain open', 'ship'],
    ['What we plant now', 'plant'],
  ],
  'Contour Map': [
    ['Jeddah opened on September 12', 'ship'],
    ['The steep part is behind us', 'mountain'],
  ],
  'Riso Print': [
    ['Revenue grew for the ninth quarter', 'growth'],
    ['We said what we would do'],
    ['Our first shop abroad', 'shop'],
  ],
  'Stained Glass': [
    ['Care is the work that holds us together', 'heart'],
    ['What we owe to each other'],
    ['Nine hundred years of learning', 'book'],
  ],
  'Star Trails': [
    ['A plant that runs on the wind of the night', 'turbines'],
    ['We said what we would do'],
    ['The tall tower', 'tower'],
  ],
  'Mid-Century': [
    ['A launch in forty days', 'rocket'],
    ['Anything is possible'],
    ['Coffee is on the house', 'cup'],
  ],
}

/** A creative slide of a vibe. */
async function vibePage(
  vibe: Vibe,
  { title, subject, view }: { title: string; subject: SubjectName | undefined; view: ArtView },
  typography: Typography,
): Promise<Page> {
  const close = view === 'close'
  const picture = await drawPicture(vibe.id, { seed: title, subject, view }, { mirrored: close })
  const made = slide('creative', title, [image(picture.id, { alt: '' })])
  const textSide = close ? ('end' as const) : ('start' as const)
  const variants = made.variants.map((variant) => ({ ...variant, vibeId: vibe.id, textSide }))
  const [page] = buildScene(
    deck({}, { ...made, variants }),
    typography,
    imageLibrary([picture]),
  ).pages
  if (page === undefined) throw new Error(`The slide of ${vibe.name} is missing.`)
  return page
}

/**
 * The slides of each vibe, three with the design target of the first where there is one; that is the file of the name.
 */
export async function vibePages(
  typography: Typography,
): Promise<{ pages: Page[]; target: string }[]> {
  return Promise.all(
    vibeList.map(async (vibe) => ({
      pages: await Promise.all(
        thoughts[vibe.name].map(([title, subject], index, all) => {
          const view = index === all.length - 1 ? 'close' : 'wide'
          return vibePage(vibe, { title, subject, view }, typography)
        }),
      ),
      target: `creative/${vibe.name.toLowerCase().replaceAll(' ', '-')}.png`,
    })),
  )
}
