import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string, selected: readonly number[] = []) =>
  inShort(
    interpretSample(
      instruction,
      selected.length === 0 ? {} : { selectedSlideIds: selected.map((one) => `slide-${one}`) },
    ),
  )

/** The numbers of the slides whose titles or texts get a look. */
const slidesOf = (steps: readonly string[]) =>
  steps.map((step) => Number(/slideId=slide-(\d+)/.exec(step)?.[1] ?? Number.NaN))

const allBut = (...left: number[]) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((one) => !left.includes(one))

describe('what a look is not for', () => {
  it.each([
    ['centre all titles, just not the cover', allBut(1)],
    ['left align all titles, but not the cover and not the last slide', allBut(1, 10)],
    ['all titles one size smaller, not on 3 and 4', allBut(3, 4)],
    ['titles in capitals everywhere except first and last slide', allBut(1, 10)],
    ['titles in caps everywhere except the cover and slide 6', allBut(1, 6)],
    ['alle Titel zentrieren, nur nicht auf dem Deckblatt', allBut(1)],
    ['alle Titel zentrieren, außer auf Folie 1 und 10', allBut(1, 10)],
    ['centre tous les titres, mais pas celui de la couverture', allBut(1)],
    ['centra tutti i titoli, tranne la copertina', allBut(1)],
    ['centraliza todos os títulos, menos o da capa', allBut(1)],
    ['centra todos los títulos, menos el de la portada', allBut(1)],
    ['centreer alle titels, behalve die van de eerste dia', allBut(1)],
  ])('is left as it is: %s', (instruction, slides) => {
    expect(slidesOf(read(instruction))).toEqual(slides)
  })

  it('is left out of those that are named', () => {
    expect(slidesOf(read('slides 3 to 6: titles centred, except the one with the chart'))).toEqual([
      3, 4, 6,
    ])
  })

  it.each([
    'centre the title of slide 3, not the text',
    'centre the title on 3 but not on 4',
  ])('makes no other slides of one: %s', (instruction) => {
    const steps = read(instruction)
    expect(steps.every((step) => !step.startsWith('set_style') || /slide-3/.test(step))).toBe(true)
    expect(steps.length).toBeLessThan(3)
  })
})

describe('slides that a look is for', () => {
  it.each([
    ['3 to 5: titles in capitals', [3, 4, 5]],
    ['on 3, 4 and 9 text one size up', [3, 4, 9]],
    ['text on 3 and 4 a size down', [3, 4]],
    ['from slide 7 on all titles centred', [7, 8, 9, 10]],
    ['titles from slide 8 on centred', [8, 9, 10]],
    ['ab Folie 8 alle Titel zentrieren', [8, 9, 10]],
    ['à partir de la diapo 8 titres centrés', [8, 9, 10]],
    ['a partir de la diapositiva 8 títulos centrados', [8, 9, 10]],
    ['dalla slide 8 in poi titoli centrati', [8, 9, 10]],
    ['vanaf dia 8 titels centreren', [8, 9, 10]],
    ['a partir do slide 8 títulos centralizados', [8, 9, 10]],
    ['начиная со слайда 8 заголовки по центру', [8, 9, 10]],
    ['スライド8以降のタイトルを中央揃え', [8, 9, 10]],
    ['从第8页起标题居中', [8, 9, 10]],
  ])('are those that it names: %s', (instruction, slides) => {
    expect([...new Set(slidesOf(read(instruction)))]).toEqual(slides)
  })

  it.each([
    ['text one size up on these, we cant read it', [3, 4]],
    ['titles one size smaller here', [3, 9]],
  ])('are the chosen ones: %s', (instruction, slides) => {
    const done = read(instruction, slides).filter((step) => !step.startsWith('decline'))
    expect([...new Set(slidesOf(done))]).toEqual(slides)
  })
})

describe('notes that shall go', () => {
  it.each([
    ['the notes of 4 can go', [4]],
    ['delete the notes from slide 5 on', [9]],
    ['delete all notes but not those on 9', [4]],
    ['Notizen auf 4 können weg', [4]],
    ['les notes de la 9 peuvent partir', [9]],
  ])('go from the slides that are named, which stay: %s', (instruction, slides) => {
    const steps = read(instruction)
    expect(steps.every((step) => /^set_notes .* notes=null$/.test(step))).toBe(true)
    expect(slidesOf(steps)).toEqual(slides)
  })
})

describe('a ground', () => {
  it.each([
    'put the risks slide on a dark red background, #7a1f1f',
    'slide 9: dark red background, #7a1f1f',
    'Folie 9 auf dunkelroten Hintergrund, #7a1f1f',
  ])('has the colour that is given by its number: %s', (instruction) => {
    expect(read(instruction)).toEqual(['set_ground slideId=slide-9 ground={"hex":"#7A1F1F"}'])
  })
})

describe('what several words or titles look like', () => {
  it.each([
    'titles on the right on slide 3',
    'put the titles on the right on slide 3',
    'the title to the right on slide 3',
  ])('is a side for titles: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'set_style slideId=slide-3 at={"part":"title"} style={"align":"end"}',
    ])
  })

  it('is a side for titles where the slide is said between', () => {
    expect(read('Die Titel auf Folie 3 nach links')).toEqual([
      'set_style slideId=slide-3 at={"part":"title"} style={"align":"start"}',
    ])
  })

  it('is said of all words named', () => {
    const steps = read('set "Demand" and "Acme" in bold on slide 3')
    expect(steps.map((step) => /"item":(\d).*bold/.exec(step)?.[1])).toEqual(['0', '1'])
  })

  it('is said of each by itself where it stands beside each', () => {
    const steps = read('set "Demand" in bold and "Acme" in italics on slide 3')
    expect(steps[0]).toMatch(/"bold":true\}\]$/)
    expect(steps[1]).toMatch(/"italic":true\}\]$/)
  })

  it.each([
    ['slide 3 com fundo surface', 'surface'],
    ['slide 3 mit Hintergrund surface', 'surface'],
    ['diapositiva 3 con fondo de énfasis', 'emphasis'],
  ])('is a ground whose word stands first: %s', (instruction, role) => {
    expect(read(instruction)).toEqual([`set_ground slideId=slide-3 ground={"role":"${role}"}`])
  })
})
