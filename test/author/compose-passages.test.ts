import { describe, expect, it } from 'vitest'
import { composePassages, onlyPassages } from '../../src/author/compose-passages.ts'
import { findPassages } from '../../src/author/find-passages.ts'
import { blockSources } from '../../src/deck/blocks/block.ts'
import { chosenVariant } from '../../src/deck/slide.ts'

const span = (text: string, part: string) => {
  const start = text.indexOf(part)
  return { start, end: start + part.length }
}

describe('the text with some of its passages', () => {
  it('keeps each in its place, with the marks of its line', () => {
    const text = '- One thing\n- Another thing\n1. A third'
    const left = onlyPassages(text, [span(text, 'One thing'), span(text, 'A third')])
    expect(left).toHaveLength(text.length)
    expect(left.split('\n').filter(Boolean)).toEqual(['- One thing', '1. A third'])
    expect(left.indexOf('One thing')).toBe(text.indexOf('One thing'))
  })

  it('joins a sentence that goes on on another line', () => {
    const text = 'First. Margin rose from 31.2%\nto 34.5% in July. Last.'
    const left = onlyPassages(text, [span(text, 'Margin rose from 31.2%\nto 34.5% in July.')])
    expect(left.trim()).toBe('Margin rose from 31.2% to 34.5% in July.')
  })

  it('keeps the rule under the names of a table', () => {
    const text = '| A | B |\n|---|--:|\n| x | 1 |\n| y | 2 |'
    const left = onlyPassages(text, [span(text, 'A | B'), span(text, 'y | 2')])
    expect(left.split('\n').filter(Boolean)).toEqual(['| A | B |', '|---|--:|', '| y | 2 |'])
  })
})

describe('a slide of passages', () => {
  const text =
    '# Review\n\n## Costs\nRent is high. Fuel is cheap this year.\n\n## Staff\n- Hire Ann\n'
  const request = {
    inputId: 'text',
    text,
    deckTitle: 'Review',
    language: 'en',
    newId: () => 'slide',
  }

  it('names its places in the whole text', () => {
    const made = composePassages(request, [span(text, 'Fuel is cheap this year.')])
    const spans = made ? chosenVariant(made.slide).blocks.flatMap(blockSources) : []
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Fuel is cheap this year.',
    ])
  })

  it('is none of passages without words', () => {
    expect(composePassages(request, [{ start: 8, end: 10 }])).toBeUndefined()
  })
})

describe('what a text says on a topic', () => {
  const text =
    '# Review\n\n## Freight rates\nThey fell in May.\n\n## Staff\nAnn left us. The night shift is full. Churn rose.\n'
  const found = (topic: string) => {
    const passages = findPassages(topic, text, 'en')
    return passages?.spans.map(({ start, end }) => text.slice(start, end))
  }

  it('is the section of that name', () => {
    expect(found('freight rates')).toEqual(['## Freight rates\nThey fell in May.'])
  })

  it('is the sentences about it', () => {
    expect(found('the night shift')).toEqual(['The night shift is full.'])
  })

  it('is sentences about its parts where they say the whole together', () => {
    expect(found('churn and Ann')?.sort()).toEqual(['Ann left us.', 'Churn rose.'])
  })

  it('may be nothing', () => {
    expect(found('the weather on Mars')).toBeUndefined()
  })
})
