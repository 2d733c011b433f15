import { expect, test } from 'vitest'
import { type Picture, placePictures } from '../../../src/author/pictures/place-pictures.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import { bullets, cards, paragraph, slide, table } from '../../support/decks.ts'

const picture = (filename: string): Picture => ({
  id: `bytes of ${filename}`,
  filename,
  width: 800,
  height: 600,
})

const cover = slide('title', 'Northwind', [])
const port = slide('bullets', 'The port', [bullets(['Four cranes', 'Two ships a day'])])
const team = slide('paragraph', 'Our team', [paragraph('Forty people.')])
const figures = slide('table', 'Parcels a quarter', [table(['Quarter', 'Parcels'], [['Q1', '9']])])

/** Slides with ids, each made of the part of the text that holds its title. */
function deckOf(slides: readonly Slide[], text: string): Slide[] {
  return slides.map((one, index) => {
    const start = text.indexOf(chosenVariant(one).title)
    const end = start + chosenVariant(one).title.length
    return {
      ...one,
      id: `slide ${index}`,
      sources: start < 0 ? [] : [{ input: 'input', start, end }],
    }
  })
}

/** What the slides are afterwards: "layout: title [file of its picture]". */
function placed(
  slides: readonly Slide[],
  filenames: string[],
  options: { text?: string; maximumSlides?: number; fits?: (slide: Slide) => boolean } = {},
) {
  const { text = '', maximumSlides = 50, fits = () => true } = options
  let count = 0
  const result = placePictures({
    slides: deckOf(slides, text),
    language: 'en-US',
    pictures: filenames.map(picture),
    text,
    inputId: 'input',
    maximumSlides,
    newId: () => `new ${count++}`,
    fits,
  })
  const shown = result.slides.map((one) => {
    const { layout, title, blocks } = chosenVariant(one)
    const files = blocks.flatMap((block) =>
      block.kind === 'image' ? [` [${block.image.replace('bytes of ', '')}]`] : [],
    )
    return `${layout}: ${title}${files.join('')}`
  })
  return { ...result, shown }
}

const blockOf = (slides: readonly Slide[]) =>
  slides.flatMap((one) => chosenVariant(one).blocks).find((block) => block.kind === 'image')

test('the words of a file name find the slide', () => {
  expect(placed([cover, port, team], ['team_2024.png', 'port-cranes.jpg']).shown).toEqual([
    'title: Northwind',
    'image: The port [port-cranes.jpg]',
    'image: Our team [team_2024.png]',
  ])
})

test('nothing of the text is lost beside a picture', () => {
  const { slides } = placed([port], ['port.png'])
  expect(slides.flatMap((one) => chosenVariant(one).blocks).map((block) => block.kind)).toEqual([
    'image',
    'bullets',
  ])
})

test('the place in the text goes before the words of the name', () => {
  const text =
    '# The port\n\nFour cranes.\n\n![Who we are](port.png)\n\n# Our team\n\nForty people.'
  const reversed = text.replace('port.png', 'team.png')
  const { shown, slides } = placed([port, team], ['team.png'], { text: reversed })
  expect(shown).toEqual(['image: The port [team.png]', 'paragraph: Our team'])
  expect(blockOf(slides)).toMatchObject({ alt: 'Who we are', caption: 'Who we are' })
})

test('a picture alone under a heading is a slide with that heading', () => {
  const text =
    '# The port\n\nFour cranes.\n\n## Seen from above\n\n![](aerial.png)\n\n# Our team\n\n'
  expect(placed([port, team], ['aerial.png'], { text }).shown).toEqual([
    'bullets: The port',
    'image: Seen from above [aerial.png]',
    'paragraph: Our team',
  ])
})

const crew = slide('cards', 'The crew', [
  cards({ head: '14 moved to the control room' }, { head: '3 left', text: 'In May' }),
])

test('cards become a list beside the picture that is theirs', () => {
  const { shown, slides } = placed([cover, crew, team], ['crew.avif'])
  expect(shown).toEqual(['title: Northwind', 'image: The crew [crew.avif]', 'paragraph: Our team'])
  const list = slides
    .flatMap((one) => chosenVariant(one).blocks)
    .find((one) => one.kind === 'bullets')
  expect(list?.items.map((item) => item.text)).toEqual([
    '14 moved to the control room',
    '3 left: In May',
  ])
})

test('cards stay cards for a picture that says nothing', () => {
  expect(placed([crew], ['IMG_0042.JPG']).shown).toEqual([
    'cards: The crew',
    'image: The crew [IMG_0042.JPG]',
  ])
})

test('what has no room beside it gets its picture on the next slide', () => {
  expect(placed([figures, team], ['parcels.png']).shown).toEqual([
    'table: Parcels a quarter',
    'image: Parcels [parcels.png]',
    'paragraph: Our team',
  ])
  expect(placed([port], ['port.png'], { fits: () => false }).shown).toEqual([
    'bullets: The port',
    'image: Port [port.png]',
  ])
})

test('two pictures of one thing follow each other', () => {
  expect(placed([port, team], ['port 1.png', 'port 2.png']).shown).toEqual([
    'image: The port [port 1.png]',
    'image: Port [port 2.png]',
    'paragraph: Our team',
  ])
})

test('a picture that says nothing goes where there is most room', () => {
  const { shown, slides } = placed([cover, port, team], ['IMG_0001.jpg'])
  expect(shown).toEqual(['title: Northwind', 'bullets: The port', 'image: Our team [IMG_0001.jpg]'])
  expect(blockOf(slides)).toMatchObject({ alt: 'Our team' })
})

test('without any room it is a slide of its own before the end, named after the deck', () => {
  const closing = slide('closing', 'Thank you', [])
  expect(placed([cover, figures, closing], ['IMG_0001.jpg']).shown).toEqual([
    'title: Northwind',
    'table: Parcels a quarter',
    'image: Northwind [IMG_0001.jpg]',
    'closing: Thank you',
  ])
})

test('slides about the deck itself take no picture for their words', () => {
  expect(placed([cover, port], ['northwind.png']).shown).toEqual([
    'title: Northwind',
    'image: The port [northwind.png]',
  ])
})

test('a picture for which the range leaves no slide is given back', () => {
  const { shown, unplaced } = placed([figures], ['parcels.png'], { maximumSlides: 1 })
  expect(shown).toEqual(['table: Parcels a quarter'])
  expect(unplaced.map((one) => one.filename)).toEqual(['parcels.png'])
})

test('each is used once', () => {
  const names = ['port.png', 'team.png', 'IMG_1.jpg', 'IMG_2.jpg']
  const { slides } = placed([cover, port, team, figures], names)
  const used = slides.flatMap((one) =>
    chosenVariant(one).blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : [])),
  )
  expect(used.sort()).toEqual(names.map((name) => picture(name).id).sort())
})
