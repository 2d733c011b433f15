import { describe, expect, it, test } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import { interpretEdit } from '../../src/edit/interpret-edit.ts'
import { sampleDeck, sampleThemes } from './sample-deck.ts'

/** What words lead to after a wish that was done. */
function afterWish(instruction: string, words: string) {
  const deck = sampleDeck()
  const slideOrder = deck.slides.map((slide) => slide.id)
  const context = { deck, themes: sampleThemes, newId: () => 'new' }
  const { steps } = interpretEdit(instruction, undefined, context)
  const done = applyOperations(
    deck,
    steps.filter((step): step is Operation => 'op' in step),
  )
  const lastWish = { instruction, slideOrder, inverse: done.inverse }
  return interpretEdit(words, undefined, { ...context, deck: done.deck, lastWish }).steps
}

const renamed = { op: 'set_slide_title', slideId: 'slide-4', title: 'Offers' }

describe('a correction', () => {
  test.each([
    ['Rename slide 3 to Offers', 'no, slide 4'],
    ['Rename slide 3 to Offers', 'sorry, I meant slide 4'],
    ['Rename slide 3 to Offers', 'oops, slide 4 please'],
    ['title of slide 3: Offers', 'sorry no, slide 4'],
    ['Benenne Folie 3 in Offers um', 'nein, Folie 4'],
    ['Renomme la diapo 3 en « Offers »', 'non, la diapo 4'],
    ['Cambia el título de la diapositiva 3 a «Offers»', 'perdón, la diapositiva 4'],
    ['Rinomina la slide 3 in «Offers»', 'no scusa, la slide 4'],
    ['Renomeia o slide 3 para «Offers»', 'não, o slide 4'],
    ['Hernoem dia 3 naar «Offers»', 'nee sorry, dia 4'],
    ['Zmień tytuł slajdu 3 na «Offers»', 'nie, slajd 4'],
    ['Переименуй слайд 3 в «Offers»', 'ой, слайд 4'],
    ['把第3页改名为“Offers”', '不对，第4页'],
    ['3枚目のタイトルを「Offers」に変えて', 'すみません、4枚目'],
  ])('after “%s”: “%s” takes back what was done and does it there', (instruction, words) => {
    expect(afterWish(instruction, words)).toEqual([
      { request: 'take_back', operations: expect.any(Array) },
      renamed,
    ])
  })

  it('may be of what is given', () => {
    expect(afterWish('Rename slide 4 to "Prices"', 'no, "Offers"').at(-1)).toEqual(renamed)
  })

  it('deletes nothing', () => {
    expect(afterWish('Delete slide 3', 'no, slide 4')).toMatchObject([{ request: 'decline' }])
  })

  it.each([
    ['Ersetze den ersten Punkt auf Folie 4 durch Tee um 2', 'Nimm Nordlicht raus'],
    ['Ersetze den ersten Punkt auf Folie 4 durch Tee um 2', 'Setz Nordlicht auf 20 Minuten'],
  ])('is none where a verb asks for something of the deck: “%s”, “%s”', (instruction, words) => {
    const steps = afterWish(instruction, words)
    const takesBack = (step: (typeof steps)[number]) =>
      'request' in step && !['decline', 'clarify'].includes(step.request)
    expect(steps.some(takesBack)).toBe(false)
  })

  it('is none where nothing was changed by words', () => {
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    const { steps } = interpretEdit('no, slide 4', undefined, context)
    expect(steps).toMatchObject([{ request: 'decline' }])
  })
})

test.each([
  'same for slide 4',
  'do the same on slide 4',
  'the same on slide 4 please',
])('“%s” is done there too', (words) => {
  expect(afterWish('Rename slide 3 to Offers', words)).toEqual([renamed])
})

describe('a slide more, or another place', () => {
  test.each([
    ['Bold the titles of slides 3 to 5', '7 as well'],
    ['Titel der Folien 3 bis 5 fett', 'auch Folie 7'],
    ['Mets les titres des diapos 3 à 5 en gras', 'la diapo 7 aussi'],
  ])('after “%s”: “%s” is the same there', (instruction, words) => {
    expect(afterWish(instruction, words)).toMatchObject([{ op: 'set_marks', slideId: 'slide-7' }])
  })

  test.each([
    ['move slide 3 after slide 5', 'rather before slide 8'],
    ['Verschiebe Folie 3 hinter Folie 5', 'lieber vor Folie 8'],
    ['перемести слайд 3 после слайда 5', 'не, лучше перед слайдом 8'],
  ])('after “%s”: “%s” is where it goes', (instruction, words) => {
    expect(afterWish(instruction, words)).toMatchObject([
      { request: 'take_back' },
      { op: 'move_slide', slideId: 'slide-3', position: 6 },
    ])
  })
})

