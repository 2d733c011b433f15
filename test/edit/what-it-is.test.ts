import { describe, expect, it } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import { inShort, interpretSample, sampleDeck } from './sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

/** What an instruction leads to right after another. */
function readAfter(before: string, instruction: string): string[] {
  const deck = sampleDeck()
  const steps = interpretSample(before).filter((step): step is Operation => 'op' in step)
  const done = applyOperations(deck, steps)
  const slideOrder = deck.slides.map(({ id }) => id)
  const changed = steps.flatMap((step) => ('slideId' in step ? [step.slideId] : []))
  return inShort(
    interpretSample(instruction, {
      deck: done.deck,
      lastChangedSlideIds: changed,
      lastWish: { instruction: before, slideOrder, inverse: done.inverse },
    }),
  )
}

describe('“it” is what the instruction named last as its object', () => {
  it.each([
    'we dont need the Price column on slide 6, delete it',
    'I no longer need the Price column on slide 6. Remove it.',
    'die Spalte Price auf Folie 6 brauchen wir nicht mehr, lösch sie',
  ])('“%s” deletes the column', (instruction) => {
    expect(read(instruction)).toEqual([
      'delete_table_column slideId=slide-6 blockId=table column=2',
    ])
  })

  it.each([
    'we dont need the Weather column on slide 6, delete it',
    'make the chart on slide 5 blue and shiny, then delete it',
    "on n'a plus besoin de la colonne Price sur la diapo 6, supprime-la",
    'die Spalte Wetter auf Folie 6 brauchen wir nicht mehr, lösch sie',
  ])('“%s” deletes no slide', (instruction) => {
    expect(read(instruction).join()).not.toContain('delete_slide')
  })

  it.each([
    'slide 6 is too full, delete it',
    'we dont need slide 6, delete it',
  ])('“%s” is about the slide', (instruction) => {
    expect(read(instruction)).toEqual(['delete_slide slideId=slide-6'])
  })
})

describe('“it” right after another instruction', () => {
  it.each([
    ['add the point Wind to slide 9', 'put it first'],
    ['Füge auf Folie 9 den Punkt „Wind“ hinzu', 'setz ihn an den Anfang'],
    ['ajoute le point « Wind » à la diapo 9', 'mets-le au début'],
  ])('“%s”, “%s”: the point that was added', (before, instruction) => {
    expect(readAfter(before, instruction)).toEqual([
      'arrange slideId=slide-9 blockId=bullets axis=items order=[3,0,1,2]',
    ])
  })

  it('is what was marked', () => {
    expect(readAfter('first bullet on slide 9 bold pls', 'and underline it')).toEqual([
      'set_marks slideId=slide-9 at={"blockId":"bullets","part":"text","item":0} marks=[{"from":0,"to":4,"bold":true,"underline":true}]',
    ])
  })

  it('is no slide to delete that was only the place', () => {
    expect(readAfter('make the title of slide 4 bold', 'delete it').join()).not.toContain(
      'delete_slide',
    )
  })

  it('is the slide that was moved', () => {
    expect(readAfter('move slide 9 to the end', 'put it first')).toEqual([
      'move_slide slideId=slide-9 position=0',
    ])
  })
})

describe('a name with the text beside it', () => {
  it.each([
    'on slide 7 add a step “Clean” with the text “All of it”',
    'ajoute à la diapo 7 une étape « Clean » avec le texte « All of it »',
    'füge auf Folie 7 einen Schritt „Clean“ mit dem Text „All of it“ hinzu',
  ])('“%s” is one item', (instruction) => {
    expect(read(instruction).join()).toContain('items=[{"text":"All of it","head":"Clean"}]')
  })
})

describe('thanks at the end', () => {
  it.each([
    ['on slide 4 replace 2.40 by 2.60 thx', '2.60'],
    ['on slide 4 replace 2.40 by 2.60 please', '2.60'],
    ['auf Folie 4 ersetze 2.40 durch 2.60 danke', '2.60'],
    ['sur la diapo 4 remplace 2.40 par 2.60 merci', '2.60'],
    ['en la diapositiva 4 reemplaza 2.40 por 2.60 por favor', '2.60'],
  ])('“%s” is no part of what is given', (instruction, given) => {
    expect(read(instruction).join()).toMatch(new RegExp(`replace=${given}( |$)`))
  })
})

describe('a widened scope', () => {
  it.each([
    'change Acme to Globex everywhere, also in the notes',
    'ändere Acme überall in Globex, auch in den Notizen',
  ])('“%s” leaves out nothing', (instruction) => {
    expect(read(instruction)).toEqual(['replace_text find=Acme replace=Globex'])
  })
})

describe('titles for several slides', () => {
  it.each([
    'rename slides 2, 3 and 4 to Tools and Members',
    'benenne die Folien 2, 3 und 4 in Tools und Members um',
  ])('“%s” gives fewer than there are slides', (instruction) => {
    expect(read(instruction).join()).toContain('3 slides and 2 titles')
  })

  it('are parted by commas', () => {
    expect(read('wijzig de titels van dia 3, 4 en 5 in Starten, Voeden en Mengen')).toEqual([
      'set_slide_title slideId=slide-3 title=Starten',
      'set_slide_title slideId=slide-4 title=Voeden',
      'set_slide_title slideId=slide-5 title=Mengen',
    ])
  })
})
