import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

/** What each block says: headings marked, items apart by strokes, what stands below one in brackets. */
const blocksOf = (...lines: string[]) =>
  readSource(lines.join('\n')).flatMap((block) => {
    if (block.kind === 'margin') return block.place === 'nowhere' ? [] : [`(${block.text.text})`]
    if (block.kind === 'heading') return [`# ${block.text.text}`]
    if (block.kind !== 'list') return ['text' in block ? block.text.text : block.kind]
    return [
      block.items
        .map(({ text, children }) =>
          [text.text, ...children.map((child) => `(${child.text.text})`)].join(' '),
        )
        .join(' | '),
    ]
  })

describe('a conversation', () => {
  test('that one slide has room for is told whole, with who says what', () => {
    expect(
      blocksOf(
        'Weekly sync',
        '',
        'Ana: Okay, signups were 3,210 last week.',
        'Ben: The test of the new page finished.',
        'Ana: So we ship it?',
        'Ben: Yes, on Monday.',
        'Ana: Great.',
      ),
    ).toEqual([
      '# Weekly sync',
      'Ana: Okay, signups were 3,210 last week. | Ben: The test of the new page finished. | Ana: So we ship it? | Ben: Yes, on Monday.',
    ])
  })

  test('keeps answers to questions whole in an interview, a mere yes or no among them', () => {
    expect(
      blocksOf(
        'Host: Is the bridge safe?',
        'Kim: No.',
        'Host: Will you close it?',
        'Kim: Yes. We close it on Monday for lorries.',
        'Host: And for cars?',
        'Kim: Not yet.',
      ),
    ).toEqual([
      '# Is the bridge safe?',
      'No.',
      '# Will you close it?',
      'Yes. We close it on Monday for lorries.',
      '# And for cars?',
      'Not yet.',
    ])
  })

  test('is none where each name comes once', () => {
    const text = [
      'Actions',
      '',
      'Lena: mail to the merchants',
      'Mark: rollback rehearsal',
      'Priya: go/no-go list',
      'Tomasz: backfill currency',
    ]
    expect(blocksOf(...text)[1]).toContain('Lena: mail to the merchants')
  })
})

describe('points of an agenda are headings', () => {
  test('where one person announces them', () => {
    expect(
      blocksOf(
        '[00:00:03] Lena: Can everybody hear me?',
        '[00:00:06] Omar: Yes, loud and clear.',
        '[00:00:12] Lena: First point: the pier.',
        '[00:00:20] Omar: Twelve of the forty piles are rotten.',
        '[00:00:40] Lena: Second point, the lease.',
        '[00:00:51] Omar: The tenant wants to stay five years.',
      ).slice(-4),
    ).toEqual([
      '# The pier',
      'Twelve of the forty piles are rotten.',
      '# The lease',
      'The tenant wants to stay five years.',
    ])
  })

  test('in scripts without spaces, over what is said of them in full', () => {
    expect(
      blocksOf(
        '00:00:10 王芳：好。第一项，浇水。',
        '00:00:15 李强：旧水管三月漏了两次，换新管要4200元。',
        '00:00:52 王芳：四月二十日换水管，我们出2100元。',
        '00:01:05 王芳：第二项，新成员。',
        '00:01:09 赵敏：今年有17户报名，地块只有9块。',
        '00:01:30 李强：我不同意，去年有两户是因为生病。',
      ).filter((one) => one.startsWith('#')),
    ).toEqual([
      '# 浇水',
      '# 旧水管三月漏了两次，换新管要4200元',
      '# 新成员',
      '# 今年有17户报名，地块只有9块',
    ])
  })

  test('where somebody is given the floor for one by name', () => {
    expect(
      blocksOf(
        '[00:00:03] Maya: Stage first. Bex?',
        '[00:00:08] Bex: The city has refused the pier.',
        '[00:00:20] Maya: Ferry. Idris.',
        '[00:00:30] Idris: They run until one in the morning.',
        '[00:00:41] Maya: Then the risk is small for us.',
        '[00:00:45] Bex: We have two tents if it rains.',
      ).filter((one) => one.startsWith('#')),
    ).toEqual(['# Stage first', '# Ferry'])
  })

  test.each([
    ['First aid', ['# First aid', '# Ferry', '# Tents']],
    ['One Stop Shop', ['# One Stop Shop', '# Ferry', '# Tents']],
    ['Two things', ['# Ferry', '# Tents']],
  ])('and not what says how many come: %s', (first, points) => {
    expect(
      blocksOf(
        `[00:00:03] Maya: ${first}. Bex?`,
        '[00:00:08] Bex: The city has refused the pier.',
        '[00:00:20] Maya: Ferry. Idris.',
        '[00:00:30] Idris: They run until one in the morning.',
        '[00:00:41] Maya: Tents. Bex.',
        '[00:00:45] Bex: We have two tents if it rains.',
      ).filter((one) => one.startsWith('#')),
    ).toEqual(points)
  })
})