describe('another place in a list', () => {
  test.each([
    ['add "Fire" as the first point on slide 9', 'no, at the end', undefined],
    ['add "Fire" at the end of slide 9', 'no, as the first point', 0],
    ['Füge auf Folie 9 „Fire“ als ersten Punkt hinzu', 'nein, ans Ende', undefined],
  ])('after “%s”: “%s” is where it goes', (instruction, words, position) => {
    const [undone, added] = afterWish(instruction, words)
    expect(undone).toMatchObject({ request: 'take_back' })
    expect(added).toEqual({
      op: 'insert_items',
      slideId: 'slide-9',
      blockId: 'bullets',
      items: ['Fire'],
      ...(position === undefined ? {} : { position }),
    })
  })

  it('is of slides in French too', () => {
    expect(afterWish('mets la diapo 3 à la fin', 'plutôt au début').at(-1)).toEqual({
      op: 'move_slide',
      slideId: 'slide-3',
      position: 0,
    })
  })
})

describe('another look', () => {
  const red = { color: { hex: '#DC2626' } }

  test.each([
    ['title of slide 3 in red', 'bold as well', { ...red, bold: true }],
    ['title of slide 3 in red', 'and italic', { ...red, italic: true }],
    ['title of slide 3 bold', 'and in red', { ...red, bold: true }],
    ['Titel von Folie 3 in Rot', 'auch fett', { ...red, bold: true }],
    ['titre de la diapo 3 en rouge', 'et en gras', { ...red, bold: true }],
    ['把第3页标题改成红色', '也加粗', { ...red, bold: true }],
  ])('after “%s”: “%s” is one beside it', (instruction, words, look) => {
    expect(afterWish(instruction, words)).toMatchObject([
      { op: 'set_marks', slideId: 'slide-3', marks: [{ from: 0, to: 15, ...look }] },
    ])
  })

  it('stands in place of no word of a title', () => {
    expect(afterWish('Rename slide 4 to Red tea', 'bold too')).not.toMatchObject([
      { op: 'set_slide_title' },
    ])
  })

  it('stands in place of the other where it corrects', () => {
    const steps = afterWish('title of slide 3 in red', 'no, bold')
    expect(steps.at(-1)).toEqual({
      op: 'set_marks',
      slideId: 'slide-3',
      at: { part: 'title' },
      marks: [{ from: 0, to: 15, bold: true }],
    })
  })
})

it('is not done once more where nothing would change by it', () => {
  const steps = afterWish('Rename slide 3 to Offers', 'no, slide 3')
  expect(steps).toMatchObject([{ request: 'decline' }])
})

