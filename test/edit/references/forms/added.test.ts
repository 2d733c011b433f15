import { describe, expect, it } from 'vitest'
import type { InstructionContext } from '../../../../src/edit/instruction-context.ts'
import type { AddedSlide } from '../../../../src/edit/spoken-of.ts'
import { inShort, interpretSample } from '../../sample-deck.ts'

const inserted = (...slideIds: string[]): Partial<InstructionContext> => ({
  lastChangedSlideIds: ['slide-4'],
  lastAddedSlides: slideIds.map((slideId): AddedSlide => ({ slideId, by: 'inserting' })),
})
const copied: Partial<InstructionContext> = {
  lastChangedSlideIds: ['slide-4'],
  lastAddedSlides: [{ slideId: 'slide-7', by: 'copying' }],
}
const halved: Partial<InstructionContext> = {
  lastChangedSlideIds: ['slide-4'],
  lastAddedSlides: [{ slideId: 'slide-7', by: 'splitting' }],
}

const read = (instruction: string, context: Partial<InstructionContext> = {}) =>
  inShort(interpretSample(instruction, context))

const wishes = [
  'Delete the slide you just added',
  'Delete the slide I just added',
  'Remove the slide you added',
  'Delete the slide that we added',
  'Delete the one you just added',
  'Delete the last slide you added',
  'Delete the newly added slide',
  'Delete the new slide',
  'Lösche die Folie, die du gerade hinzugefügt hast',
  'Lösche die zuletzt hinzugefügte Folie',
  'Lösche die neue Folie',
  'Supprime la diapositive que tu viens d’ajouter',
  'Supprime la nouvelle diapositive',
  'Elimina la diapositiva que acabas de añadir',
  'Elimina la slide che hai appena aggiunto',
  'Exclua o slide que você acabou de adicionar',
  'Verwijder de dia die je net hebt toegevoegd',
  'Usuń slajd, który właśnie dodałeś',
  'Usuń nowy slajd',
  'Удали слайд, который ты только что добавил',
  'Удали новый слайд',
  '今追加したスライドを削除して',
  '新しいスライドを削除して',
  '删除刚添加的那页',
  '删除新的幻灯片',
]

describe('the slide that was added last', () => {
  it.each(wishes)('“%s” is that, whatever was touched since', (instruction) => {
    expect(read(instruction, inserted('slide-7'))).toEqual(['delete_slide slideId=slide-7'])
  })

  it.each(wishes)('“%s” is asked about when none was added', (instruction) => {
    expect(read(instruction, { lastChangedSlideIds: ['slide-4'] })).toEqual([
      expect.stringMatching(
        /^clarify Which slide do you mean by the (?:new one|one that was added)/,
      ),
    ])
  })

  it('is asked about when it is gone', () => {
    expect(read('Move the new slide to the end', inserted('gone'))).toEqual([
      expect.stringMatching(/^clarify Which slide do you mean by the new one/),
    ])
  })

  it('is one of several that were added', () => {
    expect(read('Delete the slide you just added', inserted('slide-7', 'slide-8'))).toEqual([
      expect.stringMatching(/^clarify 2 slides were added\. Which do you mean\?/),
    ])
  })

  it.each([
    'Delete the slides you just added',
    'Delete the two new slides',
    'Delete all the slides I added',
    'Delete both slides you just added',
    'Delete the last two slides you added',
  ])('“%s” are all of them', (instruction) => {
    expect(read(instruction, inserted('slide-7', 'slide-8'))).toEqual([
      'delete_slide slideId=slide-7',
      'delete_slide slideId=slide-8',
    ])
  })

  it('is renamed', () => {
    expect(read('Rename the slide you just added to Helmets', inserted('slide-7'))).toEqual([
      'set_slide_title slideId=slide-7 title=Helmets',
    ])
  })

  it('is what a place is beside', () => {
    expect(read('Move slide 2 after the slide you just added', inserted('slide-7'))).toEqual([
      'move_slide slideId=slide-2 position=6',
    ])
  })

  it('is one that the same instruction adds, also after other wishes', () => {
    expect(
      read('Add a slide called Safety, rename slide 3 to Lanes and call the new slide Helmets'),
    ).toEqual(['add_slide title=Helmets', 'set_slide_title slideId=slide-3 title=Lanes'])
    expect(
      read('Duplicate slide 3, rename slide 5 to Money and move the new slide to the end'),
    ).toEqual([
      'duplicate_slide slideId=slide-3 newSlideId=new-1',
      'set_slide_title slideId=slide-5 title=Money',
      'move_slide slideId=new-1 position=10',
    ])
  })

  it('is moved where the order did not change since it was wished, and else not', () => {
    expect(
      read('Add a slide called Safety, rename slide 3 to Lanes and move the new slide to the end'),
    ).toEqual(['add_slide title=Safety position=10', 'set_slide_title slideId=slide-3 title=Lanes'])
    expect(
      read('Add a slide called Safety, delete slide 3 and move the new slide to position 4'),
    ).toEqual(['add_slide title=Safety', 'delete_slide slideId=slide-3', 'decline nothing_to_do'])
  })
})

describe('a half of a slide that was split', () => {
  it('is the new slide', () => {
    expect(read('Delete the new slide', halved)).toEqual(['delete_slide slideId=slide-7'])
  })

  it('is none that anybody added', () => {
    expect(read('Delete the slide you just added', halved)).toEqual([
      expect.stringMatching(/^clarify Which slide/),
    ])
  })
})

describe('the copy', () => {
  it('is the slide that was copied last', () => {
    expect(read('Delete the copy', copied)).toEqual(['delete_slide slideId=slide-7'])
    expect(read('Delete the slide I just added', copied)).toEqual(['delete_slide slideId=slide-7'])
  })

  it('is no slide that was added otherwise', () => {
    expect(read('Delete the copy', inserted('slide-7'))).toEqual([
      expect.stringMatching(/^clarify Which slide do you mean by the copy\?/),
    ])
  })
})

describe('a wish to add', () => {
  it.each([
    ['Add a new slide about helmets', 'add_slide topic=helmets'],
    ['Dodaj nowy slajd o kaskach', 'add_slide topic=kaskach'],
    ['Добавь новый слайд о шлемах', 'add_slide topic=шлемах'],
  ])('“%s” names none that is there', (instruction, step) => {
    expect(read(instruction, inserted('slide-7'))).toEqual([step])
  })
})
