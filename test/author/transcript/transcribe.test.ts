import { describe, expect, test } from 'vitest'
import type { Composition } from '../../../src/author/compose.ts'
import { phrasesFor } from '../../../src/author/composer/language/phrases.ts'
import { languageNames, languageTag } from '../../../src/author/languages.ts'
import { spokenPhrases } from '../../../src/author/transcript/spoken-phrases.ts'
import { transcribe } from '../../../src/author/transcript/transcribe.ts'
import type { ImageBlock } from '../../../src/deck/blocks/image/schema.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import { composeText } from '../../support/compose-text.ts'
import { composedSample } from '../../support/composed-samples.ts'
import {
  bullets,
  bulletsSlide,
  cards,
  chart,
  code,
  comparison,
  deck,
  image,
  paragraph,
  quote,
  slide,
  stats,
  steps,
  titleSlide,
} from '../../support/decks.ts'
import { sampleNames, sampleText } from '../../support/samples.ts'

function spoken(of: Deck, sources: Record<string, string> = {}): string[] {
  const ids = of.slides.map((one) => one.id)
  return transcribe(of, ids, { notes: {}, sources }).map((one) => one.content)
}

/** The deck that a text was composed into, with what is said on its slides. */
function spokenText(text: string, { slides, language }: Composition) {
  const made = deck({ language }, ...slides)
  const contents = spoken(made, { input: text, [slides[0]?.sources[0]?.input ?? '']: text })
  return made.slides.map((one, index) => ({ slide: one, content: contents[index] ?? '' }))
}

