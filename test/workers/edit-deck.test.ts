import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import type { Slide } from '../../src/deck/slide.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { createWorkerPool, type WorkerPool } from '../../src/workers/worker-pool.ts'
import {
  agenda,
  bullets,
  bulletsSlide,
  chart,
  comparison,
  deck,
  quoteSlide,
  slide,
  stats,
  stepsSlide,
  timeline,
  titleSlide,
} from '../support/decks.ts'
import { editWith, shownOn, slideOf } from '../support/edit-steps.ts'

const review = deck(
  { title: 'Review' },
  titleSlide('Review'),
  bulletsSlide('Costs', ['Rent: $500', 'Food: $700', 'Fuel: $200']),
  quoteSlide('Said', 'So it goes'),
)
const sentence = 'The carrier registers and uploads its insurance certificate before the first load'
const longList = (count: number) =>
  bullets(Array.from({ length: count }, (_, index) => `${sentence}, number ${index + 1}`))

describe('steps of an edit', () => {
  it('that delete slides are told together, by the numbers that the caller sees', async () => {
    const { result } = await editWith(review, [
      { op: 'delete_slide', slideId: 'slide-2' },
      { op: 'delete_slide', slideId: 'slide-3' },
    ])
    expect(result.summaries).toEqual(['Deleted slides 2 and 3.'])
  })

  it('are told by the numbers that slides had before them, whatever has left', async () => {
    const { result } = await editWith(review, [
      { op: 'delete_slide', slideId: 'slide-2' },
      { op: 'set_slide_title', slideId: 'slide-3', title: 'On slide 2' },
      { request: 'convert_slide', slideId: 'slide-3', to: 'chart' },
    ])
    expect(result.summaries).toEqual(['Deleted slide 2.', 'Renamed slide 3 to “On slide 2”.'])
    expect(result.warnings.join()).toContain('Slide 3 stays as it is')
  })

  it('are for a slide that one before has added, by the id that it was given', async () => {
    const { after } = await editWith(review, [
      { request: 'add_slide', title: 'Plan', position: 1, newSlideId: 'the-new-one' },
      {
        op: 'set_style',
        slideId: 'the-new-one',
        at: { part: 'title' },
        style: { align: 'center' },
      },
    ])
    expect(after.slides[1]).toMatchObject({
      id: 'the-new-one',
      variants: [{ title: 'Plan', titleStyle: { align: 'center' } }],
    })
  })

  it('are taken in order, each on what those before it have left', async () => {
    const { result, after } = await editWith(review, [
      { op: 'move_slide', slideId: 'slide-2', position: 2 },
      { request: 'convert_slide', slideId: 'slide-2', to: 'chart' },
      { op: 'delete_slide', slideId: 'slide-3' },
    ])
    expect(result.summaries).toEqual([
      'Moved slide 2 to position 3.',
      'Turned slide 2 into a chart.',
      'Deleted slide 3.',
    ])
    expect(after.slides.map((one) => one.id)).toEqual(['slide-1', 'slide-2'])
    expect(shownOn(after, 2).layout).toBe('chart')
  })

  it('end before a question', async () => {
    const question = { request: 'clarify' as const, question: 'Which one?', options: ['A', 'B'] }
    const { result } = await editWith(review, [
      { op: 'set_notes', slideId: 'slide-1', notes: 'Hello' },
      question,
      { op: 'delete_slide', slideId: 'slide-3' },
    ])
    expect(result.clarify).toEqual(question)
    expect(result.operations).toHaveLength(1)
  })

  it('that are for others are handed on', async () => {
    const decline = { request: 'decline' as const, reason: 'unsupported' as const, sentence: 'No.' }
    const { result } = await editWith(review, [
      { request: 'export', formats: ['pdf', 'ppt'] },
      { request: 'export', formats: ['pdf', 'link'] },
      decline,
    ])
    expect(result).toMatchObject({
      operations: [],
      summaries: [],
      exports: ['pdf', 'ppt', 'link'],
      declined: [decline],
    })
    expect((await editWith(review, [{ request: 'undo', count: 2 }])).result.undo).toBe(2)
    const restore = { request: 'restore_revision' as const, revision: 7 }
    expect((await editWith(review, [restore])).result.restore).toBe(7)
  })

  it('need a model for a translation, and name the setting', async () => {
    const { result } = await editWith(review, [{ request: 'translate', language: 'fr' }])
    expect(result.declined).toEqual([
      {
        request: 'decline',
        reason: 'needs_model',
        sentence: 'Translation into French needs a language model: LLM_MODEL is not set.',
      },
    ])
  })

  it('take back as many changes as all of them say', async () => {
    const undo = (count: number) => ({ request: 'undo' as const, count })
    const { result } = await editWith(review, [undo(1), undo(2)])
    expect(result.undo).toBe(3)
  })

  it('change nothing when one does not fit the deck', async () => {
    const { result } = await editWith(review, [
      { op: 'delete_slide', slideId: 'slide-1' },
      { op: 'delete_slide', slideId: 'slide-9' },
    ])
    expect(result).toMatchObject({
      operations: [],
      summaries: [],
      refused: 'There is no slide slide-9 in this presentation.',
    })
  })

  it('write notes of what a slide says', async () => {
    const { after } = await editWith(review, [{ request: 'write_notes', slideId: 'slide-3' }])
    expect(slideOf(after, 3).notes).toContain('So it goes')
  })

  it('name the slides that were written, without copies and without those that are gone', async () => {
    const written = { ...bulletsSlide('New', ['One']), id: 'written' }
    const gone = { ...bulletsSlide('Gone', ['One']), id: 'gone' }
    const { result } = await editWith(review, [
      { op: 'insert_slide', slide: written },
      { op: 'insert_slide', slide: gone },
      { op: 'delete_slide', slideId: 'gone' },
      { op: 'duplicate_slide', slideId: 'slide-2', newSlideId: 'copy' },
    ])
    expect(result.insertedSlideIds).toEqual(['written'])
  })
})