describe('what something shall be instead', () => {
  const last = (instruction: string, words: string) => afterWish(instruction, words).at(-1)

  it.each([
    ['Title of 7: The fix', 'wait, better "The fix, line by line"', 'The fix, line by line'],
    ['Titel von 7: Der Plan', 'nein, besser „Der ganze Plan“', 'Der ganze Plan'],
    ['título de la 7: El plan', 'mejor «El plan entero»', 'El plan entero'],
  ])('is a title: “%s”, “%s”', (instruction, words, title) => {
    expect(last(instruction, words)).toEqual({ op: 'set_slide_title', slideId: 'slide-7', title })
  })

  it.each([
    ['slide 9, one more at the end: "Fire by Wednesday"', 'make that Tuesday', 'Fire by Tuesday'],
    ['slide 9: add "Fire in March"', 'sorry, April', 'Fire in April'],
    ['Folie 9, noch einen: „Feuer am Mittwoch“', 'nein, Dienstag', 'Feuer am Dienstag'],
  ])('is a day or a month: “%s”, “%s”', (instruction, words, text) => {
    expect(last(instruction, words)).toMatchObject({ op: 'insert_items', items: [text] })
  })

  it.each([
    ['change the price of Acme to 13', 'make it 14'],
    ['change the price of Acme to 13', 'sorry, 14'],
    ['Der Price von Acme ist 13', 'nein, 14'],
  ])('is a number: “%s”, “%s”', (instruction, words) => {
    expect(last(instruction, words)).toMatchObject({ op: 'set_table_cell', text: '14' })
  })

  it.each([
    ['title of 3 in red', 'no, blue'],
    ['title of 3 in red', 'blue'],
    ['title of 3 in red', 'make it blue'],
    ['Titel von 3 in Rot', 'lieber blau'],
  ])('is a colour, of the same words: “%s”, “%s”', (instruction, words) => {
    const colored = { op: 'set_marks', slideId: 'slide-3' }
    expect(last(instruction, words)).toMatchObject(colored)
  })

  it.each([
    ['make 5 a line chart', 'no, a pie'],
    ['Zeig 5 als Liniendiagramm', 'besser als Kreisdiagramm'],
  ])('is a chart: “%s”, “%s”', (instruction, words) => {
    expect(last(instruction, words)).toMatchObject({ op: 'set_chart_type', chartType: 'pie' })
  })

  it('is what it was before', () => {
    const steps = afterWish('make 5 a line chart', 'nah, bars were better')
    expect(steps).toEqual([{ request: 'undo', count: 1 }])
  })

  it.each([
    ['underline "Demand grows" on 3', 'and on 9 the same with "Staff"'],
    ['onderstreep "Demand grows" op 3', 'en op 9 hetzelfde met "Staff"'],
  ])('may be two things at once: “%s”, “%s”', (instruction, words) => {
    expect(afterWish(instruction, words)).toMatchObject([{ op: 'set_marks', slideId: 'slide-9' }])
  })

  it.each([
    ['bold the title of 3', 'and italic', 'slide-3'],
    ['bold the title of 3', 'and 5', 'slide-5'],
    ['bold the title of slide 3', 'and slide 5', 'slide-5'],
  ])('is asked for beside it behind “and”: “%s”, “%s”', (instruction, words, slideId) => {
    expect(afterWish(instruction, words)).toMatchObject([{ op: 'set_marks', slideId }])
  })

  it.each([
    ['make the title of 3 italic', 'make it bold'],
    ['title of 3: Plan A', 'slide 4'],
    ['bold the title of 3', 'make it bigger'],
    ['title of 3: Plan A', 'make it shorter'],
    ['move 3 to the end', 'thanks'],
  ])('is nothing that the wish has not said: “%s”, “%s”', (instruction, words) => {
    expect(afterWish(instruction, words)[0]).not.toMatchObject({ request: 'take_back' })
  })
})

describe('what a turn leaves out', () => {
  it.each([
    ['call slide 3 Offers', 'and 4 Prices', ['set_slide_title slideId=slide-4 title=Prices']],
    ['title of slide 3 in red', 'same on the last one', ['set_marks']],
    ['make 5 a line chart', 'looks worse. back to bars', ['undo']],
    ['change the price of Acme to 13', 'sorry, 14', ['take_back', 'set_table_cell']],
    ['slide 9: add "Due on 23 March"', 'no, 30 March', ['take_back', 'insert_items']],
    [
      'add "Fire" at the end of slide 9',
      'no, rather at the very top',
      ['take_back', 'insert_items'],
    ],
    ['titre de la 3 : Plan A', 'et la 4 : Plan B', ['set_slide_title']],
  ])('is what the wish before has said: “%s”, “%s”', (instruction, words, names) => {
    const steps = afterWish(instruction, words).map((step) =>
      'op' in step
        ? names[0]?.includes(' ')
          ? `${step.op} ${Object.entries(step)
              .slice(1)
              .map(([key, value]) => `${key}=${value}`)
              .join(' ')}`
          : step.op
        : step.request,
    )
    expect(steps).toEqual(names)
  })

  it.each([
    ['title of 3: Plan A', 'thanks, looks great'],
    ['title of 3: Plan A', 'why is that'],
    ['slide 9: add "Tuesday 4"', 'saturday is 7, sorry'],
    ['move 3 to the end', 'hm, I do not know'],
    ['bold the title of 3', 'too loud. delete it'],
  ])('is nothing where nothing is asked for: “%s”, “%s”', (instruction, words) => {
    const steps = afterWish(instruction, words)
    expect(steps.some((step) => 'op' in step || step.request === 'take_back')).toBe(false)
  })
})

