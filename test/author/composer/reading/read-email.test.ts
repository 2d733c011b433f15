import { describe, expect, test } from 'vitest'
import { isEmail } from '../../../../src/author/composer/reading/read-email.ts'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'
import { blockOutline, leftOutOf } from '../../../support/block-outline.ts'

const newest = [
  'From: Lena Ott <lena@werk.example>',
  'To: Jonas',
  'Date: 4 March 2026 09:10',
  'Subject: Re: Fwd: Pilot line in hall 3',
  '',
]

const outline = (...lines: string[]) => blockOutline(lines.join('\n'))
const leftOut = (...lines: string[]) => leftOutOf(lines.join('\n'))

test('thanks for a visit are no content, whatever the day', () => {
  const mail =
    'From: Ann Roe\nTo: Bob Hill\nSubject: Roof\n\nDear Bob,\n\nThank you for the tour on 5 November and for the coffee. We drilled the roof at seven places.\n\nAnn'
  expect(blockOutline(mail).join('\n')).not.toContain('coffee')
})

describe('a mail', () => {
  test('is titled by its subject, with who wrote it and when', () => {
    expect(outline(...newest, 'The pilot line starts on 16 March with two shifts.')).toEqual([
      'heading 1: Pilot line in hall 3',
      'cover: Lena Ott',
      'cover: 4 March 2026 09:10',
      'paragraph: The pilot line starts on 16 March with two shifts.',
    ])
  })

  test('says neither greeting nor closing, signature or disclaimer', () => {
    const said = outline(
      ...newest,
      'Hi Jonas,',
      '',
      'The pilot line starts on 16 March.',
      '',
      'Best regards',
      'Lena Ott',
      'Werk Ott GmbH | Hall 3',
      '--',
      'This e-mail is confidential. If you are not the intended recipient, delete it.',
    )
    expect(said.slice(3)).toEqual(['paragraph: The pilot line starts on 16 March.'])
  })

  test.each([
    'Jonas, Priya',
    'Morning',
    '早',
    'Bonsoir les amis',
  ])('does not say a first line alone that ends no sentence (%s)', (line) => {
    const said = outline(...newest, line, '', 'The pilot line starts on 16 March.', '', 'Lena')
    expect(said.slice(3)).toEqual(['paragraph: The pilot line starts on 16 March.'])
  })

  test.each([
    'Abgelehnt',
    'Not approved',
    'Fête annulée',
    '中止',
    'Pump two failed',
  ])('says a first line alone that is its news (%s)', (line) => {
    const said = outline(...newest, line, '', 'The pilot line starts on 16 March.', '', 'Lena')
    expect(said.join()).toContain(line)
  })

  test('keeps the names of those who did something together', () => {
    const said = outline(
      ...newest,
      'Jonas, Tom and Ben visited the waterworks on 3 May.',
      '',
      'Lena',
    )
    expect(said.join()).toContain('Jonas, Tom and Ben visited')
  })

  test('keeps a first line alone that is the first of several headings', () => {
    const part = (name: string) => [
      name,
      '',
      'The pilot line starts on 16 March with two shifts.',
      '',
    ]
    const said = outline(...newest, ...part('Hall 3'), ...part('Money'), ...part('People'))
    expect(said.join()).toContain('Hall 3')
    const other = outline(...newest, ...part('Shifts'), ...part('Money'), ...part('People'))
    expect(other.join()).toContain('Shifts')
  })

  test('says no name of somebody in the thread who is spoken to before a comma', () => {
    const said = outline(
      'From: 吳佩珊',
      'To: 陳志豪',
      'Date: 2026-09-21',
      'Subject: 報名',
      '',
      '志豪,報名截止了,一共 33 人。',
    )
    expect(said.slice(3)).toEqual(['paragraph: 報名截止了,一共 33 人。'])
  })

  test('says neither who writes it nor an initial under it', () => {
    const said = outline(
      ...newest,
      'Hello, this is Lena from the night shift.',
      'The pilot line starts on 16 March.',
      '',
      'L.',
    )
    expect(said.slice(3)).toEqual(['paragraph: The pilot line starts on 16 March.'])
  })

  test('says neither formulas at its end nor what is set below them, wrapped or not', () => {
    const said = outline(
      ...newest,
      'お疲れさまです。',
      'The pilot line starts on 16 March.',
      '',
      'Veuillez agréer, Madame, mes salutations distinguées.',
      '',
      'Lena Ott',
      'Werk Ott GmbH · Hall 3',
      '',
      'This message is confidential and meant',
      'for nobody but those to whom it was sent.',
    )
    expect(said.slice(3)).toEqual(['paragraph: The pilot line starts on 16 March.'])
  })

  test('keeps what only sounds like a closing or a disclaimer', () => {
    const said = outline(
      ...newest,
      'Thanks to the new belts we need only two shifts.',
      '',
      'The offer is confidential until 3 May.',
    )
    expect(said.slice(3)).toEqual([
      'paragraph: Thanks to the new belts we need only two shifts.',
      'paragraph: The offer is confidential until 3 May.',
    ])
  })

  test('is known in other languages', () => {
    const said = outline(
      'Von: Lena Ott <lena@werk.example>',
      'An: Jonas',
      'Betreff: AW: Versuchslinie',
      '',
      'Lieber Jonas,',
      '',
      'die Versuchslinie beginnt am 16. März.',
      '',
      'Viele Grüße',
      'Lena',
    )
    expect(said).toEqual([
      'heading 1: Versuchslinie',
      'cover: Lena Ott',
      'paragraph: die Versuchslinie beginnt am 16. März.',
    ])
  })

  test('lists what it leaves out', () => {
    expect(
      leftOut(
        ...newest,
        'Hi Jonas,',
        'The pilot line starts on 16 March.',
        'Best',
        'Lena',
        '',
        '> Sent from my phone',
      ),
    ).toEqual(['Hi Jonas,', 'Best', 'Lena', 'Sent from my phone', 'To: Jonas'])
  })

  test('is not any text with two labels', () => {
    expect(isEmail('From: Berlin\nTo: Munich\nDate: 3 May\n\nWe take the train.')).toBe(false)
    expect(isEmail('Present: Ann\nDate: 3 May\nSubject: roof\n\nWe met.')).toBe(false)
  })
})

