import { describe, expect, it } from 'vitest'
import {
  continuedTitle,
  countedPartTitles,
  withoutPart,
} from '../../../src/author/slide-titles/part-titles.ts'
import type { Block } from '../../../src/deck/blocks/block.ts'
import type { Variant } from '../../../src/deck/slide.ts'
import { bullets, bulletsSlide, deck, paragraph, steps, timeline } from '../../support/decks.ts'

const shown = (title: string, ...blocks: Block[]): Variant => ({ layout: 'bullets', title, blocks })

describe('the title of a slide that goes on', () => {
  const before = deck({}, bulletsSlide('Costs', ['Fuel']), bulletsSlide('Costs (2)', ['Rent']))

  it('has the next number that is free', () => {
    expect(continuedTitle('Sales', before)).toBe('Sales (2)')
    expect(continuedTitle('Costs', before)).toBe('Costs (3)')
    expect(continuedTitle('Costs (2)', before)).toBe('Costs (3)')
  })

  it('counts on from a part of several', () => {
    expect(withoutPart('Costs (2/3)')).toBe('Costs')
    expect(continuedTitle('Costs (2/3)', before)).toBe('Costs (3)')
  })

  it('keeps a year', () => {
    expect(continuedTitle('Outlook (2030)', before)).toBe('Outlook (2030) (2)')
  })

  it('stays empty where there is none', () => {
    expect(continuedTitle('', before)).toBe('')
  })
})

describe('titles of parts that count', () => {
  const five = shown('Rollout in five steps', steps(['A', 'B', 'C', 'D', 'E']))
  const three = shown(five.title, steps(['A', 'B', 'C']))
  const two = shown(five.title, steps(['D', 'E'], 4))

  it('say which things each part shows', () => {
    expect(countedPartTitles(five, [three, two], 'en')).toEqual([
      'Rollout in five steps (1–3)',
      'Rollout in five steps (4–5)',
    ])
  })

  it('go on counting where a part is divided again', () => {
    const second = { ...two, title: 'Rollout in five steps (4–5)' }
    const [one, other] = [
      shown(second.title, steps(['D'], 4)),
      shown(second.title, steps(['E'], 5)),
    ]
    expect(countedPartTitles(second, [one, other], 'en')).toEqual([
      'Rollout in five steps (4)',
      'Rollout in five steps (5)',
    ])
  })

  it('say from when to when the milestones of each part go', () => {
    const events = ['2021: Idea', '2022: Plan', '2023: Pilot', '?2024: Launch']
    const whole = shown('Three milestones reached; next: Launch', timeline(events))
    const parts = [events.slice(0, 2), events.slice(2)].map((own) =>
      shown(whole.title, timeline(own)),
    )
    expect(countedPartTitles(whole, parts, 'en')).toEqual([
      'Key dates from 2021 to 2022',
      'Key dates from 2023 to 2024',
    ])
  })

  it.each([
    ['a number that is a fact', 'Five years of growth'],
    ['a count of something else', 'Three reasons to stay'],
    ['no number', 'Rollout'],
  ])('are none for %s', (_, title) => {
    expect(countedPartTitles({ ...five, title }, [three, two], 'en')).toBeUndefined()
  })

  it('are none where the list stays whole', () => {
    const aside = shown(five.title, paragraph('A word besides'))
    expect(countedPartTitles(five, [five, aside], 'en')).toBeUndefined()
  })

  it.each([
    ['de', 'Einführung in fünf Schritten'],
    ['es', 'Los cinco pasos clave'],
    ['ru', 'Внедрение: 5 шагов'],
    ['zh', '上线：五个步骤'],
    ['ja', '導入：5つのステップ'],
  ])('are known in %s', (language, title) => {
    const whole = shown(title, bullets(['A', 'B', 'C', 'D', 'E']))
    const parts = [shown(title, bullets(['A', 'B'])), shown(title, bullets(['C', 'D', 'E']))]
    expect(countedPartTitles(whole, parts, language)).toEqual([`${title} (1–2)`, `${title} (3–5)`])
  })
})

describe('a title without its part', () => {
  it.each([
    ['Costs (2)', 'Costs'],
    ['Rollout in five steps (4–5)', 'Rollout in five steps'],
    ['Outlook (2030)', 'Outlook (2030)'],
  ])('of “%s” is “%s”', (title, base) => {
    expect(withoutPart(title)).toBe(base)
  })
})