test('a matter is called by what somebody says of it, over questions with their answers and what people say of themselves', () => {
  expect(
    blocksOf(
      'Ana: The release came eleven days late and cost 4,200 euros.',
      'Ben: I had only 90 euros for test accounts.',
      'Ana: Why did the test not show the fault?',
      'Ben: The accounts cost 300 euros, and all of them have one address.',
      'Ida: I asked for others in January. Nobody had time.',
      'Ana: Against? None. Then we make new accounts by Friday.',
      'Ben: Ida, who does that?',
      'Ida: Yes, me.',
    ),
  ).toEqual([
    '# The release came eleven days late and cost 4,200 euros',
    'Ben: I had only 90 euros for test accounts. | Why did the test not show the fault? The accounts cost 300 euros, and all of them have one address.',
    '(Ida: I asked for others in January. Nobody had time.)',
    '(Ana: Against? None. Then we make new accounts by Friday.)',
    '(Ben: Ida, who does that?)',
  ])
})

test('an interview is questions with what one answers', () => {
  expect(
    blocksOf(
      '[00:00:03] Host: How full is the lake?',
      '[00:00:08] Quiroga: It is at 38 per cent, against 61 last year.',
      '[00:00:20] Host: And what does a fine cost?',
      '[00:00:30] Quiroga: It is 300 euros the first time.',
      '[00:00:41] Host: When will the drip come?',
      '[00:00:45] Quiroga: The project is ready for next year.',
    ),
  ).toEqual([
    '# How full is the lake?',
    'It is at 38 per cent, against 61 last year.',
    '# And what does a fine cost?',
    'It is 300 euros the first time.',
    '# When will the drip come?',
    'The project is ready for next year.',
  ])
})

test('questions of an interview need no mark where a language has none', () => {
  expect(
    blocksOf(
      '[00:00:20] ปิ่น: ลุงเริ่มปลูกกาแฟตั้งแต่เมื่อไหร่คะ',
      '',
      '[00:00:25] ลุงคำปัน: ปี 2547 แต่ก่อนนั้นปลูกข้าวโพดทั้งดอย',
      '',
      '[00:00:48] ปิ่น: ทำไมถึงเลิกข้าวโพดคะ',
      '',
      '[00:00:52] ลุงคำปัน: ดินมันไหลลงมาหมด โคลนเข้าบ้านถึงเข่า',
      '',
      '[00:01:15] (รถผ่าน 20 วินาที)',
      '',
      '[00:01:30] ปิ่น: แล้วลูกชายลุงล่ะคะ',
      '',
      '[00:01:34] ลุงคำปัน: กลับมาแล้ว กลับมาเมื่อสองปีก่อน',
    ),
  ).toEqual([
    '# ลุงเริ่มปลูกกาแฟตั้งแต่เมื่อไหร่คะ',
    'ปี 2547 แต่ก่อนนั้นปลูกข้าวโพดทั้งดอย',
    '# ทำไมถึงเลิกข้าวโพดคะ',
    'ดินมันไหลลงมาหมด โคลนเข้าบ้านถึงเข่า',
    '# แล้วลูกชายลุงล่ะคะ',
    'กลับมาแล้ว กลับมาเมื่อสองปีก่อน',
  ])
})