describe('quoted mails', () => {
  test('stand below headings of their own', () => {
    const said = outline(
      ...newest,
      'We start on 16 March.',
      '',
      '> From: Jonas Brandt',
      '> Date: 2 March 2026',
      '> Subject: Pilot line',
      '>',
      '> Hi Lena',
      '>',
      '> The second light barrier costs 3,400 euros.',
      '>',
      '> Jonas',
      '> Sent from my phone',
    )
    expect(said.slice(3)).toEqual([
      'paragraph: We start on 16 March.',
      'heading 2: Jonas Brandt, 2 March 2026',
      'paragraph: The second light barrier costs 3,400 euros.',
    ])
  })

  test('are headed by who wrote them and when, as the line over them says', () => {
    const said = outline(
      ...newest,
      'We start on 16 March.',
      '',
      'On Mon, 2 March 2026, Jonas Brandt',
      '<jonas@werk.example> wrote:',
      '> The second light barrier costs 3,400 euros.',
    )
    expect(said.slice(4)).toEqual([
      'heading 2: Jonas Brandt, 2 March 2026',
      'paragraph: The second light barrier costs 3,400 euros.',
    ])
  })

  test('are headed by it when it is quoted itself, and a disclaimer below them is nobody’s', () => {
    const said = outline(
      ...newest,
      'We start on 16 March.',
      '',
      'Lena',
      'Lena Ott MSc | Head of production',
      '',
      '> On 2 March 2026, Jonas Brandt wrote:',
      '>',
      '> The second light barrier costs 3,400 euros.',
      '',
      '-- ',
      'We accept no liability for viruses.',
    )
    expect(said.slice(3)).toEqual([
      'paragraph: We start on 16 March.',
      'heading 2: Jonas Brandt, 2 March 2026',
      'paragraph: The second light barrier costs 3,400 euros.',
    ])
  })

  test.each([
    ['German', 'Am Mo., 2. März 2026 um 18:02 Uhr schrieb Jonas Brandt <jonas@werk.example>:'],
    ['Spanish', 'El lun, 2 mar 2026 a las 18:02, Jonas Brandt (<jonas@werk.example>) escribió:'],
    ['Polish', 'pon., 2 mar 2026 o 18:02 Jonas Brandt <jonas@werk.example> napisał(a):'],
    [
      'Russian, no word for writing',
      'пн, 2 мар. 2026 г. в 18:02, Jonas Brandt <jonas@werk.example>:',
    ],
    ['Turkish', 'Jonas Brandt <jonas@werk.example>, 2 Mar 2026 Pzt, 18:02 tarihinde şunu yazdı:'],
    [
      'Hungarian',
      'Jonas Brandt <jonas@werk.example> ezt írta (időpont: 2026. márc. 2., H, 18:02):',
    ],
    ['Swedish, no address', 'Den mån 2 mars 2026 kl 18:02 skrev Jonas Brandt:'],
    ['Japanese', '2026年3月2日(月) 18:02 Jonas Brandt <jonas@werk.example>:'],
    ['Korean, no address', '2026. 3. 2. 오후 6:02, Jonas Brandt 작성:'],
    ['Chinese', 'Jonas Brandt <jonas@werk.example> 于2026年3月2日周一 18:02写道：'],
    [
      'Arabic',
      'في الاثنين، 2 مارس 2026 في 6:02 م تمت كتابة ما يلي بواسطة Jonas Brandt <jonas@werk.example>:',
    ],
  ])('are known by the line that programs set over them: %s', (_, line) => {
    const said = outline(...newest, 'We start.', '', line, '> It costs 3,400 euros.')
    expect(said.at(-2)).toMatch(/^heading 2: Jonas Brandt(?:, [^,]*2026[^,]*)?$/)
    expect(said.at(-1)).toBe('paragraph: It costs 3,400 euros.')
  })

  test('are known behind an address, quoted or not', () => {
    const line = 'On Mon, Mar 2, 2026 at 6:02 PM Jonas Brandt <jonas@werk.example> wrote:'
    const said = outline(...newest, 'We start.', '', line, '', 'It costs 3,400 euros.')
    expect(said.slice(-2)).toEqual([
      'heading 2: Jonas Brandt, Mar 2, 2026',
      'paragraph: It costs 3,400 euros.',
    ])
  })

  test('leave answers below them to who answers', () => {
    const said = outline(
      ...newest,
      'On Mon, 2 March 2026, Jonas Brandt wrote:',
      '> Do we need the second light barrier?',
      '',
      'We need it before the third shift.',
    )
    expect(said.slice(-2)).toEqual([
      'heading 2: Lena Ott',
      'paragraph: We need it before the third shift.',
    ])
  })
})

describe('a thread', () => {
  const quoted = (depth: number, from: string, date: string, ...lines: string[]) =>
    [`From: ${from}`, `Date: ${date}`, 'Subject: Pilot line', '', ...lines].map(
      (line) => `${'>'.repeat(depth)} ${line}`,
    )

  test('is told from how things stand on in the order of time, and each paragraph once', () => {
    const costs = 'The second light barrier costs 3,400 euros and comes in May.'
    const said = outline(
      ...newest,
      'We start on 16 March.',
      '',
      ...quoted(1, 'Jonas Brandt', '3 March 2026', 'We have two people for each shift.'),
      '',
      ...quoted(
        2,
        'Ana Ruiz',
        '2 March 2026',
        'Costs:',
        '- barrier 3,400',
        '- belts 900',
        '',
        costs,
      ),
      '',
      ...quoted(3, 'Lena Ott', '1 March 2026', costs, '', 'Can you all tell me what you need?'),
    )
    expect(said).toEqual([
      'heading 1: Pilot line in hall 3',
      'cover: Lena Ott',
      'cover: 4 March 2026 09:10',
      'paragraph: We start on 16 March.',
      'notes: Can you all tell me what you need?',
      'heading 2: Ana Ruiz, 2 March 2026',
      'heading 3: Costs',
      'list: barrier 3,400 / belts 900',
      'heading 3: ',
      `paragraph: ${costs}`,
      'heading 2: Jonas Brandt, 3 March 2026',
      'paragraph: We have two people for each shift.',
    ])
  })
})

