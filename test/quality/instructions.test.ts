import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Deck, deckSchema } from '../../src/deck/deck.ts'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import { type Operation, operationSchema } from '../../src/deck/operations/operation.ts'
import { requestSchema } from '../../src/deck/requests/request.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { instructionDecks } from './instruction-decks.ts'
import { type Expectation, type ExpectedStep, instructions } from './instructions.ts'

/** The slide id that a mark stands for. */
function slideIdOf(deck: Deck, mark: string): string {
  if (mark === '#new') return 'new-slide'
  const number = mark === '#all' ? 1 : Number(/^#([1-9]\d*)$/.exec(mark)?.[1])
  const slide = deck.slides[number - 1]
  if (slide === undefined) throw new Error(`No slide of the deck is marked ${mark}.`)
  return slide.id
}

/** The block id that a mark stands for. */
function blockIdOf(deck: Deck, mark: string): string {
  const [slideMark = '', kind] = mark.split('/')
  const slide = deck.slides.find((one) => one.id === slideIdOf(deck, slideMark))
  const block = slide && chosenVariant(slide).blocks.find((one) => one.kind === kind)
  if (block === undefined) throw new Error(`No block of the deck is marked ${mark}.`)
  return block.id
}

/** The step as an answer could have it: ids instead of marks. */
function withoutMarks(deck: Deck, step: ExpectedStep): unknown {
  return {
    ...step,
    ...('slideId' in step && step.slideId ? { slideId: slideIdOf(deck, step.slideId) } : {}),
    ...('slideIds' in step && step.slideIds
      ? { slideIds: step.slideIds.map((mark) => slideIdOf(deck, mark)) }
      : {}),
    ...('blockId' in step ? { blockId: blockIdOf(deck, step.blockId) } : {}),
    ...('newSlideId' in step ? { newSlideId: 'new-slide' } : {}),
    ...('color' in step ? { color: step.color.replace(/^~/, '') } : {}),
  }
}

const stepSchema = z.union([operationSchema, requestSchema])

/** The operations of an answer that holds nothing else. */
function onlyOperations(deck: Deck, expectation: Expectation): Operation[] | undefined {
  const steps = expectation.map((step) => stepSchema.parse(withoutMarks(deck, step)))
  const operations = steps.filter((step) => 'op' in step)
  return operations.length === steps.length ? operations : undefined
}

describe('the instructions by which the grammar is judged', () => {
  it('are 150, of which 90 are English and six in each of ten other languages', () => {
    const counts: Record<string, number> = {}
    for (const { language } of instructions) counts[language] = (counts[language] ?? 0) + 1
    expect(counts).toEqual({
      en: 90,
      de: 6,
      fr: 6,
      es: 6,
      it: 6,
      'pt-BR': 6,
      nl: 6,
      pl: 6,
      ru: 6,
      ja: 6,
      'zh-Hans': 6,
    })
    expect(instructions).toHaveLength(150)
  })

  it('have ids and words of their own', () => {
    expect(new Set(instructions.map((one) => one.id)).size).toBe(150)
    expect(new Set(instructions.map((one) => one.instruction)).size).toBe(150)
  })

  it.each(Object.entries(instructionDecks))('meet a valid deck: %s', (_name, deck) => {
    expect(deckSchema.parse(deck)).toEqual(deck)
    expect(new Set(deck.slides.map((slide) => slide.id)).size).toBe(deck.slides.length)
  })

  it.each(instructions)('$id names slides that the deck has', (one) => {
    const deck = instructionDecks[one.deck]
    for (const number of [...(one.selected ?? []), ...(one.memory ?? [])])
      expect(deck.slides[number - 1]).toBeDefined()
    const options = one.expected
      .flat()
      .flatMap((step) => ('options' in step ? step.options : []))
      .filter((option) => option !== '*')
    for (const mark of options) expect(() => slideIdOf(deck, mark)).not.toThrow()
  })

  it.each(instructions)('$id expects steps that the schemas know, field by field', (one) => {
    const deck = instructionDecks[one.deck]
    expect(one.expected.length).toBeGreaterThan(0)
    for (const expectation of one.expected) {
      expect(expectation.length).toBeGreaterThan(0)
      for (const step of expectation) {
        const plain = withoutMarks(deck, step)
        expect(stepSchema.parse(plain)).toMatchObject(plain as object)
      }
    }
  })

  it.each(instructions)('$id expects nothing after a question', (one) => {
    for (const expectation of one.expected)
      for (const step of expectation.slice(0, -1))
        expect('request' in step && step.request === 'clarify').toBe(false)
  })

  const applicable = instructions.flatMap((one) =>
    one.expected.flatMap((expectation) => {
      const deck: Deck = instructionDecks[one.deck]
      const operations = onlyOperations(deck, expectation)
      return operations ? [{ id: one.id, deck, operations }] : []
    }),
  )

  it.each(applicable)('$id expects operations that can be applied', ({ deck, operations }) => {
    const outcome = applyOperations(deck, operations)
    expect(deckSchema.parse(outcome.deck)).toEqual(outcome.deck)
    expect(applyOperations(outcome.deck, outcome.inverse).deck).toEqual(deck)
  })
})