/** What joins the last two things of a list. */
function and(language: string): string {
  return new Intl.ListFormat(language).format(['', '', ''])
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replaceAll('ı', 'i')
    .match(
      /\p{Nd}+|[\u3040-\u30ff\u3400-\u9fff]|(?:(?![\u3040-\u30ff\u3400-\u9fff])[\p{L}\p{M}])+/gu,
    ) ?? []

describe('a transcript', () => {
  test('says the sentences that a slide was made of, once, in their order', () => {
    const summary = spokenText(
      sampleText('quarterly-review.md'),
      composedSample('quarterly-review.md'),
    ).find((one) => chosenVariant(one.slide).title === 'Summary')
    expect(summary?.content).toBe(
      'Next: Summary. Revenue grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million. ' +
        'Gross margin improved from 31.2% to 34.5% because the Rotterdam hub reached full automation in July. ' +
        'Customer churn fell to 2.1%, the lowest since 2021. ' +
        'Two risks remain open: fuel prices and the delayed customs integration in Turkey.',
    )
  })

  test('leads up to a list of words instead of reading it out', () => {
    expect(spoken(deck({}, bulletsSlide('Gains', ['Speed', 'Calm', 'Trust'])))).toEqual([
      'Let’s turn to the next topic: Gains. These are the points: Speed, Calm, and Trust.',
    ])
  })

  test('reads a value on into its label', () => {
    const figures = stats({ figure: '97%', label: 'of requests failed', order: 'value-first' })
    expect(spoken(deck({}, slide('big-number', 'Outage', [figures])))).toEqual([
      'Let’s turn to the next topic: Outage. 97% of requests failed.',
    ])
  })

  test('says what the notes add, and not twice what the slide says', () => {
    const gains = bulletsSlide('Gains', ['Trust grew.'], {
      notes: 'Trust grew.\nTo add: It fell in May, though.',
    })
    expect(spoken(deck({}, gains))).toEqual([
      'Let’s turn to the next topic: Gains. Trust grew. It fell in May, though.',
    ])
  })

  test('keeps the line that names the sources', () => {
    const gains = bulletsSlide('Gains', ['Trust grew.'], { notes: 'Sources: Smith 2020; Ito 2021' })
    expect(spoken(deck({}, gains))[0]?.split('\n')).toEqual([
      'Let’s turn to the next topic: Gains. Trust grew.',
      'Sources: Smith 2020; Ito 2021',
    ])
  })

  test('is made of the notes it is given instead of the slide’s', () => {
    const gains = bulletsSlide('Gains', ['Trust grew.'], { notes: 'An old transcript.' })
    const made = deck({}, gains)
    const [one] = transcribe(made, ['slide-1'], { notes: { 'slide-1': 'It fell.' }, sources: {} })
    expect(one?.content).toBe('Let’s turn to the next topic: Gains. Trust grew. It fell.')
  })

  test('puts steps, quotations, comparisons and figures into sentences', () => {
    const contents = spoken(
      deck(
        { title: 'Review' },
        titleSlide('Review'),
        slide('steps', 'Onboarding', [
          steps(['Register: papers', 'Check: two days', 'Go: a load']),
        ]),
        slide('quote', 'Voices', [quote('We stopped calling.', 'Ann', 'Halden Foods')]),
        slide('comparison', 'Options', [
          comparison(['Build', 'Buy'], { Time: ['9 months', '10 weeks'] }),
        ]),
        slide('stats', 'Quarter', [
          stats({ figure: '$42.6M', label: 'Revenue' }, { figure: '2.1%', label: 'Churn' }),
        ]),
      ),
    )
    expect(contents).toEqual([
      'Welcome. Today’s topic: Review.',
      'Next: Onboarding. First: Register: papers. Then: Check: two days. Finally: Go: a load.',
      'The next point: Voices. Ann, Halden Foods: “We stopped calling.”',
      'Let’s turn to the next topic: Options. Side by side: Build and Buy. Build: Time, 9 months. Buy: Time, 10 weeks.',
      'Next: Quarter. These are the key figures: Revenue, $42.6M; Churn, 2.1%.',
    ])
  })

  test('says a quotation whole and once, where the slide has room for its beginning only', () => {
    const beginning = 'The lifts are slow. The corridors are long. One…'
    const rest = 'One list would do.'
    const source = `${beginning.slice(0, -4)}${rest}`
    const line = {
      text: `“${beginning}” — Tom Byrne, head porter`,
      sources: [{ input: 'a', start: 0, end: source.length }],
    }
    const voices = slide('paragraph', 'Voices', [{ ...paragraph(''), paragraphs: [line] }], {
      notes: source,
    })
    expect(spoken(deck({}, voices), { a: source })).toEqual([
      'Let’s turn to the next topic: Voices. Tom Byrne, head porter: “The lifts are slow. The corridors are long. One list would do.”',
    ])
  })

  test('says a sentence of the notes once, whose beginning the slide shows under a head', () => {
    const queues = slide(
      'cards',
      'Queues',
      [cards({ head: 'Back pressure', text: 'A long queue fills the memory' })],
      { notes: 'A long queue fills the memory, and every answer is slow.' },
    )
    expect(spoken(deck({}, queues))).toEqual([
      'Let’s turn to the next topic: Queues. Back pressure: A long queue fills the memory, and every answer is slow.',
    ])
  })

  test('says a title once that is the last sentence of what the slide was made of', () => {
    const dates = bulletsSlide('Nine in ten arrive', ['Order.', 'Wait.', 'Nine in ten arrive.'])
    expect(spoken(deck({}, dates))).toEqual([
      'Let’s turn to the next topic: Nine in ten arrive. Order. Wait.',
    ])
  })

  test('says what a chart shows and its ends, not every value', () => {
    const [content] = spoken(
      deck(
        {},
        slide('chart', 'Staff takes most', [
          chart('bar', ['Staff', 'Fuel', 'Rent'], { '': [46, 29, 25] }),
        ]),
      ),
    )
    expect(content).toBe(
      'The chart shows: Staff takes most. The highest value: Staff, 46; the lowest value: Rent, 25.',
    )
  })

  test('does not read code aloud', () => {
    const [content] = spoken(deck({}, slide('code', 'Usage', [code('const x = 1')])))
    expect(content).toBe('Let’s turn to the next topic: Usage. The slide shows an example in code.')
  })

  test('takes the subject from the title slide when nobody gave the deck a title', () => {
    const made = deck({ title: 'Untitled' }, titleSlide('Untitled', 'Third quarter'))
    const material = { notes: {}, sources: {}, untitled: true }
    const [one] = transcribe(made, ['slide-1'], material)
    expect(one?.content).toBe('Welcome. Today’s topic: Third quarter.')
  })

  test('is never empty, not even for a slide without a word', () => {
    expect(spoken(deck({ title: 'Review' }, slide('bullets', ' ', [])))).toEqual(['Review.'])
  })

  test('is made only of the slides asked for', () => {
    const made = deck({}, bulletsSlide('A', ['x']), bulletsSlide('B', ['y']))
    const contents = transcribe(made, ['slide-2'], { notes: {}, sources: {} })
    expect(contents.map((one) => one.slideId)).toEqual(['slide-2'])
  })

  test.each(
    languageNames.map((name) => [name, languageTag(name)]),
  )('in %s has its own words between those of the slide', (name, language) => {
    const made = deck(
      { language, title: '7' },
      titleSlide('7'),
      slide('steps', '8', [steps(['1: 11', '2: 22', '3: 33'])]),
      slide('bullets', '9', [bullets(['44', '55', '66'])]),
    )
    const contents = spoken(made)
    expect(contents.every((content) => /\p{L}/u.test(content))).toBe(true)
    if (!name.startsWith('English')) expect(contents.join(' ')).not.toMatch(/Welcome|First/)
    for (const number of ['7', '8', '9', '11', '22', '33', '44', '55', '66'])
      expect(contents.join(' ')).toContain(number)
  })
})

describe('a slide is opened without a stutter', () => {
  const opened = (title: string, language = 'en', before = 0) => {
    const filler = Array.from({ length: before }, (_, index) => bulletsSlide(`${index}`, ['x.']))
    const made = deck({ language, title: 'Deck' }, ...filler, bulletsSlide(title, ['Zu tun.']))
    return spoken(made).at(-1)?.replace(' Zu tun.', '')
  }

  test('where each of the phrases would say a word of the title twice, by the title alone', () => {
    for (const before of [0, 1, 2]) expect(opened('Next steps', 'en', before)).toBe('Next steps.')
  })

  test('by the phrase whose turn it is where that has other words than the title', () => {
    expect([0, 1, 2].map((before) => opened('Our harbour', 'en', before))).toEqual([
      'Let’s turn to the next topic: Our harbour.',
      'Next: Our harbour.',
      'The next point: Our harbour.',
    ])
  })

  test('in whatever form the word is', () => {
    expect(opened('Nächste Schritte', 'de')).toBe('Weiter geht es mit: Nächste Schritte.')
    expect(opened('Puntos de contacto', 'es', 2)).toBe(
      'Pasemos al siguiente tema: Puntos de contacto.',
    )
  })

  test('in scripts without spaces too', () => {
    expect(opened('次のステップ', 'ja')).toMatch(/^続いて：次のステップ。/)
    expect(opened('다음 단계', 'ko')).toMatch(/^이어서 보겠습니다: 다음 단계\./)
  })

  test('though the word comes again further on in the title', () => {
    expect(opened('Four milestones are reached; next is Busan', 'en', 1)).toBe(
      'Next: Four milestones are reached; next is Busan.',
    )
  })

  test('a cover and a section too', () => {
    const welcome = titleSlide('Welcome to the harbour')
    const part = slide('section', 'Next parts', [])
    expect(spoken(deck({}, welcome, part))).toEqual(['Welcome to the harbour.', 'Next parts.'])
  })
})

describe('a picture is spoken of', () => {
  const source = '![Cranes over the quay](a.png) ![](team-photo-berlin-office.png)'
  const [cranes, team] = [
    { input: 'a', start: 0, end: 30 },
    { input: 'a', start: 31, end: source.length },
  ]
  const said = (options: Partial<ImageBlock>) =>
    spoken(deck({}, slide('image', 'Our port', [image('a', options)])), { a: source })[0]
  const silent = 'Let’s turn to the next topic: Our port.'

  test('in the words of its caption', () => {
    expect(said({ caption: 'Cranes over the quay', alt: 'Weekly' })).toBe(
      `${silent} The picture shows: Cranes over the quay.`,
    )
  })

  test('in the words that the text has for it', () => {
    expect(said({ alt: 'Cranes over the quay', sources: [cranes] })).toBe(
      `${silent} The picture shows: Cranes over the quay.`,
    )
  })

  test('in the sentence that describes it', () => {
    expect(said({ alt: 'Two cranes stand over the quay.' })).toBe(
      `${silent} The picture shows: Two cranes stand over the quay.`,
    )
  })

  test.each<[string, Partial<ImageBlock>]>([
    ['its file is named', { alt: 'Weekly' }],
    ['its file is named, in several words', { alt: 'Rotterdam warehouse at night' }],
    [
      'its file is named, where the text has it',
      { alt: 'Team photo berlin office', sources: [team] },
    ],
    ['one word is written', { caption: 'Weekly', alt: 'Weekly' }],
    ['a number is written', { caption: 'Figure 12', alt: 'Figure 12' }],
  ])('not by how %s', (_, options) => {
    expect(said(options)).toBe(silent)
  })
})

describe('a transcript of a slide that shows a picture', () => {
  test('is that of the slide it stands for', () => {
    const cover = titleSlide('The harbour', 'It runs itself')
    const picture = {
      ...cover.variants[0],
      layout: 'creative' as const,
      title: 'The harbour',
      blocks: [],
    }
    const shown = { ...cover, variants: [...cover.variants, picture], chosen: 1 }
    expect(spoken(deck({ title: 'The harbour' }, shown))).toEqual(
      spoken(deck({ title: 'The harbour' }, cover)),
    )
  })
})

describe('a transcript of any sample', () => {
  test.each(sampleNames)('of %s is whole sentences that add nothing to it', (name) => {
    const text = sampleText(name)
    const composition = composedSample(name)
    const { language } = composition
    const known = new Set(wordsOf(text))
    const own = wordsOf(
      JSON.stringify([spokenPhrases(language), phrasesFor(language).furthermore, and(language)]),
    )
    const contents = spokenText(text, composition)
    for (const { slide: one, content } of contents) {
      const said = new Set([...wordsOf(JSON.stringify(one)), ...known, ...own])
      // In Arabic and Thai "and" is written on to the next word.
      const isSaid = (word: string) => said.has(word) || said.has(word.replace(/^(?:و|และ)/u, ''))
      expect(wordsOf(content).filter((word) => !isSaid(word))).toEqual([])
      for (const line of content.split('\n'))
        if (!language.startsWith('th')) expect(line).toMatch(/[.!?…。！？।؟)"”»」]$|^[^.]*[:：]/u)
    }
  })

  test('is the same every time', () => {
    const text = sampleText('standup-notes.txt')
    const again = () => spokenText(text, composeText(text))
    expect(again()).toEqual(again())
  })
})