test('what another mail answers piece by piece is told there and not again, and a name alone over a mail greets', () => {
  const said = outline(
    'From: Ida Lund <ida@x.example>',
    'To: Pete Marsh',
    'Date: Wed, 9 Oct 2024 11:15',
    'Subject: Old film',
    '',
    'The printer came back and wants a rush charge.',
    '',
    '> Could we not sticker the old stock of film?',
    '',
    'We could, but only 18,000 of it.',
    '',
    '> Also who told them that the 4th is fixed?',
    '',
    'That was me, in July.',
    '',
    '-----Original Message-----',
    'From: Pete Marsh',
    'Sent: 08 October 2024 16:58',
    'To: Ida Lund',
    'Subject: Old film',
    '',
    'Ida',
    '',
    'The lab has found traces of almond in the bar with oats and dates.',
    '',
    'Could we not sticker the old stock of film? Also who told them that the 4th is fixed?',
    '',
    'Pete',
  )
  expect(said.filter((one) => /sticker/u.test(one))).toHaveLength(1)
  expect(said).not.toContain('heading 3: Ida')
  expect(said.join()).toContain('traces of almond')
})

test('what is answered line by line stays with its answers', () => {
  const said = outline(
    ...newest,
    'On Mon, 2 March 2026, Jonas Brandt wrote:',
    '> Do we need the second light barrier?',
    '',
    'We need it before the third shift.',
    '',
    '> Who pays?',
    '',
    'The plant does.',
  )
  expect(said.slice(3)).toEqual([
    'heading 2: Do we need the second light barrier?',
    'paragraph: We need it before the third shift.',
    'heading 2: Who pays?',
    'paragraph: The plant does.',
  ])
})

test.each([
  ['P.S. The belts are late.', 'The belts are late.'],
  ['PS: The belts are late.', 'The belts are late.'],
  ['追伸　ベルトは五月です。', 'ベルトは五月です。'],
])('what is added below a signature is for whoever asks: %s', (line, note) => {
  const said = outline(...newest, 'The pilot line starts on 16 March.', '', 'L.O.', '', line)
  expect(said.slice(3)).toEqual(['paragraph: The pilot line starts on 16 March.', `notes: ${note}`])
})

test.each([
  ['Turkish', 'Selamlar,', 'Raf montajı bitti.', 'Nurhan\n(pazartesi izinliyim)'],
  ['Korean', '안녕하세요', '선반 설치가 끝났습니다.', '김서윤'],
  ['English', 'Hi all,', 'The racks are up.', 'N.D.'],
])('a letter is known by its greeting and who signs it, without closing words: %s', (_, greeting, text, name) => {
  expect(outline(greeting, '', text, '', name)).toEqual([
    `paragraph: ${text}`,
    ...name.split('\n').map((line) => `notes: ${line}`),
  ])
})

test.each([
  [
    'Ukrainian',
    ['ГО «Рідний поріг»', 'porih@ukr.example', '', 'Щодо продовження проєкту'],
    'Шановна пані Олено!',
    'Майстерня працює з осені.',
    ['З повагою і вдячністю', '', 'Богдан Перерва,', 'голова правління'],
    'Щодо продовження проєкту',
  ],
  [
    'German',
    [
      'Verein Ufer e. V.',
      'Hauptstr. 3, 12345 Vik',
      '',
      'Vik, 3. Mai 2026',
      '',
      'Betreff: Neues Dach',
    ],
    'Sehr geehrte Frau Lund,',
    'Das Dach ist dicht.',
    ['Mit freundlichen Grüßen', 'Tom Weiss'],
    'Neues Dach',
  ],
])('a letter is called by what stands over its greeting: %s', (_, head, greeting, text, closing, title) => {
  const said = outline(...head, '', greeting, '', text, '', ...closing)
  expect(said[0]).toBe(`heading 1: ${title}`)
  expect(said).toContain(`paragraph: ${text}`)
  expect(
    said
      .slice(1)
      .filter((line) => line !== `paragraph: ${text}`)
      .every((line) => /^(?:cover|notes): /u.test(line)),
  ).toBe(true)
})

test.each([
  ['Our ref: HP/2291/ja', 'Dear Mrs Lund,', 'Re: The roof of the reading room', 'The roof is dry.'],
  [
    'Unser Zeichen: 22/A 14',
    'Sehr geehrte Frau Lund,',
    'Betreff: Neues Dach',
    'Das Dach ist dicht.',
  ],
  ['Nos références : 2026 / 14', 'Madame,', 'Objet : Le toit de la salle', 'Le toit est sec.'],
])('the subject of a letter may stand below its greeting: %s', (filed, greeting, subject, text) => {
  const head = ['Hollis & Pryce LLP', '27 Station Road', '', '9.3.2026', '', filed]
  const said = outline(...head, '', greeting, '', subject, '', text, '', 'Margaret Pryce')
  const headings = said.filter((line) => line.startsWith('heading'))
  expect(headings).toEqual([`heading 1: ${subject.replace(/^.*: /u, '')}`])
  expect(said).not.toContain(`paragraph: ${subject}`)
})

test.each([
  'LO',
  'Lena (hall 3)',
  'LO – hall 3, upstairs',
])('who writes a mail signs it right below its text: %s', (name) => {
  const said = outline(...newest, 'We start on 16 March.', 'The belts are late.', name)
  expect(said.slice(3).join(' ')).not.toContain(name)
})

test('a short name over the whole one signs a mail', () => {
  const said = outline(
    ...newest,
    'We start on 16 March.',
    '',
    'Len',
    '',
    'Lena Ott',
    'Head of works',
    'Hall 3',
  )
  expect(said.slice(3)).toEqual(['paragraph: We start on 16 March.'])
})

