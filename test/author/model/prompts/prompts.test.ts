import { describe, expect, it } from 'vitest'
import { wordCount } from '../../../../src/author/composer/language/script.ts'
import {
  digestPrompt,
  digestPromptVersion,
} from '../../../../src/author/model/prompts/digest-prompt.ts'
import {
  outlineExample,
  outlinePrompt,
  outlinePromptVersion,
  outlineQuestion,
} from '../../../../src/author/model/prompts/outline-prompt.ts'
import { slideExamples } from '../../../../src/author/model/prompts/slide-examples.ts'
import {
  slidePrompt,
  slidePromptVersion,
  slideQuestion,
} from '../../../../src/author/model/prompts/slide-prompt.ts'
import {
  transcriptExample,
  transcriptPrompt,
  transcriptPromptVersion,
} from '../../../../src/author/model/prompts/transcript-prompt.ts'
import { reviewSlide } from '../../../../src/author/model/review-slide.ts'
import { reviewTranscript } from '../../../../src/author/model/review-transcript.ts'
import { slideTexts } from '../../../../src/author/model/slide-texts.ts'
import {
  outlineSchema,
  type SlideForm,
  slideSchemas,
} from '../../../../src/author/model/written-slide.ts'
import { facts } from '../../../support/models/facts.ts'

const forms = Object.keys(slideSchemas) as SlideForm[]
const wishes = { language: 'German', instructions: 'Write for nurses.', title: 'Night bus' }

/** At most 1,500 tokens; English prose with JSON has more than 3.5 characters a token. */
const mostCharacters = 1_500 * 3.5

const prompts: [string, string][] = [
  ['outline', outlinePrompt],
  ['digest', digestPrompt],
  ['transcript', transcriptPrompt],
  ...forms.map((form): [string, string] => [`slide of ${form}`, slidePrompt(form)]),
]

describe.each(prompts)('the prompt of a %s', (_name, prompt) => {
  it('is short enough for a small model', () => {
    expect(prompt.length).toBeLessThan(mostCharacters)
  })

  it('says that what it is given is data, and that JSON alone is the answer', () => {
    expect(prompt).toContain('no orders')
    expect(prompt).toMatch(/one JSON object/)
  })
})

it('has a version for each question', () => {
  for (const version of [
    outlinePromptVersion,
    digestPromptVersion,
    slidePromptVersion,
    transcriptPromptVersion,
  ])
    expect(version).toBeGreaterThan(0)
})

describe.each(forms)('the example of %s', (form) => {
  const example = slideExamples[form]

  it('has exactly the fields of the form', () => {
    const { form: shown, ...answer } = example.slide
    expect(shown).toBe(form)
    expect(Object.keys(answer).toSorted()).toEqual(Object.keys(slideSchemas[form].shape).toSorted())
    expect(slideSchemas[form].safeParse(answer).success).toBe(true)
    expect(slidePrompt(form)).toContain(JSON.stringify(answer))
  })

  it('passes our own checks', () => {
    const review = reviewSlide(
      {
        written: example.slide,
        facts: facts(...example.facts),
        further: [],
        planned: [],
        language: 'en',
        sourceLanguage: 'en',
        mayAdd: false,
        inputId: 'input',
      },
      () => 'id',
    )
    expect('problems' in review ? review.problems : []).toEqual([])
  })

  it('is as long as a slide and its notes are to be', () => {
    const words = (...places: string[]) =>
      slideTexts(example.slide)
        .filter(({ place }) => places.includes(place))
        .reduce((sum, { text }) => sum + wordCount(text), 0)
    expect(words('title')).toBeLessThanOrEqual(12)
    expect(words('title', 'content', 'quote', 'caption')).toBeLessThanOrEqual(50)
    expect(words('notes')).toBeGreaterThanOrEqual(30)
    expect(words('notes')).toBeLessThanOrEqual(90)
  })
})

it('has an example of a plan in the form of one, of facts that its source has', () => {
  const { source, plan } = outlineExample
  expect(outlineSchema.safeParse(plan).success).toBe(true)
  const known = [...source.matchAll(/^\[(\d+)\]/gmu)].map(([, number]) => Number(number))
  const used = plan.slides.flatMap(({ facts: numbers }) => numbers)
  expect(new Set(used).size).toBe(used.length)
  for (const number of used) expect(known).toContain(number)
  expect(plan.slides.at(-1)?.form).toBe('closing')
})

it('has an example of a transcript that passes our own checks', () => {
  const { slide, source, transcript } = transcriptExample
  expect(reviewTranscript({ transcript, sources: [slide, source], language: 'en' })).toEqual([])
  expect(wordCount(transcript)).toBeGreaterThanOrEqual(60)
  expect(wordCount(transcript)).toBeLessThanOrEqual(150)
})

describe('a question', () => {
  const outline = {
    wishes,
    least: 5,
    most: 9,
    suited: 6,
    hasCover: true,
    sourceTitle: 'Trial',
    imprint: ['Ana Prado'],
    facts: '[1] It ran.',
    existing: '',
  }

  it('for a plan has the wishes, the count, the source, and what the deck says already', () => {
    const asked = outlineQuestion({ ...outline, existing: '- Fuel costs 22,000 euros' })
    for (const part of [
      'German',
      'Write for nurses.',
      '5 to 9',
      'Trial',
      'Ana Prado',
      '[1] It ran.',
    ])
      expect(asked).toContain(part)
    expect(asked).toContain('- Fuel costs 22,000 euros')
    expect(outlineQuestion(outline)).not.toContain('already')
  })

  it('for a slide has the wishes, its plan, its facts and the titles of the others', () => {
    const asked = slideQuestion({
      wishes,
      others: ['One', 'Two'],
      title: 'It ran',
      point: 'A bus ran.',
      facts: '[2] It ran.',
      around: ['A bus of the city.'],
    })
    for (const part of [
      'German',
      'One | Two',
      'It ran',
      'A bus ran.',
      '[2] It ran.',
      '- A bus of the city.',
    ])
      expect(asked).toContain(part)
  })
})
