import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

/** What is made, as title, layout and what stands on it. */
const made = (instruction: string) =>
  interpretSample(instruction).map((step) => {
    if (!('op' in step) || step.op !== 'insert_slide') return inShort([step])[0]
    const [variant] = step.slide.variants
    const [block] = variant?.blocks ?? []
    const said =
      block?.kind === 'comparison'
        ? block.sides.map(({ text, items }) => [text, ...(items ?? []).map((one) => one.text)])
        : block?.kind === 'table'
          ? [block.columns.map(({ name }) => name), ...block.rows.map(({ cells }) => cells)]
          : block?.kind === 'bullets'
            ? block.items.map(({ text }) => text)
            : []
    return [step.position, variant?.title, ...said]
  })

describe('the lines below what asks for a slide', () => {
  it.each([
    'new slide after 4: Who it is for\n- Students\n- Co-ops',
    'neue Folie nach 4: Who it is for\n• Students\n• Co-ops',
    'nouvelle diapo après la 4 : Who it is for\n- Students\n- Co-ops',
    'новый слайд после 4: Who it is for\n1) Students\n2) Co-ops',
  ])('are its points: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'add_slide position=4 title=Who it is for points=["Students","Co-ops"]',
    ])
  })

  it.each([
    'after 6 a slide "Shed or shop?" that compares the two.\nShed\n- cheap\n- near\nShop\n- dear',
    'Neue Folie „Shed or shop?“ nach 6, Vergleich.\nShed\n- cheap\n- near\nShop:\n- dear',
  ])('are its sides where names without a mark stand over them: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      [6, 'Shed or shop?', ['Shed', 'cheap', 'near'], ['Shop', 'dear']],
    ])
  })

  it('may be further wishes', () => {
    expect(read('new slide after 4: Costs\ndelete slide 7').join()).toContain('delete_slide')
    expect(read('Delete slide 7\n- Students').join()).not.toContain('add_slide')
  })
})

describe('what is quoted for a new slide', () => {
  it.each([
    'nieuwe dia na 4, vergelijking "Buy or borrow". Buy: "dear", "old". Borrow: "near"',
    'new slide after 4, comparison "Buy or borrow". Buy: "dear", "old". Borrow: "near"',
    'nouvelle diapo après la 4, comparaison « Buy or borrow ». Buy : « dear », « old ». Borrow : « near »',
  ])('stands on two sides: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      [4, 'Buy or borrow', ['Buy', 'dear', 'old'], ['Borrow', 'near']],
    ])
  })

  it.each([
    '2 new slides after 5: "Permits" with the points "At the desk" and "By May", then "Contact" with "Phone"',
    'mi servono 2 slide nuove dopo la 5: "Permits" con i punti "At the desk" e "By May", poi "Contact" con "Phone"',
    'zwei neue Folien nach 5: „Permits“ mit den Punkten „At the desk“ und „By May“, dann „Contact“ mit „Phone“',
  ])('are the points of each: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'add_slide position=5 title=Permits points=["At the desk","By May"]',
      'add_slide position=6 title=Contact points=["Phone"]',
    ])
  })
})

describe('several slides of which only the titles are given', () => {
  it.each([
    'three more slides at the end, just titles for now: Questions / Reading / Dates',
    'drei weitere Folien ans Ende, vorerst nur Titel: Questions / Reading / Dates',
    'tre slide nuove in fondo, per ora solo titoli: Questions / Reading / Dates',
  ])('have these: %s', (instruction) => {
    expect(made(instruction).map((one) => one?.slice(1))).toEqual([
      ['Questions'],
      ['Reading'],
      ['Dates'],
    ])
  })
})

describe('the rows of a new table', () => {
  const table = [
    ['Day', 'People'],
    ['Monday', '4'],
    ['Town hall', '2'],
  ]
  it.each([
    'after 7 a new slide "Who", table with columns Day and People, rows Monday 4, Town hall 2',
    'dopo la slide 7 una slide "Who" con tabella, colonne Day e People; righe: Monday, 4 / Town hall, 2',
    'nach 7 eine neue Folie „Who“ mit Tabelle, Spalten Day und People, Zeilen: Monday, 4; Town hall, 2',
  ])('are parted by commas, slashes or semicolons: %s', (instruction) => {
    expect(made(instruction)).toEqual([[7, 'Who', ...table]])
  })
})

describe('some points on a slide of their own', () => {
  it.each([
    'slide 4 is too full. last two points on a new slide after it, title "More"',
    'put the last two points of slide 4 on a new slide, title "More"',
    'die letzten beiden Punkte von 4 auf eine neue Folie dahinter, Titel „More“',
    'mets les deux derniers points de la 4 sur une nouvelle diapo après la 4, titre « More »',
    '把第4页的最后两点放到新的一页，标题“More”',
  ])('leave where they stood: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      [4, 'More', expect.any(String), expect.any(String)],
      'delete_items slideId=slide-4 blockId=bullets items=[1,2]',
    ])
  })

  it('are not all of them, and have a title', () => {
    expect(read('put all points of slide 4 on a new slide, title "More"').join()).not.toContain(
      'delete_items',
    )
    expect(read('put the last two points of slide 4 on a new slide').join()).not.toContain(
      'delete_items',
    )
  })
})