test('a day below a signature is on the cover', () => {
  const mail = [
    'Дорогая Нина!',
    '',
    'Муки нет.',
    '',
    'Ваш Пётр Долгих',
    '',
    'Архангельск, 17 мая',
    '',
    'P. S. Есть.',
  ]
  expect(outline(...mail)).toEqual([
    'paragraph: Муки нет.',
    'notes: Ваш Пётр Долгих',
    'cover: Архангельск, 17 мая',
    'notes: Есть.',
  ])
  expect(leftOut(...mail)).toEqual(['Дорогая Нина!'])
})

test('what is read keeps its place in the input', () => {
  const input = [
    ...newest,
    'We start.',
    '',
    '> From: Jo',
    '> Date: 2 March',
    '>',
    '> It costs 3,400.',
  ].join('\n')
  for (const block of readSource(input))
    if (block.kind === 'paragraph')
      expect(block.text.offsets.map((offset) => input[offset]).join('')).toBe(block.text.text)
})

describe('a memo', () => {
  const head = [
    'AN: Alle Filialen',
    'VON: Petra Lindqvist',
    'DATUM: 4. Mai',
    'BETREFF: Pfandkisten',
  ]

  test('is titled by its subject, and the words over its head are on the cover', () => {
    const said = outline(
      'Kaufhaus Nord',
      'HAUSMITTEILUNG',
      '',
      ...head,
      '',
      'Ab Juni gilt eine neue Regel.',
    )
    expect(said).toEqual([
      'heading 1: Pfandkisten',
      'cover: Petra Lindqvist',
      'cover: 4. Mai',
      'cover: Kaufhaus Nord',
      'cover: HAUSMITTEILUNG',
      'paragraph: Ab Juni gilt eine neue Regel.',
    ])
  })

  test('may be written in markdown, its headers apart', () => {
    const said = outline(
      '# Memo',
      '',
      '**To:** All stores',
      '',
      '**From:** Petra Lindqvist',
      '',
      '**Subject:** Crates',
      '',
      '## What changes',
      '',
      'Crates need a **code** from June.',
    )
    expect(said).toEqual([
      'heading 1: Crates',
      'cover: Petra Lindqvist',
      'cover: Memo',
      'heading 2: What changes',
      'paragraph: Crates need a code from June.',
    ])
  })

  test('leaves out a signature without closing words and what stands below it', () => {
    const memo = [
      ...head,
      '',
      'Ab Juni gilt eine neue Regel.',
      '',
      'Dr. Ines Reverter',
      'Leiterin Einkauf',
      'c.c.: Revision',
    ]
    expect(outline(...memo).at(-1)).toBe('paragraph: Ab Juni gilt eine neue Regel.')
    expect(leftOut(...memo)).toContain('c.c.: Revision')
  })
})

test('a letter says neither its greeting nor its closing words, and in the notes who signs it', () => {
  expect(
    outline(
      'Gentili condomini,',
      '',
      'i lavori al tetto cominciano il 6 ottobre.',
      '',
      'Cordiali saluti',
      'Paolo Greco',
      'Via Dante 8, Trento – tel. 0461 000000',
    ),
  ).toEqual([
    'paragraph: i lavori al tetto cominciano il 6 ottobre.',
    'notes: Paolo Greco',
    'notes: Via Dante 8, Trento – tel. 0461 000000',
  ])
})

test.each([
  ['Thanks both, this helps a lot.', false],
  ['Danke für die schnelle Rückmeldung.', false],
  ['Merci pour ton retour rapide !', false],
  ['Sorry to hear that the roof leaks above the archive again this winter.', true],
  ['Thanks to the grant the roof is dry.', true],
  ['Thank you for the offer over 12,000 euros.', true],
])('thanks with which a mail begins are no content: %s', (opening, isContent) => {
  const mail = `From: Ana\nSubject: Roof\n\nHello Ben,\n\n${opening} The roofers come on Monday.`
  const said = readSource(mail).flatMap((block) =>
    block.kind === 'paragraph' ? [block.text.text] : [],
  )
  expect(said).toEqual([`${isContent ? `${opening} ` : ''}The roofers come on Monday.`])
})

test.each([
  'Deadline is 12 May 2026',
  'We will sail 12 May 2026',
  'PD rates rose to 3 % in March.',
  'PS 118 is closed on Friday.',
  'P.S. 118 has a new roof.',
])('a line within a mail is neither its day nor a postscript: %s', (line) => {
  const said = outline('Hi all,', '', 'The racks are up.', '', line, '', 'Best,', 'Ana')
  expect(said).toEqual(['paragraph: The racks are up.', `paragraph: ${line}`, 'notes: Ana'])
})

test('what is added below the line that signs is told once', () => {
  const lines = ['We start.', '', 'Best', 'Lena', '-- ', 'Werk Ott', '', 'Vik, 3 May 2026', '']
  const ps = 'P.S. The belts are late.'
  expect(outline(...newest, ...lines, ps).slice(3)).toEqual([
    'paragraph: We start.',
    'cover: Vik, 3 May 2026',
    'notes: The belts are late.',
  ])
  expect(leftOut(...newest, ...lines, ps)).toEqual(['Best', 'Lena', 'Werk Ott', 'To: Jonas'])
})

test.each([
  'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ1',
  'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT!',
])('a line of capitals is read at once: %s', (line) => {
  expect(outline('Hi all,', '', 'The key is below.', '', line).at(-1)).toBe(`paragraph: ${line}`)
})

test('what a mail answers at length is quoted under the name of who wrote it', () => {
  const long =
    'The second light barrier costs more than we have left this year, so I propose that we wait until the spring and ask the board for all of it at once.'
  const said = outline(
    ...newest,
    'On Mon, 2 March 2026, Ben Roe wrote:',
    `> ${long}`,
    '',
    'We cannot wait so long.',
    '',
    '> Who pays?',
    '',
    'The plant does.',
  )
  expect(said.slice(3)).toEqual([
    `quote: ${long} | Ben Roe, 2 March 2026`,
    'paragraph: We cannot wait so long.',
    'heading 2: Who pays?',
    'paragraph: The plant does.',
  ])
})

test('a letter without closing words is known by its greeting and who signs it below the day', () => {
  const said = outline('Hi all,', '', 'The racks are up.', '', 'Vik, 3 May 2026', 'Ana Ruiz')
  expect(said).toEqual([
    'paragraph: The racks are up.',
    'cover: Vik, 3 May 2026',
    'notes: Ana Ruiz',
  ])
})

