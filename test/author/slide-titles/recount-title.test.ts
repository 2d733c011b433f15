import { describe, expect, it } from 'vitest'
import { recountedTitle } from '../../../src/author/slide-titles/recount-title.ts'
import type { Block } from '../../../src/deck/blocks/block.ts'
import type { Variant } from '../../../src/deck/slide.ts'
import { bullets, steps, timeline } from '../../support/decks.ts'

const shown = (title: string, ...blocks: Block[]): Variant => ({ layout: 'bullets', title, blocks })
const letters = (count: number) => ['A', 'B', 'C', 'D', 'E', 'F', 'G'].slice(0, count)

describe('a title that counts', () => {
  it.each([
    ['en', 'Rollout in five steps', 'Rollout in four steps'],
    ['en', 'Five Steps to Launch', 'Four Steps to Launch'],
    ['en', 'Our 5 main risks', 'Our 4 main risks'],
    ['de', 'Die fünf größten Risiken', 'Die vier größten Risiken'],
    ['fr', 'Cinq raisons d’y croire', 'Quatre raisons d’y croire'],
    ['zh', '上线：五个步骤', '上线：四个步骤'],
    ['ko', '도입: 5단계', '도입: 4단계'],
    ['pl', 'Pięć kroków', 'Pięć kroków'],
    ['pl', 'Wdrożenie w 5 krokach', 'Wdrożenie w krokach'],
  ])('in %s counts what is left: “%s”, “%s”', (language, title, now) => {
    const before = shown(title, bullets(letters(5)))
    const after = shown(title, bullets(letters(4)))
    expect(recountedTitle(before, after, language)).toBe(now)
  })

  it('counts what was added', () => {
    const title = 'Rollout in five steps'
    const before = shown(title, steps(letters(5)))
    expect(recountedTitle(before, shown(title, steps(letters(6))), 'en')).toBe(
      'Rollout in six steps',
    )
  })

  it.each([
    ['Rollout in five steps', 'Rollout'],
    ['Our five risks', 'Our risks'],
    ['Five risks', 'Risks'],
  ])('counts no single thing: “%s”, “%s”', (title, now) => {
    const before = shown(title, bullets(letters(5)))
    expect(recountedTitle(before, shown(title, bullets(letters(1))), 'en')).toBe(now)
  })

  it('names the dates where fewer milestones are shown', () => {
    const title = 'Three milestones reached; next: Launch'
    const before = shown(title, timeline(['2021: A', '2022: B', '2023: C', '?2024: Launch']))
    const after = shown(title, timeline(['2021: A', '2023: C', '?2024: Launch']))
    expect(recountedTitle(before, after, 'en')).toBe('Key dates from 2021 to 2024')
  })

  it('stays where all milestones are shown in another form', () => {
    const title = 'Two milestones reached; next: Launch'
    const before = shown(title, timeline(['2021: A', '2022: B', '?2024: Launch']))
    expect(recountedTitle(before, shown(title, bullets(letters(3))), 'en')).toBe(title)
  })

  it.each([
    ['is a fact', 'Five years of growth'],
    ['was another before', 'Three risks'],
  ])('stays where its number %s', (_, title) => {
    const before = shown(title, bullets(letters(5)))
    expect(recountedTitle(before, shown(title, bullets(letters(4))), 'en')).toBe(title)
  })
})