describe('who asks in an interview', () => {
  test('may say first what the question is about, which stays with it', () => {
    expect(
      blocksOf(
        'Ida: You lost half of them in 2022. Why?',
        'Lena: The mite. We had treated them too late.',
        'Ida: How many are left?',
        'Lena: Around twenty hives are left.',
        'Ida: In spring there was much talk of a new law for those who keep hives within the town itself. What would it change?',
        'Lena: Nothing for us, we are out of town.',
      ),
    ).toEqual([
      '# You lost half of them in 2022. Why?',
      'The mite. We had treated them too late.',
      '# How many are left?',
      'Around twenty hives are left.',
      '# What would it change?',
      'Ida: In spring there was much talk of a new law for those who keep hives within the town itself.',
      'Nothing for us, we are out of town.',
    ])
  })

  test('and only states something is no heading, and is named beside who denies it', () => {
    expect(
      blocksOf(
        'Ida: How many hives do you have?',
        'Lena: Forty hives, give or take.',
        'Ida: The farm closes next year',
        'Lena: It does not. We only sell the shop.',
        'Ida: When is that?',
        'Lena: In May, if all goes well.',
      ).slice(2, 4),
    ).toEqual(['Ida: The farm closes next year', 'Lena: It does not. We only sell the shop.'])
  })
})

describe('an interview in which letters stand for who speaks', () => {
  const timed = (lines: string[]) => lines.map((line, at) => `[00:0${at}:05] ${line}`)
  const bare = (line: string) => line.replace(/^.*?: /u, '')
  const begun = [
    'R: How many patients use it now?',
    'Mrs D: It is 312 as of Friday, so that has gone well.',
    'R: What happened with the printer?',
    'Mrs D: It printed everything a size too small for six days.',
  ]
  const told = [
    '# How many patients use it now?',
    'It is 312 as of Friday, so that has gone well.',
    '# What happened with the printer?',
    'It printed everything a size too small for six days.',
  ]
  const end = ['R: And what should we leave alone?', 'Mrs D: The barcode, which you scan.']
  const ended = ['# And what should we leave alone?', 'The barcode, which you scan.']

  test.each<[string, string[], string[]]>([
    [
      'a question that only repeats what was said asks for no more',
      ['Mrs D: But.', 'R: But?', 'Mrs D: But ninety of those give out their password.'],
      ['But ninety of those give out their password.'],
    ],
    [
      'what who asks sums up is told where the answer takes it up, and not again',
      [
        'R: Right. So nobody in the house hears about it.',
        'Mrs D: Nobody hears about it. I have a shelf.',
      ],
      ['So nobody in the house hears about it.', 'I have a shelf.'],
    ],
    [
      'and is for the notes where it does not',
      ['R: Right. So nobody in the house hears about it.', 'Mrs D: They do. I ring them.'],
      ['(R: Right. So nobody in the house hears about it.)', '# ', 'They do. I ring them.'],
    ],
    [
      'a question of somebody else stands before its answer',
      ['S: Fifty-seven in one branch or in both?', 'Mrs D: Garrow Road alone, love.'],
      ['Fifty-seven in one branch or in both? Garrow Road alone, love.'],
    ],
    [
      'and so does one of who answers',
      [
        'R: Can I ask about the price? The pilot is free until June.',
        'Mrs D: And then it is what, eighty-five?',
        'R: Eighty-five a month for each branch.',
        'Mrs D: If I still pay somebody to ring people, no.',
      ],
      [
        '# Can I ask about the price?',
        'The pilot is free until June.',
        'And then it is what, eighty-five? Eighty-five a month for each branch.',
        'If I still pay somebody to ring people, no.',
      ],
    ],
    [
      'nothing stands under a question that was not asked about it',
      [
        'R: S. is writing all of it down.',
        'Mrs D: Oh, and the colour. The green looks grey to my cousin.',
      ],
      [
        '(R: S. is writing all of it down.)',
        '# ',
        'Oh, and the colour. The green looks grey to my cousin.',
      ],
    ],
    [
      'who comes back to the talk says nothing of it',
      ['Mrs D: One second.', 'Mrs D: Sorry about that. Where were we.'],
      ['(Mrs D: One second.)', '(Mrs D: Sorry about that. Where were we.)'],
    ],
  ])('%s', (_, said, expected) => {
    expect(blocksOf(...timed([...begun, ...said, ...end]))).toEqual([
      ...told,
      ...expected,
      ...ended,
    ])
  })

  test('has its first question, which says “recording”, where the answer tells something', () => {
    const first = [
      'R: When did you make your first recording?',
      'Mrs D: In 1987, it sold 400 copies.',
    ]
    expect(blocksOf(...timed([...first, ...begun.slice(2), ...end]))).toContain(
      '# When did you make your first recording?',
    )
  })

  test.each([
    ['OK, I am recording now. Is that still fine?', 'Yes yes. Go ahead.', begun.map(bare)],
    [
      'Ich nehme das auf, ist das in Ordnung?',
      'Ja, ja, machen Sie nur.',
      ['Wie viele Völker haben Sie?', 'Vierzig.', 'Und der Honig?', 'Er geht auf den Markt.'],
    ],
    [
      'Puis-je vous enregistrer ?',
      'Oui, oui, allez-y.',
      ['Combien de ruches avez-vous ?', 'Quarante.', 'Et le miel ?', 'Il part au marché.'],
    ],
    [
      '録音してもいいですか？',
      'はい、どうぞ。',
      [
        'いつ始めましたか？',
        '三年前の春に町の端の畑を借りて始めました。',
        '何人いますか？',
        '毎週土曜日に十二人で集まっています。',
      ],
    ],
  ])('that it is recorded is for the notes: %s', (asked, answered, rest) => {
    const said = [asked, answered, ...rest].map((one, at) => `${'RP'[at % 2]}: ${one}`)
    expect(blocksOf(...timed(said)).filter((one) => one.startsWith('('))).toEqual([
      `(R: ${asked})`,
      `(P: ${answered})`,
    ])
  })
})

