import { describe, expect, test } from 'vitest'
import {
  isTranscript,
  readTranscript,
} from '../../../../src/author/composer/reading/read-transcript.ts'
import {
  recordedTurns,
  textsOfTurns,
} from '../../../../src/author/composer/reading/recorded-turns.ts'
import { leftOutOf } from '../../../support/block-outline.ts'
import { growth, linear } from '../../../support/growth.ts'
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
    expect(leftOutOf(talk.join('\n')).sort()).toEqual(['Tomás: Yes, yes.', '[coughs]'])
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

describe('who speaks, and when, may be written', () => {
  const said = [
    ['Maya Lund', 'The city has refused the pier.'],
    ['Bex Roe', 'The fish market holds 3,500 people.'],
    ['Maya Lund', 'Then we go there.'],
    ['Bex Roe', 'It costs 14,000 euros.'],
    ['Maya Lund', 'We pay that from the reserve.'],
  ] as const
  const expected = said.map(([name, words]) => `paragraph: ${name}: ${words}`)
  const written = (line: (name: string, words: string, time: string, at: number) => string) =>
    said.map(([name, words], at) => line(name, words, `0:0${at + 1}`, at)).join('\n\n')

  test.each([
    ['time alone over the name', written((name, words, time) => `[${time}]\n${name}: ${words}`)],
    ['time behind the name', written((name, words, time) => `${name}  ${time}\n${words}`)],
    ['name alone over the time', written((name, words, time) => `${name}\n${time}\n${words}`)],
    ['time in brackets', written((name, words, time) => `${name} (${time}): ${words}`)],
    ['a chat', written((name, words, time) => `14:0${time} From ${name} to Everyone: ${words}`)],
    [
      'captions with voices',
      `WEBVTT\n\n${written((name, words, time, at) => `${at}\n0${time}:00.000 --> 0${time}:04.000\n<v ${name}>${words.replace(' ', '\n')}</v>`)}`,
    ],
  ])('%s', (_, text) => {
    expect(outline(text)).toEqual(expected)
  })

  test('in brackets of their own, without times', () => {
    const text = [
      '【司会】新しい駅は本当に要りますか。',
      '【田中】冬の通学には駅が要ります。',
      '【司会】費用はいくらになりますか。',
      '【田中】費用は三億円になります。',
    ]
    expect(outline(text.join('\n\n'))).toContain('paragraph: 田中：費用は三億円になります。')
  })
})

test('paragraphs without a name are of who spoke last, a label in them among them', () => {
  const said = outline(...talk, '', 'Cost: gimbal ninety, phone none.', '', 'And a new pier.')
  expect(said.slice(-2)).toEqual([
    'paragraph: Cost: gimbal ninety, phone none.',
    'paragraph: And a new pier.',
  ])
})

test('sounds of hesitation are not said', () => {
  expect(outline(...talk, '[00:01:10] Bex: It took about, um, sixty uh days.').at(-1)).toBe(
    'paragraph: Bex: It took about, sixty days.',
  )
})

test('sounds in capitals are abbreviations, and the words of some language only hesitate between pauses', () => {
  const last = (words: string) => outline(...talk, `[00:01:10] Bex: ${words}`).at(-1)
  expect(last('She teaches at UH in Honolulu.')).toMatch(/at UH in Honolulu/)
  expect(last('UH is a good school.')).toMatch(/UH is a good school/)
  expect(last('HM the King came, hum the old song.')).toMatch(/HM the King came, hum the old song/)
})

describe('who speaks at a time may be', () => {
  const said = ['Dr. Lund', 'Ana Roe', 'Dr. Lund', 'Ana Roe', 'Dr. Lund'].map(
    (name, at) => [name, `Pier ${at} is closed to everybody now.`] as const,
  )
  const expected = said.map(([name, words]) => `paragraph: ${name}: ${words}`)

  test('called with a short word and its stop', () => {
    const text = said.map(([name, words], at) => `${name} (0${at}:12): ${words}`).join('\n\n')
    expect(isTranscript(text)).toBe(true)
    expect(outline(text)).toEqual(expected)
  })

  test('heard before and after noon, by hours to twelve', () => {
    const hours = ['11:58 AM', '12:01 PM', '12:58 PM', '1:02 PM', '1:20 PM']
    const text = said.map(([name, words], at) => `${name}  ${hours[at]}\n${words}`).join('\n\n')
    expect(isTranscript(text)).toBe(true)
    expect(outline(text)).toEqual(expected)
  })
})

test('a note about a file of captions stands behind a blank line and is left out, and a caption may begin like one', () => {
  const said = [
    'NOTE this: the pier',
    'is closed to everybody.',
    'We go on foot',
    'to the market',
    'tomorrow.',
  ]
  const captions = said.map((words, at) => `0${at}:00.000 --> 0${at}:04.000\n${words}`).join('\n\n')
  const text = `WEBVTT\n\nNOTE made by a machine\n\n${captions}`
  expect(outline(text)[0]).toMatch(/^paragraph: NOTE this: the pier is closed to everybody/)
  expect(leftOutOf(text)).toContain('NOTE made by a machine')
})