describe('what has the words of a turn that goes on, and does not', () => {
  it.each([
    ['Delete slide 3', '5 looks good too'],
    ['Delete slide 3', 'and 5?'],
    ['Delete slide 3', 'wrong one. and 5'],
    ['Delete everything after slide 7', 'and 5'],
    ['Delete all notes except on slide 4', '5 too'],
    ['Delete the second point on slide 6', 'the title too'],
    ['Delete the second point on slide 6', 'rather the third'],
    ['Delete the second point on slide 6', 'no, the first'],
    ['Bold the second point on slide 6', 'the third'],
    ['Supprime la diapositive 3', 'et la 5 est bien aussi'],
    ['Usuń slajd 3', '5 też jest dobry'],
  ])('takes nothing away and writes over nothing: “%s”, “%s”', (instruction, words) => {
    expect(afterWish(instruction, words).filter((step) => 'op' in step)).toEqual([])
  })

  it.each([
    ['Rename slide 3 to Offers', 'and 5 is fine'],
    ['Rename slide 3 to Offers', 'and slide 5 to the end'],
    ['Rename slide 3 to Offers', 'and on slide 6 delete the second point'],
    ['Rename slide 3 to Offers', 'actually 5 is fine'],
    ['Rename slide 3 to Offers', 'move it to the start'],
    ['Rename slide 3 to Offers', 'put it at the end'],
    ['Benenne Folie 3 in Offers um', 'und 5 ist gut so'],
    ['Benenne Folie 3 in Offers um', 'und Folie 5 ans Ende'],
  ])('gives no title: “%s”, “%s”', (instruction, words) => {
    const steps = afterWish(instruction, words)
    expect(steps.filter((step) => 'op' in step && step.op === 'set_slide_title')).toEqual([])
  })
})

describe('places without a noun behind things that were counted', () => {
  const bold = (slideId: string, item: number) => ({ op: 'set_marks', slideId, at: { item } })

  it.each([
    ['Bold the first point on slide 9', 'the last one too'],
    ['Bold the first point on slide 9', 'and the last one'],
    ['Mach den ersten Punkt auf Folie 9 fett', 'den letzten auch'],
    ['Mets le premier point de la diapo 9 en gras', 'le dernier aussi'],
    ['Pon en negrita el primer punto de la diapositiva 9', 'el último también'],
    ['Metti in grassetto il primo punto della slide 9', "anche l'ultimo"],
    ['Põe a negrito o primeiro ponto do slide 9', 'o último também'],
    ['Maak het eerste punt op dia 9 vet', 'het laatste ook'],
    ['Pogrub pierwszy punkt na slajdzie 9', 'ostatni też'],
    ['Сделай первый пункт на слайде 9 жирным', 'последний тоже'],
  ])('are of the same list: “%s”, “%s”', (instruction, words) => {
    expect(afterWish(instruction, words)).toMatchObject([bold('slide-9', 2)])
  })

  it.each([
    ['Bold the first point on slide 9', 'same on the last one'],
    ['Delete the first point on slide 9', 'the last one too'],
    ['Delete point 2 on slide 9', 'same on the last one'],
    ['Lösche den ersten Punkt auf Folie 9', 'den letzten auch'],
  ])('are no slide, and delete nothing: “%s”, “%s”', (instruction, words) => {
    expect(afterWish(instruction, words)).toMatchObject([{ request: 'decline' }])
  })
})

describe('what a turn goes on', () => {
  it.each([
    ['Make all titles red except on 4', 'and 5'],
    ['Move everything after slide 8 to the start', 'and 5'],
  ])('are no slides that were said by where they end: “%s”, “%s”', (instruction, words) => {
    expect(afterWish(instruction, words)).toMatchObject([{ request: 'decline' }])
  })

  it.each([
    'make it red',
    'Make it red too',
    'and red',
  ])('stays beside another look: “%s”', (words) => {
    const steps = afterWish('Make the title of slide 3 bold', words)
    expect(steps).toMatchObject([{ marks: [{ bold: true, color: { hex: '#DC2626' } }] }])
  })
})