test('two questions of an interview are headings too', () => {
  expect(
    blocksOf(
      'Host: Is the bridge safe?',
      'Kim: No, it is forty years old and nobody has looked at it.',
      'Host: Will you close it?',
      'Kim: We close it on Monday for lorries.',
    ).filter((line) => line.startsWith('#')),
  ).toEqual(['# Is the bridge safe?', '# Will you close it?'])
})

test('when somebody spoke is no part of the name, in markdown too', () => {
  const said = [
    'How full is the lake?',
    'It is at 38 per cent.',
    'And what does a fine cost?',
    'It is 300 euros.',
    'Who pays for the drip?',
    'The state pays for most of it.',
  ]
  const lines = said.map(
    (words, at) => `**${['Nina Brandt', 'Jo Wolff'][at % 2]} (0${at}:10):** ${words}`,
  )
  expect(blocksOf('# The lake', '', lines.join('\n\n'))).toEqual([
    '# The lake',
    '# How full is the lake?',
    'It is at 38 per cent.',
    '# And what does a fine cost?',
    'It is 300 euros.',
    '# Who pays for the drip?',
    'The state pays for most of it.',
  ])
})

describe('whoever speaks once is told apart from who spoke before', () => {
  test('behind a short answer', () => {
    expect(
      blocksOf(
        '[14:01] Ulla: Ich bin gegen den Verkauf',
        '[14:02] Gero: Ich bin dafür, der Wagen steht nur rum',
        '[14:02] Ulla: Aber im Winter brauchen wir ihn',
        '[14:03] Piet: stimmt. Wir haben 2.400 Euro Angebot',
        '[14:06] Ulla: Nein, Abstimmung am Freitag',
      )[0],
    ).toContain('Winter brauchen wir ihn | Piet: stimmt.')
  })

  test('where all write in small letters', () => {
    expect(
      blocksOf(
        '[14:01] Ulla: ich bin gegen den Verkauf',
        '[14:02] Gero: ich bin dafür, der Wagen steht nur rum',
        '[14:02] Ulla: aber im Winter brauchen wir ihn',
        '[14:03] Piet: wir haben 2.400 Euro Angebot, mehr kriegen wir nicht',
        '[14:06] Ulla: nein, Abstimmung am Freitag',
      ),
    ).toEqual([
      [
        'Ulla: ich bin gegen den Verkauf',
        'Gero: ich bin dafür, der Wagen steht nur rum',
        'Ulla: aber im Winter brauchen wir ihn',
        'Piet: wir haben 2.400 Euro Angebot, mehr kriegen wir nicht',
        'Ulla: nein, Abstimmung am Freitag',
      ].join(' | '),
    ])
  })

  test('whose first sentence ends before another label', () => {
    expect(
      blocksOf(
        '[10:05] Moira: So do we roll out or not?',
        '[10:06] Sunil: I disagree, or the numbers are useless',
        '[10:07] Moira: fine. Decision: roll out to the other nine',
        '[10:08] Sunil: patients over 75 hate the texts',
        '[10:08] Moira: then they get a call',
      )[0],
    ).toContain('useless | Moira: ')
  })
})