describe('what an edit speaks of', () => {
  const planned = deck(
    { title: 'Plan' },
    slide('agenda', 'Agenda', [agenda(['Costs > slide-2', 'Said > slide-3'])]),
    bulletsSlide('Costs', ['Rent: $500', 'Food: $700']),
    quoteSlide('Said', 'So it goes'),
  )

  it('is the slide that it names, without the agenda that is kept in step', async () => {
    const rename: Operation = { op: 'set_slide_title', slideId: 'slide-3', title: 'Voices' }
    const { result, after } = await editWith(planned, [rename])
    expect(JSON.stringify(slideOf(after, 1))).toContain('Voices')
    expect(result.spokenOf).toEqual({ slideIds: ['slide-3'], reducedSlideIds: [] })
  })

  it('says which slides it added, and how', async () => {
    const { result } = await editWith(planned, [
      { op: 'insert_slide', slide: { ...bulletsSlide('New', ['Text']), id: 'new' } },
      { op: 'duplicate_slide', slideId: 'slide-2', newSlideId: 'copy' },
      { op: 'duplicate_slide', slideId: 'slide-2', newSlideId: 'gone' },
      { op: 'delete_slide', slideId: 'gone' },
      { op: 'set_slide_title', slideId: 'slide-3', title: 'Voices' },
    ])
    expect(result.spokenOf.added).toEqual([
      { slideId: 'new', by: 'inserting' },
      { slideId: 'copy', by: 'copying' },
    ])
  })

  it('is nothing when the slide is gone', async () => {
    const { result } = await editWith(planned, [{ op: 'delete_slide', slideId: 'slide-3' }])
    expect(result.spokenOf).toEqual({ slideIds: [], reducedSlideIds: [] })
  })

  it('is no slide that fitting split off', async () => {
    const grow: Operation = { op: 'update_block', slideId: 'slide-2', block: longList(14) }
    const { result } = await editWith(review, [grow])
    expect(result.spokenOf).toEqual({ slideIds: ['slide-2'], reducedSlideIds: [] })
  })

  it('is a slide from which only something was taken', async () => {
    const { result } = await editWith(review, [
      { op: 'set_notes', slideId: 'slide-1', notes: 'Hello' },
      { op: 'set_notes', slideId: 'slide-2', notes: 'Hello' },
      { op: 'set_notes', slideId: 'slide-2', notes: null },
      { op: 'set_notes', slideId: 'slide-3', notes: null },
    ])
    expect(result.spokenOf).toEqual({
      slideIds: ['slide-1', 'slide-2', 'slide-3'],
      reducedSlideIds: ['slide-3'],
    })
  })
})