test('empty lines over a drawn one are no heading: a thread stays in the order of time', () => {
  const mail = (name: string, day: number) => [
    `From: ${name} <a${day}@werk.example>`,
    `Sent: ${day} March 2026 9:20`,
    'To: Lena Ott <lena@werk.example>',
    'Subject: Bins',
    '',
    `On day ${day} the sorter sent all that was returned to wrong bins.`,
  ]
  const drawn = ['', '', '________________________________']
  const said = outline(
    ...[...mail('Jonas Brandt', 4), ...drawn, ...mail('Ida Roux', 3), ...drawn],
    ...mail('Ben Ode', 2),
  )
  expect(said.filter((line) => line.startsWith('heading 2'))).toEqual([
    'heading 2: Ben Ode, 2 March 2026 9:20',
    'heading 2: Ida Roux, 3 March 2026 9:20',
  ])
})

test.each([
  ['signs', (name: string) => [`# ${name}`, '']],
  ['lines below', (name: string) => [name, '======']],
])('mails of a thread may have headings of their own: with %s', (_, heading) => {
  const mail = (name: string, day: number, ...about: string[]) => [
    `From: ${name} <a${day}@werk.example>`,
    `Sent: ${day} March 2026 9:20`,
    'To: Lena Ott <lena@werk.example>',
    'Subject: Bins',
    '',
    `On day ${day} the sorter sent all that was returned to wrong bins.`,
    '',
    ...about.flatMap((one) => [...heading(one), `Nobody has looked at the ${one} since.`, '']),
    'Best regards',
    name,
    '',
  ]
  const said = outline(
    ...mail('Jonas Brandt', 4, 'Belts', 'Bins'),
    '-----Original Message-----',
    ...mail('Ida Roux', 3, 'Lamps', 'Doors'),
  )
  expect(said.slice(0, 3)).toEqual([
    'heading 1: Bins',
    'cover: Jonas Brandt',
    'cover: 4 March 2026 9:20',
  ])
  expect(said.indexOf('heading 2: Ida Roux, 3 March 2026 9:20')).toBe(8)
  expect(said.filter((line) => /Best regards|: (?:Jonas Brandt|Ida Roux)$/u.test(line))).toEqual([
    'cover: Jonas Brandt',
  ])
})

describe('a document that quotes mails', () => {
  const told = 'The sorter sent all that was returned to wrong bins for ten days in a row.'
  const mail = [
    'From: Jonas Brandt',
    'Sent: 2 March 2026 9:20',
    'Subject: Bins',
    '',
    'Bin 14 is empty.',
  ]
  const head = [
    'MEMORANDUM',
    '',
    'TO: All branches',
    'FROM: Lena Ott',
    'DATE: 4 March 2026',
    'RE: The sorter',
    '',
  ]

  test.each([
    ['forwarded', ['----- Forwarded message -----', ...mail, '', 'J.']],
    ['quoted', mail.map((line) => `  > ${line}`)],
    ['between lines', [...mail, '-----']],
  ])('stays one: %s', (_, quoted) => {
    const said = outline(
      ...head,
      '1. HOW WE FOUND OUT',
      '',
      told,
      '',
      ...quoted,
      '',
      'I was on leave.',
      '',
      '2. WHAT WE DO',
      '',
      told,
      '',
      '3. THANKS',
      '',
      told,
    )
    expect(said.slice(said.findIndex((line) => line.startsWith('heading 2')))).toEqual([
      'heading 2: HOW WE FOUND OUT',
      `paragraph: ${told}`,
      'heading 3: Jonas Brandt, 2 March 2026 9:20',
      'heading 4: Bins',
      'paragraph: Bin 14 is empty.',
      'heading 3: ',
      'paragraph: I was on leave.',
      'heading 2: WHAT WE DO',
      `paragraph: ${told}`,
      'heading 2: THANKS',
      `paragraph: ${told}`,
    ])
  })

  test('is no mail that counts, above another that does', () => {
    const said = outline(
      ...newest,
      '1. Belts',
      told,
      '2. Bins',
      told,
      '',
      ...mail,
      '',
      '1. Belts',
      told,
      '2. Bins',
      told,
    )
    expect(said).toContain('heading 2: Jonas Brandt, 2 March 2026 9:20')
  })
})

test('a report that is no mail itself may quote some', () => {
  const told = 'The sorter sent all that was returned to wrong bins for ten days in a row.'
  const mail = [
    'From: Jonas Brandt',
    'Date: 2 March 2026',
    'Subject: Bins',
    '',
    'Bin 14 is empty.',
    '',
  ]
  const said = outline(
    'Report on the sorter',
    '',
    '1. Causes',
    told,
    '',
    ...mail,
    '2. Costs',
    told,
    '',
    '3. Next',
    told,
  )
  expect(said.slice(0, 6)).toEqual([
    'heading 1: Report on the sorter',
    'heading 2: Causes',
    `paragraph: ${told}`,
    'heading 3: Jonas Brandt, 2 March 2026',
    'heading 4: Bins',
    'paragraph: Bin 14 is empty.',
  ])
})

test('a mail between drawn lines ends there, and the text goes on without it', () => {
  const said = outline(
    'From: Lena Ott',
    'To: Jonas Brandt',
    'Subject: The sorter',
    '',
    'The sorter sent all that was returned to wrong bins for ten days in a row.',
    '',
    '------- Forwarded message -------',
    'From: Ida Roux',
    'Date: 2 March 2026',
    'Subject: Belts',
    '',
    'The belt is worn out.',
    '------- End of message -------',
    '',
    'I was on leave.',
  )
  expect(said.slice(said.indexOf('heading 2: Ida Roux, 2 March 2026'))).toEqual([
    'heading 2: Ida Roux, 2 March 2026',
    'heading 3: Belts',
    'paragraph: The belt is worn out.',
    'heading 2: ',
    'paragraph: I was on leave.',
  ])
})

