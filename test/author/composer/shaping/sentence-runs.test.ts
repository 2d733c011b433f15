import { describe, expect, test } from 'vitest'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { type Atom, emptyVector } from '../../../../src/author/composer/shaping/atom.ts'
import {
  joinSentences,
  sentenceRuns,
  shareRuns,
} from '../../../../src/author/composer/shaping/sentence-runs.ts'
import { growth, linear } from '../../../support/growth.ts'

function sentences(...texts: string[]): Atom[] {
  return texts.map((text, index) => ({
    index,
    kind: 'sentence',
    text: mapVerbatim(text, index * 1000),
    lead: 0,
    more: [],
    children: [],
    score: 0.5,
    vector: emptyVector,
  }))
}

function runsOf(...texts: string[]) {
  return sentenceRuns(sentences(...texts), 'en').map(({ atoms, least }) => [
    atoms.map((atom) => atom.text.text),
    least,
  ])
}

describe('a run of sentences', () => {
  test('goes on with what points back, which may be left out', () => {
    const [first, second] = ['The pump failed on Monday.', 'It had run for nine years.']
    expect(runsOf(first, second)).toEqual([[[first, second], 1]])
  })

  test('is never parted before a conjunction', () => {
    const [first, second] = ['Leakage fell in every zone.', 'But the target was missed by a mile.']
    expect(runsOf(first, second)).toEqual([[[first, second], 2]])
  })

  test('begins with a few words that a longer sentence spells out', () => {
    const first = 'The miss has a single cause.'
    const second =
      'Leakage in the central zone went up because the work on the main pipe was stopped for four months.'
    expect(runsOf(first, second)).toEqual([[[first, second], 2]])
  })

  test('ends where equally short sentences say one thing each', () => {
    expect(runsOf('Hire four drivers.', 'Renew the insurance in May.')).toHaveLength(2)
  })

  test('holds a question and its answer', () => {
    expect(runsOf('Who pays for the work?', 'The county pays for all of the work.')).toHaveLength(1)
  })

  test.each([
    [
      'fr',
      'On peut lire cette histoire de deux façons.',
      'La première est celle du prix.',
      'La seconde est moins confortable.',
    ],
    ['en', 'The boss named two things.', 'The first is time.', 'As for the second, nobody knows.'],
    ['en', 'She said: one, write it down.', 'Two, find a friend.', 'Three, never sign alone.'],
    ['ar', 'طرحت ثلاثة حلول.', 'أولها المنع التام.', 'وثانيها الاستزراع في الأقفاص.'],
    ['es', 'Hay dos motivos.', 'El primero es el dinero.', 'El segundo es el tiempo.'],
  ])('holds what counts on and what announces it (%s)', (language, ...texts) => {
    const [run, ...others] = sentenceRuns(sentences(...texts), language)
    expect(others).toEqual([])
    expect(run?.least).toBe(3)
  })

  test.each([
    ['en', 'The pump failed on Monday.', 'In two weeks we open.'],
    ['en', 'The pump failed on Monday.', 'First class passengers wait.'],
    ['fr', 'La pompe est en panne.', 'Dans deux semaines, on ouvre.'],
  ])('is not made by what only counts things (%s)', (language, ...texts) => {
    expect(sentenceRuns(sentences(...texts), language)).toHaveLength(2)
  })

  test('are told in time that grows with the signs behind a colon', () => {
    const counting = (size: number) =>
      sentences('The first is here.', 'The second is gone.', `It costs ${':：'.repeat(size)}9.`)
    expect(growth(counting, (atoms) => sentenceRuns(atoms, 'en'), 500)).toBeLessThan(linear)
  })

  test('holds brackets that several sentences stand in', () => {
    expect(runsOf('(Version 1 gave another figure.', 'Anna found the error.)')).toHaveLength(1)
  })
})

describe('runs shared out over slides', () => {
  const long = (name: string) => `${name} ${'word '.repeat(20)}ends.`

  test('are of nearly equal length, in order', () => {
    const runs = sentenceRuns(sentences(...['A', 'B', 'C', 'D'].map(long)), 'en')
    const shares = shareRuns(runs, 2).map((share) => share.map(({ atoms }) => atoms[0]?.index))
    expect(shares).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  test('begin with a paragraph where that is near', () => {
    const atoms = sentences(
      ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `${name} says so many words here.`),
    )
    const opening = atoms.map((atom, index) =>
      index === 4 ? { ...atom, opens: true as const } : atom,
    )
    const shares = shareRuns(sentenceRuns(opening, 'en'), 2)
    expect(shares.map((share) => share.length)).toEqual([4, 2])
  })

  test('are parted where there are to be more slides than runs', () => {
    const runs = sentenceRuns(sentences('The pump failed.', 'It had run for years.'), 'en')
    expect(shareRuns(runs, 2)).toHaveLength(2)
  })
})

test('sentences in scripts without spaces stand without one between them', () => {
  expect(joinSentences(['図書館は閉まっていた。', '駅まで歩いた。'])).toBe(
    '図書館は閉まっていた。駅まで歩いた。',
  )
  expect(joinSentences(['We left.', 'It rained.'])).toBe('We left. It rained.')
})

test('lines that nothing ends are parted where they stand together', () => {
  expect(joinSentences(['10月に支店を開設', '12月に20人を採用'])).toBe(
    '10月に支店を開設。12月に20人を採用',
  )
  expect(joinSentences(['Open on Sundays', 'Closed in June'])).toBe(
    'Open on Sundays; Closed in June',
  )
  expect(joinSentences(['Open on Sundays.', 'Closed in June.'])).toBe(
    'Open on Sundays. Closed in June.',
  )
})