describe('an edit that no longer fits', () => {
  const grow: Operation = { op: 'update_block', slideId: 'slide-2', block: longList(14) }

  it('adds its split in the same batch', async () => {
    const { result, after } = await editWith(review, [grow])
    expect(after.slides.length).toBeGreaterThan(review.slides.length)
    expect(result.operations.map((one) => one.op)).toContain('insert_slide')
    expect(result.summaries.join(' ')).toContain('Slide 2 no longer fit')
    expect(shownOn(after, 3).title).toBe('Costs (2)')
    const { deck: applied, inverse } = applyOperations(review, result.operations)
    expect(applyOperations(applied, inverse).deck).toEqual(review)
  })

  it('puts into the notes what goes beyond three further slides', async () => {
    const { result, after } = await editWith(review, [{ ...grow, block: longList(80) }])
    expect(after.slides.length).toBe(review.slides.length + 3)
    expect(result.warnings.join()).toContain('stands in its notes')
    const text = JSON.stringify(after)
    for (const number of [1, 40, 80]) expect(text).toContain(`number ${number}"`)
  })

  it('leaves slides alone that it does not touch', async () => {
    const overfull = deck({}, ...review.slides, bulletsSlide('Overfull', ['x']))
    const crowded = {
      ...overfull,
      slides: overfull.slides.with(3, {
        ...slideOf(overfull, 4),
        variants: [{ layout: 'bullets' as const, title: 'Overfull', blocks: [longList(30)] }],
      }),
    }
    const { after } = await editWith(crowded, [
      { op: 'set_notes', slideId: 'slide-1', notes: 'Hello' },
    ])
    expect(after.slides.slice(1)).toEqual(crowded.slides.slice(1))
  })

  it('is one of the theme as well, which every slide is fitted to', async () => {
    const full = deck({}, bulletsSlide('Full', []), bulletsSlide('Costs', ['Rent']))
    const slides = full.slides.with(0, {
      ...slideOf(full, 1),
      variants: [{ layout: 'bullets' as const, title: 'Full', blocks: [longList(20)] }],
    })
    const other = systemThemes.find((theme) => theme.name === 'Marquee')
    const { after } = await editWith({ ...full, slides }, [
      { op: 'set_theme', themeId: other?.id ?? '' },
    ])
    expect(after.slides.length).toBeGreaterThan(2)
    expect(after.slides.at(-1)).toEqual(full.slides[1])
  })
})

describe('slides that are merged', () => {
  const merge = (...slideIds: string[]): Operation[] => [{ op: 'merge_slides', slideIds }]

  it('stay one slide, as a list where no layout shows their contents together', async () => {
    const before = deck({}, stepsSlide('Onboarding', ['Open: the door']), review.slides[1] as Slide)
    const { after } = await editWith(before, merge('slide-1', 'slide-2'))
    expect(after.slides).toHaveLength(1)
    expect(shownOn(after, 1)).toMatchObject({
      layout: 'bullets',
      blocks: [{ items: [{ text: 'Open: the door' }, { text: 'Rent: $500' }, {}, {}] }],
    })
  })

  it('are called after all of them', async () => {
    const before = deck({}, bulletsSlide('Costs', ['Fuel']), bulletsSlide('Risks', ['Rain']))
    const { after } = await editWith(before, merge('slide-1', 'slide-2'))
    expect(shownOn(after, 1).title).toBe('Costs and Risks')
  })

  it('say nothing twice, and stay as the first is shown where that says all', async () => {
    const events = ['May 2026: The port opens, 22% fewer errors', 'June 2026: The first ship']
    const before = deck(
      {},
      slide('timeline', 'What happened', [timeline(events)]),
      slide('big-number', 'Fewer errors', [
        stats({ figure: '22%', label: 'fewer errors, the port opens' }),
      ]),
    )
    const { after } = await editWith(before, merge('slide-1', 'slide-2'))
    expect(shownOn(after, 1)).toMatchObject({
      layout: 'timeline',
      title: 'What happened and fewer errors',
      blocks: [{ kind: 'timeline', items: [{}, {}] }],
    })
  })

  it('stay numbered where one goes on with a slide that is left', async () => {
    const before = deck(
      {},
      bulletsSlide('Costs', ['Fuel']),
      bulletsSlide('Costs (2)', ['Rent']),
      bulletsSlide('More costs', ['Staff']),
    )
    const { after } = await editWith(before, merge('slide-2', 'slide-3'))
    expect(shownOn(after, 2).title).toBe('Costs (2)')
  })

  it('have a title that is too long for that of both as the heading of its part', async () => {
    const [first, second] = [
      'Revenue grew by eighteen percent because fuel prices fell',
      'Churn fell to the lowest value ever',
    ]
    const before = deck(
      {},
      bulletsSlide(first, ['Fuel', 'Rent']),
      bulletsSlide(second, ['Support']),
    )
    const { after } = await editWith(before, merge('slide-1', 'slide-2'))
    expect(shownOn(after, 1)).toMatchObject({
      title: first,
      blocks: [
        {
          items: [
            { text: 'Fuel', level: 0 },
            { text: 'Rent', level: 0 },
            { text: second, level: 0 },
            { text: 'Support', level: 1 },
          ],
        },
      ],
    })
  })

  it('have two columns in lines that can be read', async () => {
    const sides = comparison(['Build', 'Buy'], {
      Time: ['9 months', '10 weeks'],
      Cost: ['1M', '2M'],
    })
    const before = deck({}, slide('comparison', 'Options', [sides]), review.slides[1] as Slide)
    const { after } = await editWith(before, merge('slide-1', 'slide-2'))
    expect(shownOn(after, 1).blocks).toMatchObject([
      {
        kind: 'bullets',
        items: [{ text: 'Build: 9 months; 1M' }, { text: 'Buy: 10 weeks; 2M' }, {}, {}, {}],
      },
    ])
  })

  it('are refused by the numbers that they had', async () => {
    const values = chart('bar', ['A', 'B'], { Sales: [1, 2] })
    const before = deck({}, slide('chart', 'Sales', [values]), ...review.slides)
    const { result } = await editWith(before, merge('slide-3', 'slide-1'))
    expect(result.refused).toContain('Slides 3 and 1 hold more')
  })

  it('stay as they are where one of them is a chart and needs a slide of its own', async () => {
    const values = chart('bar', ['A', 'B'], { Sales: [1, 2] })
    const before = deck({}, review.slides[1] as Slide, slide('chart', 'Sales', [values]))
    const { result } = await editWith(before, [
      ...merge('slide-1', 'slide-2'),
      { op: 'set_slide_title', slideId: 'slide-1', title: 'Both' },
    ])
    expect(result).toMatchObject({
      operations: [],
      refused: 'Slides 1 and 2 hold more than one slide can show, so they cannot be merged.',
    })
  })

  it('are left out of an instruction alone, with what was to become of them', async () => {
    const values = chart('bar', ['A', 'B'], { Sales: [1, 2] })
    const before = deck({}, slide('chart', 'Sales', [values]), ...review.slides)
    const merged = merge('slide-1', 'slide-3')
    const called = { op: 'set_slide_title' as const, slideId: 'slide-1', title: 'Both' }
    const other = { op: 'set_slide_title' as const, slideId: 'slide-4', title: 'Kept' }
    for (const steps of [
      [...merged, called, other],
      [other, ...merged, called],
    ]) {
      const { result } = await editWith(before, steps, { isInWords: true })
      expect(result.operations).toEqual([other])
      expect(result.summaries).toEqual(['Renamed slide 4 to “Kept”.'])
      expect(result.declined).toMatchObject([
        { sentence: 'Slides 1 and 3 hold more than one slide can show, so they cannot be merged.' },
      ])
    }
  })

  it('are set small rather than divided again', async () => {
    const before = deck(
      {},
      slide('bullets', 'Costs', [longList(5)]),
      slide('bullets', 'Risks', [longList(3)]),
    )
    const { after } = await editWith(before, merge('slide-1', 'slide-2'))
    expect(after.slides).toHaveLength(1)
  })
})