test('who wrote the first mail of a thread may sign below all that it quotes', () => {
  const said = outline(
    '寄件者:簡維真 <weichen@press.example>',
    '日期:2025年8月28日',
    '主旨:封面',
    '',
    '兩位好,',
    '',
    '上市日維持 2026/1/27,譯稿最晚 10/15 要齊,一天都不能再多。',
    '',
    '葉士豪 <shihhao@post.example> 於 2025年8月26日 下午4:20 寫道:',
    '> 封面兩款附上,打凹每本多 7.5 元,也就是多 22,500。',
    '',
    '簡維真|主編',
    '刺蝟出版 台北市大安區',
  )
  expect(said.filter((block) => /主編|刺蝟|兩位好/u.test(block))).toEqual([])
})

test('several who are greeted one below the other are no text', () => {
  const told = 'Die Substanz der Orgel ist gesund, und die Windladen sind dicht.'
  const said = outline(
    'Sehr geehrte Frau Dr. Sommerlath,',
    'sehr geehrte Damen und Herren des Kirchenvorstands,',
    '',
    told,
    '',
    'Mit freundlichen Grüßen',
    'Johanna Hartwig',
  )
  expect(said.filter((block) => /geehrte/u.test(block))).toEqual([])
})

describe('what stands below the signature of a mail in somebody’s own text', () => {
  const told = 'The sorter sent all that was returned to wrong bins for ten days in a row.'
  const own = ['From: Lena Ott', 'To: All', 'Subject: The sorter', '', told, '']
  const quoted = [
    'From: Jonas Brandt <jonas@werk.example>',
    'Sent: 2 March 2026 9:20',
    'Subject: Bins',
    '',
    'Bin 14 is empty.',
    '',
  ]
  const after = 'His bins made me count all of ours on Sunday: there are 212.'
  const headed = ['heading 2: Jonas Brandt, 2 March 2026 9:20', 'heading 3: Bins']

  test.each([
    ['a name', ['Jonas']],
    [
      'closing words, name, office and what a program adds',
      [
        'Kind regards',
        'Jonas',
        '',
        'Jonas Brandt',
        'Head of returns | Werk Ltd',
        'Please consider the environment before printing this e-mail',
      ],
    ],
    ['a postscript', ['Jonas', 'p.s. who pays for the lamps? £950, from April.']],
    ['an initial', ['J']],
  ])('is the author’s: %s', (_, signature) => {
    const said = outline(...own, ...quoted, ...signature, '', '', after)
    const told = said.filter((block) => !block.startsWith('notes'))
    expect(told.slice(told.indexOf(headed[0] ?? ''))).toEqual([
      ...headed,
      'paragraph: Bin 14 is empty.',
      'heading 2: ',
      `paragraph: ${after}`,
    ])
  })

  test('is so for each of several mails, and of what one of them quotes itself', () => {
    const within = [
      '> On 1 March 2026, Ida Roux wrote:',
      '> The belt is worn out since October.',
      '',
    ]
    const said = outline(...own, ...quoted, 'Jonas', '', ...within, after)
    expect(said.slice(said.indexOf(headed[0] ?? ''))).toEqual([
      ...headed,
      'paragraph: Bin 14 is empty.',
      'heading 2: Ida Roux, 1 March 2026',
      'paragraph: The belt is worn out since October.',
      'heading 2: ',
      `paragraph: ${after}`,
    ])
  })

  test('ends the section before it, whose heading is one by its shape alone', () => {
    const survey = ['What people said', '', told, '']
    const said = outline(...own, ...survey, ...quoted, 'Jonas', '', '', after)
    expect(said.slice(said.indexOf('heading 2: What people said'))).toEqual([
      'heading 2: What people said',
      `paragraph: ${told}`,
      ...headed,
      'paragraph: Bin 14 is empty.',
      'heading 2: ',
      `paragraph: ${after}`,
    ])
  })

  test('is the sender’s own in a thread, whose first mail is signed', () => {
    const said = outline(...own, 'Best', 'Lena', '', ...quoted, 'Jonas', '', after)
    expect(said).not.toContain('heading 2: ')
  })

  test('is the author’s also in a thread where it is more than a paragraph', () => {
    const count = ['COUNT AS OF 30 AUGUST', '', told]
    const said = outline(...own, 'Best', 'Lena', '', ...quoted, 'Jonas', '', '', ...count)
    expect(said.slice(said.indexOf(headed[0] ?? '')).slice(0, 5)).toEqual([
      ...headed,
      'paragraph: Bin 14 is empty.',
      'heading 2: COUNT AS OF 30 AUGUST',
      `paragraph: ${told}`,
    ])
  })

  test('is the author’s where another than the sender signs the mail', () => {
    const signed = ['Kind regards', 'Ewa Lis', '', '', after]
    const said = outline(...own, ...quoted, ...signed)
    expect(said.slice(said.indexOf('heading 2: '))).toContain(`paragraph: ${after}`)
  })

  test('goes on after a memo within it, whose head is one of a mail', () => {
    const memo = ['To: All', 'From: Ida Roux', 'Date: 1 March 2026', 'Re: Belts', '', told, '']
    const said = outline(after, '', ...memo, ...quoted, 'Jonas', '', '', after, '', after)
    expect(said.filter((block) => block === `paragraph: ${told}`)).toHaveLength(1)
  })

  test('a line drawn over the sum of a table ends no mail', () => {
    const table = [
      '  Belts     1,200',
      '  Lamps       400',
      '            -----',
      '  Total     1,600',
      '',
    ]
    const said = outline(...own, ...quoted, ...table, 'Jonas', '', after)
    expect(said.indexOf('heading 2: ')).toBeGreaterThan(
      said.findIndex((line) => /Total/u.test(line)),
    )
  })
})

describe('a quoted mail that says nothing is no slide, and its head is listed as left out', () => {
  const head = ['From: Ida Roux', 'Date: 2 March 2026', 'Subject: Belts']
  const opening = [
    'From: Lena Ott',
    'To: Jonas Brandt',
    'Subject: The sorter',
    '',
    'The sorter sent all that was returned to wrong bins for ten days in a row.',
    '',
  ]
  test.each([
    [
      'between drawn lines',
      [
        '------- Forwarded message -------',
        ...head,
        '',
        '------- End of message -------',
        '',
        'I was on leave.',
      ],
    ],
    ['at the end of a thread', ['-----Original Message-----', ...head]],
  ])('%s', (_, quoted) => {
    const text = [...opening, ...quoted]
    expect(leftOut(...text)).toEqual(expect.arrayContaining(['Ida Roux', '2 March 2026', 'Belts']))
    expect(outline(...text).filter((line) => /^heading/.test(line))).toEqual([
      'heading 1: The sorter',
    ])
  })
})

