import { beforeAll, describe, expect, it } from 'vitest'
import { chosenVariant, type Slide } from '../../src/deck/slide.ts'
import { deckTheme } from '../../src/design/build-scene.ts'
import { vibeList } from '../../src/design/vibes/vibe-list.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { addCreativeVariants } from '../../src/workers/add-creative-variants.ts'
import type { CreativeWish } from '../../src/workers/tasks.ts'
import { bullets, deck, paragraph, quote, slide } from '../support/decks.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

async function added(
  wish: Partial<CreativeWish>,
  slides: Slide[],
  { variantsPerSlide = 1, language = 'en', existing = [] as Slide[] } = {},
) {
  const whole = deck({ language, title: 'Review' }, ...existing, ...slides)
  let count = 0
  return addCreativeVariants(
    whole.slides.slice(existing.length),
    { variants: 1, ...wish },
    {
      deck: whole,
      theme: deckTheme(whole),
      typography,
      newId: () => `new-${++count}`,
      variantsPerSlide,
    },
  )
}

const layouts = (one: Slide | undefined) => one?.variants.map((variant) => variant.layout)
const list = slide('bullets', 'Risks', [bullets(['Fuel costs', 'Port fees'])])

describe('creative variants', () => {
  it('stand behind the classic ones, as many as asked for, each with a picture of its own', async () => {
    const { slides, images } = await added({ variants: 2 }, [list])
    expect(layouts(slides[0])).toEqual(['bullets', 'creative', 'creative'])
    expect(new Set(images.map(({ id }) => id)).size).toBe(2)
    const named = slides[0]?.variants.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'image' ? block.image : [])),
    )
    expect(named).toEqual(images.map(({ id }) => id))
  })

  it('are the same for the same slides', async () => {
    const [first, second] = [await added({}, [list]), await added({}, [list])]
    expect(second.images.map(({ id }) => id)).toEqual(first.images.map(({ id }) => id))
  })

  it('do not hide content: a list is shown as a list', async () => {
    const { slides } = await added({}, [list])
    expect(slides[0]?.chosen).toBe(0)
  })

  it('are shown of covers, sections, short statements and quotes, with all their words', async () => {
    const alone = [
      slide('title', 'Second quarter', [paragraph('For the board')], { eyebrow: 'Halden Freight' }),
      slide('section', 'Where we stand', []),
      slide('paragraph', 'Outlook', [paragraph('We expect calmer seas in spring.')]),
      slide('quote', 'A customer', [quote('They never missed a sailing.', 'A. Berg')]),
    ]
    const slides = (
      await Promise.all(alone.map(async (one) => (await added({}, [one])).slides))
    ).flat()
    const shown = slides.map(chosenVariant)
    expect(shown.map(({ layout }) => layout)).toEqual(Array(4).fill('creative'))
    expect(shown.map(({ title }) => title)).toEqual([
      'Second quarter',
      'Where we stand',
      'Outlook',
      '“They never missed a sailing.”',
    ])
    expect(shown.map(({ eyebrow }) => eyebrow)).toEqual([
      'Halden Freight',
      undefined,
      undefined,
      'A customer',
    ])
    const small = shown.map(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph' ? block.paragraphs.map(({ text }) => text) : [],
      ),
    )
    expect(small).toEqual([
      ['For the board'],
      [],
      ['We expect calmer seas in spring.'],
      ['A. Berg'],
    ])
  })

  it('say who, when and where under the title of a cover', async () => {
    const cover = slide('title', 'Second quarter', [paragraph('For the board')], {
      meta: 'May 2026',
    })
    const { slides } = await added({}, [cover])
    const [shown] = slides.map(chosenVariant)
    expect(shown?.layout).toBe('creative')
    expect(shown?.blocks).toMatchObject([
      {},
      { paragraphs: [{ text: 'For the board' }, { text: 'May 2026' }] },
    ])
  })

  it('do not hide a caption, for which a picture has no place', async () => {
    const outlook = slide('paragraph', 'Outlook', [paragraph('We expect calmer seas.')])
    const [variant] = outlook.variants
    if (variant === undefined) throw new Error('There is nothing on the slide.')
    const captioned = { ...outlook, variants: [{ ...variant, caption: 'Source: the harbour' }] }
    const { slides } = await added({}, [captioned])
    expect(slides[0]?.chosen).toBe(0)
    const { slides: only } = await added({ only: true }, [captioned])
    expect(only[0]?.notes).toContain('Source: the harbour')
  })

  it('are not shown of one statement close behind another picture; sections always open with one', async () => {
    const { slides } = await added({}, [
      slide('title', 'Second quarter', []),
      slide('paragraph', 'Outlook', [paragraph('We expect calmer seas in spring.')]),
      slide('section', 'Where we stand', []),
    ])
    expect(slides.map((one) => chosenVariant(one).layout)).toEqual([
      'creative',
      'paragraph',
      'creative',
    ])
  })

  it('are not shown where another picture says the same, and never twice the same picture', async () => {
    const twins = [slide('section', 'Where we stand', []), slide('section', 'Where we stand.', [])]
    const { slides, images } = await added({}, twins)
    expect(slides.map((one) => chosenVariant(one).layout)).toEqual(['creative', 'section'])
    expect(new Set(images.map(({ id }) => id)).size).toBe(2)
  })

  it('do not repeat those of the deck to which slides are appended', async () => {
    const first = await added({}, [slide('section', 'Where we stand', [])])
    const again = await added({}, [slide('section', 'Where we stand', [])], {
      existing: first.slides,
    })
    expect(again.slides.map((one) => chosenVariant(one).layout)).toEqual(['section'])
    expect(again.images.map(({ id }) => id)).not.toEqual(first.images.map(({ id }) => id))
  })

  it('have the text of the second at the other side of another picture', async () => {
    const { slides } = await added({ variants: 2 }, [slide('section', 'The tall tower', [])])
    const sides = slides[0]?.variants.map(({ textSide }) => textSide)
    expect(sides).toEqual([undefined, undefined, 'end'])
  })

  it('are not shown where the words do not fit the picture', async () => {
    const { slides } = await added({}, [slide('section', 'Very long words '.repeat(12), [])])
    expect(slides[0]?.chosen).toBe(0)
  })

  it('show other subjects on neighbouring slides', async () => {
    const { images } = await added({}, [
      slide('section', 'Cargo', []),
      slide('section', 'Cargo', []),
    ])
    expect(new Set(images.map(({ id }) => id)).size).toBe(2)
  })

  it('take the vibe asked for, else the one in use in the deck, else one that suits', async () => {
    const [neon, , , map] = vibeList
    const vibesOf = (slides: Slide[]) => slides.flatMap((one) => one.variants.map((v) => v.vibeId))
    const asked = await added({ vibeId: map.id }, [list])
    expect(vibesOf(asked.slides)).toEqual([undefined, map.id])
    const existing = (await added({ vibeId: neon.id }, [list])).slides
    const inUse = await added({}, [list], { existing })
    expect(vibesOf(inUse.slides)).toEqual([undefined, neon.id])
    const suiting = await added({ style: 'cartoon' }, [list])
    expect(vibesOf(suiting.slides)).toEqual([
      undefined,
      vibeList.find(({ name }) => name === 'Mid-Century')?.id,
    ])
  })

  it('show the subject of a vibe of one’s own, in its colours', async () => {
    const plain = await added({ subject: 'lighthouse' }, [list])
    const turned = await added({ subject: 'lighthouse', hue: 90 }, [list])
    const other = await added({ subject: 'city' }, [list])
    const ids = [plain, turned, other].map(({ images }) => images[0]?.id)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('a slide that is creative only', () => {
  it('shows the picture, and its notes say what the picture does not', async () => {
    const { slides } = await added({ only: true }, [list])
    expect(slides[0]).toMatchObject({ type: 'creative', chosen: 0 })
    expect(layouts(slides[0])).toEqual(['creative'])
    expect(slides[0]?.notes).toContain('Fuel costs')
    expect(slides[0]?.notes).toContain('Port fees')
  })

  it('keeps the classic variants that were asked for behind the picture', async () => {
    const { slides } = await added({ only: true }, [list], { variantsPerSlide: 2 })
    expect(layouts(slides[0])).toEqual(['creative', 'bullets'])
  })
})