describe('a slide that is split', () => {
  it('goes on under a title that says so', async () => {
    const { after } = await editWith(review, [
      { op: 'split_slide', slideId: 'slide-2', newSlideId: 'more' },
    ])
    expect(after.slides.map((_, index) => shownOn(after, index + 1).title)).toEqual([
      'Review',
      'Costs',
      'Costs (2)',
      'Said',
    ])
  })
})

describe('a slide that is left with its title alone', () => {
  it('is warned about', async () => {
    const { result } = await editWith(review, [
      { op: 'delete_block', slideId: 'slide-2', blockId: 'bullets' },
    ])
    expect(result.warnings).toEqual(['Slide 2 shows nothing but its title now.'])
  })

  it('is not when it was so before, or is a section', async () => {
    const blank = deck({}, bulletsSlide('Costs', []), titleSlide('Review'))
    const emptied = { ...blank, slides: [slide('bullets', 'Costs', []), ...blank.slides.slice(1)] }
    const { result } = await editWith(emptied, [
      { op: 'set_slide_title', slideId: 'slide', title: 'More' },
      { op: 'insert_slide', slide: { ...slide('section', 'Part', []), id: 'part' } },
    ])
    expect(result.warnings).toEqual([])
  })
})

describe('in a worker thread', () => {
  let pool: WorkerPool
  beforeAll(async () => {
    pool = await createWorkerPool({ threads: 1 })
  })
  afterAll(() => pool.close())

  const task = { deck: review, themes: [], sources: {}, notesBefore: {}, untitled: false }

  it('does the same', async () => {
    const steps = [{ request: 'convert_slide' as const, slideId: 'slide-2', to: 'table' as const }]
    const result = await pool.edit({ ...task, steps })
    expect(result.operations).toEqual((await editWith(review, steps)).result.operations)
  })

  it('stops at once when it is aborted', async () => {
    const controller = new AbortController()
    const steps = Array.from({ length: 50 }, () => ({
      request: 'add_picture' as const,
      slideId: 'slide-2',
    }))
    const running = pool.edit({ ...task, steps }, controller.signal)
    controller.abort()
    await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  })
})