test('the head of a document below its title is no mail that it quotes', () => {
  const text =
    '# Qual máquina comprar\n\nPara: Comitê\nDe: Renata Quintela\nData: 12/02/2026\n\n## Por que agora\n\nA máquina quebrou.\n\n## O que propomos\n\nUma nova.'
  expect(outline(text).join()).not.toContain('Renata Quintela, 12/02/2026')
})

describe('the head and the end of a letter', () => {
  test.each([
    [
      'Italian',
      [
        'Studio Ferrante & Figlia',
        'Via dei Mille 18, Torino',
        '',
        '          Torino, 14 febbraio 2025',
        '',
        '          Ai Sigg. Condomini di',
        '          Via Cibrario 61',
        '',
        'Oggetto: rottura della colonna, lavori',
        '         urgenti e risposta',
        '',
        'Gentili Signore,',
        '',
        'nella notte si è rotta la colonna dell’acqua della scala B.',
        '',
        'Con i più cordiali saluti',
        '',
        '          geom. Carla Ferrante',
        '',
        'P.S. La signora Bertolino merita un mazzo di fiori.',
        '',
        'All.: perizia, preventivi',
      ],
      'Rottura della colonna, lavori urgenti e risposta',
      'All.: perizia, preventivi',
    ],
    [
      'German',
      [
        'Hausverwaltung Obrecht',
        '',
        'Freiburg, den 27. Mai 2024',
        '',
        'Herrn Maier',
        '',
        'Betreff: Bruch der Steigleitung',
        '',
        'Sehr geehrter Herr Maier,',
        '',
        'in der Nacht ist die Steigleitung gebrochen.',
        '',
        'Mit freundlichen Grüßen',
        'Anna Obrecht',
        '',
        'Anlagen: Gutachten',
      ],
      'Bruch der Steigleitung',
      'Anlagen: Gutachten',
    ],
  ])('is titled by its subject: %s', (_, lines, title, enclosed) => {
    const said = outline(...lines)
    expect(said[0]).toBe(`heading 1: ${title}`)
    expect(said).toContain(`notes: ${enclosed}`)
    expect(said.filter((line) => /^(?:heading [2-9]|paragraph|list)/u.test(line))).toHaveLength(1)
  })

  test('does not begin with whom it is for and who gets a copy', () => {
    const said = outline(
      '件名：湯量の低下について',
      '',
      '湯元組合 理事長 佐久間様',
      '(cc：各旅館ご主人様)',
      '',
      '三号源泉の湧出量が、昨年7月の毎分182リットルから131リットルに落ちています。',
    )
    expect(said).toHaveLength(2)
  })

  test.each([
    ['Dear all,', '(We meet at 5 pm on Monday, not at 4.)', 'Best regards,'],
    ['Dear all,\n', '(Bring 40 euros in cash for the boat.)', 'Best regards,'],
    ['Liebe alle,', '(Achtung: Termin verschoben auf Montag, 17 Uhr)', 'Viele Grüße'],
  ])('says what stands in brackets below whom it is for: %s %s', (greeting, line, closing) => {
    const said = outline(
      'Subject: Rowing',
      '',
      greeting,
      line,
      '',
      'The boats are repaired and the river is open again from the bridge to the weir.',
      '',
      closing,
      'Ann',
    )
    expect(said.join('\n')).toContain(line)
  })

  test('has a subject that ends before the next field', () => {
    const said = outline(
      'Obrecht GmbH',
      '',
      'Freiburg, den 27. Mai 2024',
      '',
      'Betreff: Bruch der Steigleitung',
      'unser Zeichen: 12/3',
      '',
      'Sehr geehrter Herr Maier,',
      '',
      'in der Nacht ist die Steigleitung gebrochen und das Wasser lief in drei Keller.',
      '',
      'Mit freundlichen Grüßen',
      'Anna Obrecht',
    )
    expect(said[0]).toBe('heading 1: Bruch der Steigleitung')
  })
})

describe('who signs a letter is for the notes alone, in whatever language', () => {
  test.each([
    [
      'a wish before a comma, over a name',
      [
        'Sayın Müdürüm,',
        '',
        'Servis 07.15’te kalksın.',
        '',
        'Saygılarımızla,',
        '',
        'Elif Karadağ',
        'Veliler adına',
      ],
      ['notes: Elif Karadağ', 'notes: Veliler adına'],
    ],
    [
      'a formula that ends in closing words',
      [
        'Estimada Sra. Prado:',
        '',
        'La obra costaría 38.500 euros.',
        '',
        'Sin otro particular, reciba un cordial saludo,',
        '',
        'Lucía Prado Benítez',
        'Presidenta',
      ],
      ['notes: Lucía Prado Benítez', 'notes: Presidenta'],
    ],
    [
      'names one below the other, and who gets a copy',
      [
        'नमस्ते,',
        '',
        'तीन महीने से पानी नहीं आया है।',
        '',
        'भवदीय',
        'सरोज वर्मा',
        'इरफ़ान अंसारी',
        '',
        'प्रतिलिपि: जिलाधिकारी बाराबंकी; खंड विकास अधिकारी; ग्राम प्रधान रसूलपुर',
      ],
      [
        'notes: सरोज वर्मा',
        'notes: इरफ़ान अंसारी',
        'notes: प्रतिलिपि: जिलाधिकारी बाराबंकी; खंड विकास अधिकारी; ग्राम प्रधान रसूलपुर',
      ],
    ],
  ])('%s', (_, lines, told) => {
    const said = outline(...lines)
    expect(said).toEqual([`paragraph: ${lines[2]}`, ...told])
  })

  test('values below a line that is drawn are told', () => {
    const said = outline(
      ...newest,
      'The water is fine.',
      '',
      'L',
      '---------- End forwarded ----------',
      '',
      'Values',
      '',
      'free chlorine 1.8 mg/l',
      'turbidity 0.4 NTU',
      '',
      'We open on Saturday and all lessons are held in the main pool until the tiles are dry.',
    )
    expect(said.join('\n')).toContain('free chlorine 1.8 mg/l')
  })
})