describe('what stands over a transcript', () => {
  const over = (...lines: string[]) =>
    outline(...lines, '', ...talk).filter((one) => !/^p/.test(one))

  test.each([
    ['TRANSCRIPT - "Small piers: what worked"', 'Small piers: what worked'],
    ['Session: Small piers, big storms', 'Small piers, big storms'],
    ['Small piers, big storms', 'Small piers, big storms'],
  ])('is its name, without what kind of text it is: %s', (line, name) => {
    expect(over(line)).toEqual([`heading 1: ${name}`])
  })

  test.each([
    'Bexhill and its piers',
    'Q&A mit Rat',
  ])('is its name, be it short or begin like the name of somebody: %s', (line) => {
    expect(over(line)).toEqual([`heading 1: ${line}`])
  })

  test.each([
    'Interview with Maya on the pier',
    'Gespräch mit Maya über den Steg',
  ])('is its name, be there somebody in it who speaks: %s', (line) => {
    expect(over(line)).toEqual([`heading 1: ${line}`])
  })

  test('is no remark on how it was made', () => {
    expect(over('Harbour call, second (written by a machine, names may be wrong)')).toEqual([
      'heading 1: Harbour call, second',
      'cover: (written by a machine, names may be wrong)',
    ])
  })

  test('is no name where it says a day in the language of the talk', () => {
    const german = [
      'Ada: Die Stadt hat den Steg abgelehnt und will keinen neuen.',
      'Jan: Der Fischmarkt fasst aber dreitausend Leute.',
      'Ada: Dann gehen wir eben dort hin.',
      'Jan: Das kostet uns vierzehntausend Euro.',
      'Ada: Wir zahlen das aus der Rücklage.',
    ].map((line, at) => `[00:0${at}:03] ${line}`)
    expect(outline('3. März 2026', '', ...german)[0]).toBe('cover: 3. März 2026')
  })

  test('is no name where it says who takes part or when', () => {
    expect(over('2026-04-09 09:02', 'Attendees: Maya, Tomás, Bex')).toEqual([
      'cover: 2026-04-09 09:02',
      'notes: Attendees: Maya, Tomás, Bex',
      'heading 2: ',
    ])
  })

  test('is a list of people who each have a line, by whose letters they are named below', () => {
    const letters = talk.map((line) =>
      line.replace('Maya', 'ML').replace('Bex', 'BR').replace('Tomás', 'TP'),
    )
    const said = outline(
      'Small piers',
      'Moderator: Tomás Paz (TP)',
      'Panel: Maya Lund, Harbour Trust (ML)',
      '       Bex Roe, fish market (BR)',
      '       Tomás Paz, moderator of the day (TP)',
      '(machine transcript, not checked)',
      '',
      ...letters,
    )
    expect(said.slice(0, 6)).toEqual([
      'heading 1: Small piers',
      'notes: Moderator: Tomás Paz (TP)',
      'notes: (machine transcript, not checked)',
      'heading 2: Panel',
      'list: Maya Lund, Harbour Trust (ML) / Bex Roe, fish market (BR) / Tomás Paz, moderator of the day (TP)',
      'heading 2: ',
    ])
    expect(said[6]).toBe('paragraph: Maya Lund: The city has refused the pier.')
  })
})

describe('a chat that was saved is a transcript', () => {
  const said = [
    ['Ana', 'The hall is free on the fourth of May'],
    ['Ben', 'Then we take it, all forty of us'],
    ['Ana', 'It costs 300 euros for one evening'],
    ['Cleo', 'I can pay half of that'],
    ['Ben', 'Good, I write to them now'],
  ]
  const times = [
    '12.03.26, 23:14',
    '12.03.26, 23:20',
    '13.03.26, 09:01',
    '13.03.26, 09:02',
    '13.03.26, 09:04',
  ]

  test.each([
    ['in brackets', (time: string) => `[${time}]`],
    ['before a dash', (time: string) => `${time} -`],
    [
      'as an American writes it',
      (time: string) => `${time.replace(/^(\d+)\.(\d+)\.26/u, '$2/$1/26')} -`,
    ],
  ])('with its days %s', (_, stamp) => {
    const chat = said.map(([name, words], at) => `${stamp(times[at] ?? '')} ${name}: ${words}`)
    const text = [`${stamp('12.03.26, 23:10')} Messages are encrypted.`, ...chat]
    expect(isTranscript(text.join('\n'))).toBe(true)
    expect(outline(...text)).toEqual(said.map(([name, words]) => `paragraph: ${name}: ${words}`))
    expect(leftOutOf(text.join('\n'))).toContain('Messages are encrypted.')
  })
})

test('a log with days, where few lines are what somebody says, is no transcript', () => {
  const log = [
    '12/05/2026, 09:14 The pump stopped.',
    '12/05/2026, 09:20 Anna: I called the service.',
    '12/05/2026, 09:40 The valve was closed by hand.',
    '12/05/2026, 10:05 The technician arrived. He found a broken seal.',
    '12/05/2026, 10:30 Anna: I paid 400 euros.',
    '12/05/2026, 10:40 Ben: I have the bill.',
    '12/05/2026, 11:00 The pump works again.',
  ]
  expect(isTranscript(log.join('\n'))).toBe(false)
})

test('what goes on behind something that cannot be heard begins as a sentence does', () => {
  expect(
    outline(...talk, '[00:01:10] Bex: I sold it. [inaudible] and then it rained.').at(-1),
  ).toBe('paragraph: Bex: I sold it. And then it rained.')
})

test('what is said between times costs as much as there is of it', () => {
  const record = (size: number) => {
    const input = Array.from({ length: size }, (_, at) => `[${at % 60}:00] <i>word</i> ${at}`).join(
      '\n',
    )
    return { input, ...recordedTurns(input) }
  }
  const texts = ({ input, turns, marks }: ReturnType<typeof record>) => {
    textsOfTurns(input, turns, marks)
  }
  expect(growth(record, texts, 2000)).toBeLessThan(linear)
})
