import { buildScene } from '../src/design/build-scene.ts'
import { imageLibrary } from '../src/design/image-library.ts'
import type { Vibe } from '../src/design/vibes/vibe.ts'
import { vibeList } from '../src/design/vibes/vibe-list.ts'
import { drawPicture } from '../src/images/art/draw-picture.ts'
import type { SubjectName } from '../src/images/art/subjects/subject-list.ts'
import type { Page } from '../src/scene/scene.ts'
import type { Typography } from '../src/typography/typography.ts'
import { deck, image, slide } from '../test/support/decks.ts'

/** A line of thought for each vibe, and what its picture shows; the first four as in the design targets. */
const thoughts: Record<string, [title: string, subject: SubjectName][]> = {
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
    ['Every warehouse on one network', 'network'],
    ['We meet in the middle', 'bridge'],
  ],
  'Stained Glass': [
    ['Care is the work that holds us together', 'heart'],
    ['A light for those who come after', 'lighthouse'],
    ['Nine hundred years of learning', 'book'],
  ],
  'Star Trails': [
    ['A plant that runs on the wind of the night', 'turbines'],
    ['We kept the course', 'ship'],
    ['The mountain waits', 'mountain'],
  ],
  'Mid-Century': [
    ['A launch in forty days', 'rocket'],
    ['Learning never was more fun', 'book'],
    ['Home is where the work is', 'house'],
  ],
}

/** A creative slide of a vibe. */
async function vibePage(
  vibe: Vibe,
  title: string,
  subject: SubjectName,
  typography: Typography,
): Promise<Page> {
  const picture = await drawPicture(vibe.id, { seed: title, subject })
  const made = slide('creative', title, [image(picture.id, { alt: '' })])
  const variants = made.variants.map((variant) => ({ ...variant, vibeId: vibe.id }))
  const [page] = buildScene(
    deck({}, { ...made, variants }),
    typography,
    imageLibrary([picture]),
  ).pages
  if (page === undefined) throw new Error(`The slide of ${vibe.name} is missing.`)
  return page
}

/** Two slides of each vibe; the design target of the first, where there is one, is the file of that name. */
export async function vibePages(
  typography: Typography,
): Promise<{ pages: Page[]; target: string }[]> {
  return Promise.all(
    vibeList.map(async (vibe) => ({
      pages: await Promise.all(
        (thoughts[vibe.name] ?? []).map(([title, subject]) =>
          vibePage(vibe, title, subject, typography),
        ),
      ),
      target: `creative/${vibe.name.toLowerCase().replaceAll(' ', '-')}.png`,
    })),
  )
}