describe('what a letter is about, not whom it is for, is its title', () => {
  test.each([
    [
      'below a name that begins as a greeting does',
      [
        'Cabinet Morel',
        '8, rue des Tanneurs',
        '',
        'Lyon, le 3 février 2025',
        '',
        'Madame Claire Dutertre',
        '',
        'Objet : rénovation de votre immeuble',
        '',
        'Madame,',
        '',
        'Le devis est joint.',
        '',
        'Cordialement',
        'Hélène Morel',
      ],
      [
        'heading 1: Rénovation de votre immeuble',
        'cover: Cabinet Morel',
        'cover: Lyon, le 3 février 2025',
      ],
    ],
    [
      'below the word for whom it is for',
      [
        'सेवा में,',
        'जिला शिक्षा अधिकारी',
        '',
        'विषय: पेयजल की व्यवस्था',
        '',
        'महोदय,',
        '',
        'हैंडपंप नवंबर से खराब पड़ा है।',
        '',
        'भवदीय,',
        'राजेश पाटीदार',
      ],
      ['heading 1: पेयजल की व्यवस्था'],
    ],
    [
      'below a greeting with an Arabic comma',
      [
        'بسم الله الرحمن الرحيم',
        '',
        'التاريخ: ٧ تشرين الأول ٢٠٢٥',
        '',
        'السيد رئيس بلدية وادي الزيتون المحترم',
        'تحية طيبة وبعد،',
        '',
        'الموضوع: طلب ممر للمشاة أمام المدرسة',
        '',
        'أكتب إليكم بصفتي مديرة المدرسة وباسم مجلس أولياء الأمور.',
        '',
        'وتفضلوا بقبول فائق الاحترام،',
        'هدى منصور',
      ],
      ['heading 1: طلب ممر للمشاة أمام المدرسة'],
    ],
    [
      'in capitals below who writes to whom',
      [
        'Главе Приозёрского округа',
        'Н. В. Степанцову',
        '',
        'от жителей посёлка Лесная Дача',
        '',
        'КОЛЛЕКТИВНОЕ ОБРАЩЕНИЕ',
        '',
        'Уважаемый Николай Викторович!',
        '',
        'С 1 сентября отменён рейс автобуса в 7:05 и обратный в 15:20.',
        '',
        'Просим вернуть рейсы по учебным дням не позднее 1 ноября.',
      ],
      ['heading 1: КОЛЛЕКТИВНОЕ ОБРАЩЕНИЕ', 'cover: Главе Приозёрского округа'],
    ],
    [
      'in capitals over a greeting, where closing words show the letter',
      [
        'Директору А. В. Соколову',
        'от И. П. Лаптевой',
        '',
        'ЗАЯВЛЕНИЕ',
        '',
        'Уважаемый Алексей Викторович!',
        '',
        'Просим заменить трубу.',
        '',
        'С уважением,',
        'И. П. Лаптева',
      ],
      ['heading 1: ЗАЯВЛЕНИЕ', 'cover: Директору А. В. Соколову'],
    ],
  ])('%s', (_, lines, shown) => {
    expect(outline(...lines).filter((line) => /^(?:heading|cover)/u.test(line))).toEqual(shown)
  })
})

test.each([
  [
    'the number of an offer above it and a date below it',
    [
      'Angebot Nr. 2026-0318',
      'Sanierung Dachstuhl und Anbau, Alte Schule',
      'Ihre Anfrage vom 24.02.',
    ],
    'Sanierung Dachstuhl und Anbau, Alte Schule',
  ],
  [
    'what it answers below it',
    ['Beleuchtung des Fußwegs am Kanal', 'Ihr Schreiben vom 28. April'],
    'Beleuchtung des Fußwegs am Kanal',
  ],
])('a letter is called by what it is about, with %s', (_, subject, title) => {
  const said = outline(
    'Zimmerei Reitmeier GmbH',
    'Am Sägewerk 7, 83623 Dietramszell',
    '',
    'Gemeinde Oberlauterbach',
    'Rathausplatz 1',
    '                                            12. März 2026',
    '',
    ...subject,
    '',
    'Sehr geehrte Frau Sennhofer,',
    '',
    'der Dachstuhl von 1911 ist besser als befürchtet, und 27 von 34 Sparren sind gesund.',
    '',
    'Mit freundlichen Grüßen',
    'Andreas Reitmeier',
  )
  expect(said[0]).toBe(`heading 1: ${title}`)
  expect(said.filter((line) => line.startsWith('paragraph'))).toHaveLength(1)
})

test('whom a letter is for is not what it is about', () => {
  const said = outline(
    'Harbour Choir',
    '12 Quay Street, Wexham',
    '',
    '3 February 2026',
    '',
    'The Manager',
    'The Old Corn Exchange of Wexham',
    '14 High Street',
    '',
    'Dear Sir or Madam,',
    '',
    'We should like to hire the hall for our concert in May, as we did last year.',
    '',
    'Yours faithfully',
    'Dana Whitlock',
  )
  expect(said.some((line) => line.startsWith('heading'))).toBe(false)
})

test('a line with nothing but who wrote is the head of what is quoted deeper below it', () => {
  const said = outline(
    ...newest,
    'The pilot line starts on 16 March with two shifts.',
    '',
    'Lena',
    '',
    'On 1 March 2026 Tom Beale wrote:',
    '',
    '> The belts are worn and will not last until May.',
    '',
    'Aisha Khan wrote:',
    '',
    '>> The printer takes two weeks these days, and more in May.',
  )
  expect(said).toContain('heading 2: Aisha Khan')
  expect(said.filter((line) => line.includes('printer'))).toEqual([
    'paragraph: The printer takes two weeks these days, and more in May.',
  ])
})
