import { describe, expect, test } from 'vitest'
import {
  isTranscript,
  readTranscript,
} from '../../../../src/author/composer/reading/read-transcript.ts'
import { leftOutOf } from '../../../support/block-outline.ts'
import { outlineOf } from '../../../support/source-outline.ts'

const outline = (...lines: string[]) =>
  outlineOf(readTranscript(lines.join('\n'))).filter((block) => !block.startsWith('nowhere'))

const talk = [
  '[00:00:03] Maya: The city has refused the pier. [coughs]',
  '[00:00:21] Tomás: Yes, yes.',
  '[00:00:25] Bex: The fish market holds 3,500 people.',
  '[00:00:51] Maya: Then we go there.',
  '[00:00:58] Bex: 14,000 euros.',
]

describe('a transcript', () => {
  test('is read without times and stage directions', () => {
    expect(outline(...talk)).toEqual([
      'paragraph: Maya: The city has refused the pier.',
      'paragraph: Tomás: Yes, yes.',
      'paragraph: Bex: The fish market holds 3,500 people.',
      'paragraph: Maya: Then we go there.',
      'paragraph: Bex: 14,000 euros.',
    ])
  })

  test('has names that stand alone beside the time, with what they say on the next line', () => {
    const captions = talk.map((line) => line.replace(/^\[(.*)\] (\S+): /, '$1 $2\n'))
    expect(isTranscript(captions.join('\n\n'))).toBe(true)
    expect(outline(captions.join('\n\n'))).toEqual(outline(...talk))
  })

  test('names nobody where only one says something', () => {
    const lecture = talk.map((line) => line.replace('Bex', 'Maya'))
    expect(outline(...lecture)[1]).toBe('paragraph: The fish market holds 3,500 people.')
  })

  test('lists what it leaves out', () => {
    expect(leftOutOf(talk.join('\n'))).toEqual(['Tomás: Yes, yes.', '[coughs]'])
  })

  test('greets and thanks nobody', () => {
    const said = outline(
      '[00:00:01] Maya: Good morning, everybody. The pier is closed.',
      ...talk,
      '[00:01:10] Bex: Maya, thank you so much.',
    )
    expect(said[0]).toBe('paragraph: Maya: The pier is closed.')
    expect(said.at(-1)).toBe('paragraph: Bex: 14,000 euros.')
  })

  test.each([
    'Thanks to rain, harvests doubled.',
    'Best result: the night bus.',
  ])('keeps what only begins like a thank-you: %s', (said) => {
    expect(outline(...talk, `[00:01:10] Bex: ${said}`).at(-1)).toBe(`paragraph: Bex: ${said}`)
  })

  test('has on its cover what stands over it beside its title', () => {
    const said = outline('Harbour festival', 'Recorded on 9 April in the old mill', '', ...talk)
    expect(said.slice(0, 2)).toEqual([
      'heading 1: Harbour festival',
      'cover: Recorded on 9 April in the old mill',
    ])
  })

  test('keeps the title over it', () => {
    const opened = ['[00:00:01] Bex: Hello there!', ...talk]
    expect(outline('Harbour festival', '', ...opened).slice(0, 2)).toEqual([
      'heading 1: Harbour festival',
      'paragraph: Maya: The city has refused the pier.',
    ])
  })
})

describe('lines with times are a transcript', () => {
  const captions = ['0:00', '0:07', '0:15', '0:21', '0:40'].map(
    (time) => `${time} and so it went on`,
  )

  test('where people speak, or from the beginning of a recording', () => {
    expect(isTranscript(talk.join('\n'))).toBe(true)
    expect(isTranscript(captions.join('\n'))).toBe(true)
  })

  test('and not where they plan a day or are few', () => {
    const day = [
      '09:00 Arrival',
      '09:30 Keynote: rivers',
      '10:30 Break',
      '11:00 Workshop: floods',
      '12:30 Lunch',
    ]
    expect(isTranscript(day.join('\n'))).toBe(false)
    expect(isTranscript(talk.slice(0, 4).join('\n'))).toBe(false)
  })
})
