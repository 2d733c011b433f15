import { beforeAll, describe, expect, it } from 'vitest'
import { chosenVariant } from '../../src/deck/slide.ts'
import { drawPicture } from '../../src/images/art/draw-picture.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { illustrateSlides } from '../../src/workers/illustrate-slides.ts'
import { pictureWishes } from '../../src/workers/picture-wishes.ts'
import { bulletsSlide, deck, image, slide, tableSlide } from '../support/decks.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})
const newId = () => 'new'
const vibeId = '5b1c7f02-6d3e-4a58-9a41-0e7d2c9b1a10'
const harbour = () => bulletsSlide('Ships in the harbour', ['Cargo ships wait', 'Ferries leave'])

describe('the pictures that slides could do with', () => {
  const wishesOf = (...slides: ReturnType<typeof harbour>[]) => {
    const whole = deck({ language: 'en', title: 'Ports' }, ...slides)
    return pictureWishes(whole, whole.slides, { typography, newId })
  }

  it('are beside words that name a thing, called in English', () => {
    expect(wishesOf(harbour())).toMatchObject([{ subject: 'ship', hasRoom: true }])
  })

  it('are called in English in other languages too', () => {
    const whole = deck({ language: 'de' }, bulletsSlide('Schiffe im Hafen', ['Schiffe warten']))
    expect(pictureWishes(whole, whole.slides, { typography, newId })).toMatchObject([
      { subject: 'ship' },
    ])
  })

  it('are none beside words that name no thing, or beside a table', () => {
    const plain = bulletsSlide('In short', ['It is so', 'And so on'])
    const figures = tableSlide('Ships', ['Ship', 'Year'], [['Ada', '2020']])
    expect(wishesOf(plain, figures).map(({ hasRoom }) => hasRoom)).toEqual([false, false])
  })

  it('are not on every slide', () => {
    const room = wishesOf(harbour(), harbour(), harbour(), harbour()).map(({ hasRoom }) => hasRoom)
    expect(room).toEqual([true, false, false, true])
  })

  it('name what was drawn', () => {
    const creative = slide('creative', 'Ships', [image('drawn')])
    const variants = creative.variants.map((variant) => ({ ...variant, vibeId }))
    expect(wishesOf({ ...creative, variants })).toMatchObject([
      { drawn: [{ image: 'drawn', vibeId, textSide: 'start' }], hasRoom: false },
    ])
  })
})

describe('slides with pictures', () => {
  it('show one beside their words, with whose it is in the notes', async () => {
    const whole = deck({ language: 'en' }, harbour())
    const [first] = whole.slides
    const picture = await drawPicture(vibeId, { seed: 'a' })
    const origin = { source: 'Openverse', page: 'https://photos.example/1', licence: 'CC BY 4.0' }
    const given = { slideId: first?.id ?? '', picture, alt: 'A ship', credit: 'Ada', origin }
    const { slides, images } = await illustrateSlides(
      { deck: whole, pictures: [given] },
      typography,
      newId,
    )
    const [made] = slides
    expect(made && chosenVariant(made).blocks[0]).toMatchObject({
      kind: 'image',
      alt: 'A ship',
      credit: 'Ada',
      origin,
    })
    expect(made?.notes).toContain('Ada · https://photos.example/1')
    expect(images).toEqual([picture])
  })

  it('take one in place of a drawn one, veiled on the side of the text', async () => {
    const creative = slide('creative', 'Ships', [image('drawn')])
    const variants = creative.variants.map((variant) => ({ ...variant, vibeId }))
    const whole = deck({ language: 'en' }, { ...creative, variants })
    const { default: sharp } = await import('sharp')
    const white = { width: 64, height: 36, channels: 3 as const, background: '#ffffff' }
    const data = new Uint8Array(await sharp({ create: white }).jpeg().toBuffer())
    const picture = { id: 'white', mediaType: 'image/jpeg' as const, data, width: 64, height: 36 }
    const given = { slideId: whole.slides[0]?.id ?? '', replaces: 'drawn', picture, alt: 'White' }
    const { slides, images } = await illustrateSlides(
      { deck: whole, pictures: [given] },
      typography,
      newId,
    )
    const [veiled] = images
    expect(slides[0]?.variants[0]?.blocks[0]).toMatchObject({ image: veiled?.id, alt: 'White' })
    const pixels = await sharp(veiled?.data).raw().toBuffer()
    const brightness = (x: number) => pixels[(540 * 1920 + x) * 3] as number
    expect(brightness(100)).toBeLessThan(90)
    expect(brightness(1900)).toBeGreaterThan(245)
  })
})
