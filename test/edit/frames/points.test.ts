import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/deck/blocks/block.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { cards, deck, sides, slide } from '../../support/decks.ts'
import { inShort, interpretSample, sampleDeck } from '../sample-deck.ts'

/** The block that the steps change, as they leave it, and its slide. */
function changedBlock(
  steps: readonly EditStep[],
  before: Deck = sampleDeck(),
): { slideId: string; block: Block } | undefined {
  const operations = steps.filter((step): step is Operation => 'op' in step)
  const [step] = operations
  if (step?.op !== 'update_block' && step?.op !== 'insert_items') return undefined
  const blockId = step.op === 'update_block' ? step.block.id : step.blockId
  const slides = applyOperations(before, operations).deck.slides
  const slide = slides.find(({ id }) => id === step.slideId)
  const block = slide && chosenVariant(slide).blocks.find(({ id }) => id === blockId)
  return block && { slideId: step.slideId, block }
}

/** What a list says after the steps. */
function itemsOf(steps: readonly EditStep[]): [slideId: string, items: string[]] | undefined {
  const { slideId = '', block } = changedBlock(steps) ?? {}
  return block && 'items' in block
    ? [slideId, block.items.map((item) => ('text' in item ? item.text : ''))]
    : undefined
}

const prices = ['Espresso at 2.40', 'Filter at 3.10', 'Cake at 4.00']

describe('points for a slide that is there', () => {
  it.each([
    ['Add the points Oat milk and Tea to slide 4', ['Oat milk', 'Tea']],
    ['Add bullets Oat milk and Tea to slide 4', ['Oat milk', 'Tea']],
    ['Add a bullet "Oat milk" to slide 4', ['Oat milk']],
    ['Add "Oat milk" as a bullet on slide 4', ['Oat milk']],
    ['Put a bullet on slide 4 that says tea costs 2.00', ['Tea costs 2.00']],
    ['Add another bullet to the pricing slide: Oat milk', ['Oat milk']],
    ['Füge Folie 4 den Punkt „Hafermilch“ hinzu', ['Hafermilch']],
    ['Ajoute le point « Lait » à la diapo 4', ['Lait']],
    ['Add the point Snow and ice to slide 4', ['Snow and ice']],
    ['Füge Folie 4 den Punkt Schnee und Eis hinzu', ['Schnee und Eis']],
    ['Agrega el punto Lluvia y viento en la diapositiva 4', ['Lluvia y viento']],
    ['Füge Folie 4 die Punkte Schnee und Eis hinzu', ['Schnee', 'Eis']],
    ['Add the point Snow, ice and fog to slide 4', ['Snow', 'Ice', 'Fog']],
    ['Добавь пункт Дождь и снег на слайд 4', ['Дождь и снег']],
    ['Dodaj punkt Deszcz i śnieg do slajdu 4', ['Deszcz i śnieg']],
    ['Добавь пункты Дождь и снег на слайд 4', ['Дождь', 'Снег']],
    ['Dodaj elementy Deszcz i śnieg do slajdu 4', ['Deszcz', 'Śnieg']],
    ['Add the paragraphs Rain and snow to slide 4', ['Rain', 'Snow']],
    ['Füge Folie 4 die Unterpunkte Regen und Schnee hinzu', ['Regen', 'Schnee']],
    ['Füge Folie 4 die Meilensteine Regen und Schnee hinzu', ['Regen', 'Schnee']],
    ['Ajoute les items Pluie et neige à la diapo 4', ['Pluie', 'Neige']],
    ['Aggiungi i pallini Pioggia e neve alla diapositiva 4', ['Pioggia', 'Neve']],
  ])('“%s” stand behind the others', (instruction, added) => {
    expect(itemsOf(interpretSample(instruction))).toEqual(['slide-4', [...prices, ...added]])
  })

  it('are steps where the slide has steps', () => {
    expect(itemsOf(interpretSample('Add a step "Paint the walls" to slide 7'))).toEqual([
      'slide-7',
      ['Rent the room', 'Hire the team', 'Open the doors', 'Paint the walls'],
    ])
  })

  it.each([
    ['Add a card "Cheap: it costs little" to slide 1', { head: 'Cheap', text: 'it costs little' }],
    ['Add the point "Quiet streets" to slide 1', { head: 'Quiet streets', text: '' }],
  ])('“%s” is a card where the slide has cards', (instruction, card) => {
    const slides = [
      slide('cards', 'Why bikes', [
        cards({ head: 'Fast', text: 'No jams' }, { head: 'Clean', text: 'No smoke' }),
      ]),
    ]
    const bikes = deck({ title: 'Bikes' }, ...slides)
    expect(changedBlock(interpretSample(instruction, { deck: bikes }), bikes)?.block).toMatchObject(
      {
        kind: 'cards',
        items: [{ head: 'Fast' }, { head: 'Clean' }, { ...card, added: true }],
      },
    )
  })

  describe('on a slide that compares', () => {
    const review = deck(
      {},
      slide('comparison', 'The outage', [
        sides({ 'Went well': ['Alert'], 'Went badly': ['Page'] }),
      ]),
    )

    it('stand on the side that is named', () => {
      const steps = interpretSample('Add the points "Runbook" to "Went badly" on slide 1', {
        deck: review,
      })
      expect(steps).toMatchObject([{ op: 'insert_items', items: [{ text: 'Runbook', side: 1 }] }])
    })

    it('need a side', () => {
      const steps = interpretSample('Add the point "Runbook" to slide 1', { deck: review })
      expect(steps).toMatchObject([{ request: 'clarify', options: ['Went well', 'Went badly'] }])
    })
  })

  it('go to the slide that is being added', () => {
    expect(
      inShort(interpretSample('Add a slide about Team and add the points A and B to it')),
    ).toEqual(['add_slide topic=Team points=["A","B"]'])
  })

  it('need a slide where several have lists', () => {
    expect(inShort(interpretSample('Add the point Snow and ice'))).toEqual([
      'clarify Which slide shall the points be added to?',
    ])
  })

  it('are asked for, when none are said', () => {
    expect(inShort(interpretSample('Add a bullet to slide 3'))).toEqual([
      'clarify What shall the point say?',
    ])
  })

  it('are sentences beside a chart or figures', () => {
    expect(interpretSample('Add a bullet to slide 5: growth')).toMatchObject([
      { op: 'add_block', block: { kind: 'paragraph', paragraphs: [{ text: 'Growth' }] } },
    ])
  })

  it('are declined where there is no list', () => {
    expect(interpretSample('Add a bullet to slide 6: growth')).toMatchObject([
      { reason: 'nothing_to_do', sentence: expect.stringContaining('no list') },
    ])
  })

  it('are not those of another slide', () => {
    expect(inShort(interpretSample('Put the points of slide 3 on slide 4'))).toEqual([
      'decline not_understood',
    ])
  })
})
