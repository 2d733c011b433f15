import { describe, expect, test } from 'vitest'
import { blockOutline, leftOutOf } from '../../../support/block-outline.ts'
import { composeTextWithLedger } from '../../../support/compose-text.ts'

const body = 'The boat leaves at midnight. It takes 74 cars.'
const italian = 'Il traghetto parte a mezzanotte e porta settantaquattro auto.'

describe('where a text is signed is no content', () => {
  test.each([
    ['Das Boot fährt um Mitternacht.', 'f. d. R.  M. Krüger-Aßmann', []],
    ['Das Boot fährt um Mitternacht.', 'i. A. Tom Weiss', []],
    ['배는 자정에 떠납니다.', '2025년 1월 20일   한서윤 (인)', ['cover: 2025년 1월 20일']],
    [
      '船於午夜出發,可載七十四輛車。',
      '中華民國114年6月27日        甲方代表:溫至遠    乙方代表:簡淑惠',
      ['cover: 中華民國114年6月27日'],
    ],
    [
      'Statek wypływa o północy z portu i wraca rano.',
      'Gdynia, 12 maja 2026\nMarta Nowak',
      ['cover: Gdynia, 12 maja 2026', 'notes: Marta Nowak'],
    ],
  ])('%s %s', (said, line, cover) => {
    expect(blockOutline(`# Night boat\n\n${said}\n\n${line}`)).toEqual([
      'heading 1: Night boat',
      `paragraph: ${said}`,
      ...cover,
    ])
  })

  test.each([
    [
      'हस्ताक्षर\nसरपंच – मोहनलाल दाँगी\nसचिव – रेखा वर्मा',
      ['notes: सरपंच – मोहनलाल दाँगी', 'notes: सचिव – रेखा वर्मा'],
    ],
    [
      'Игорь Лапшин\n\nP.S. Билет у меня цел.\n\n[Лене: цифры сверил.]',
      ['notes: Игорь Лапшин', 'notes: Билет у меня цел.', 'notes: [Лене: цифры сверил.]'],
    ],
    ['Fabriano, 20 gennaio 2025', ['cover: Fabriano, 20 gennaio 2025']],
    ['GT\nHarbour Office, 27 March', ['notes: GT', 'cover: Harbour Office, 27 March']],
    ['                              J.W., Hallow Combe', ['notes: J.W., Hallow Combe']],
    ['                                  geom. Carla Ferrante', ['notes: geom. Carla Ferrante']],
    ['                                  mgr inż. Jan Nowak', ['notes: mgr inż. Jan Nowak']],
    ['                                  Grand Hotel', ['notes: Grand Hotel']],
  ])('nor by initials and a place, or at the right margin, which is a guess: %s', (lines, cover) => {
    const said = lines.startsWith('Fabriano') ? italian : body
    expect(blockOutline(`# Night boat\n\n${said}\n\n${lines}`)).toEqual([
      'heading 1: Night boat',
      `paragraph: ${said}`,
      ...cover,
    ])
  })

  test.each([
    'we love New York',
    'nach Bad Homburg',
    'for the New Year',
  ])('small words before capitals at the right margin are told: %s', (line) => {
    const said = blockOutline(`Night boat\n\n${body}\n\n${' '.repeat(25)}${line}`)
    expect(said.at(-1)).toBe(`paragraph: ${line}`)
  })

  test.each([
    'We ask the council to sell the boat in May and to buy two small ones.',
    'Wir bitten den Rat, das Boot im Mai zu verkaufen und zwei kleine zu kaufen.',
  ])('a statement in italics at the end is told: %s', (line) => {
    for (const over of ['## What we ask', 'It takes 74 cars.'])
      expect(blockOutline(`# Night boat\n\n${body}\n\n${over}\n\n*${line}*`).at(-1)).toBe(
        `paragraph: ${line}`,
      )
  })

  test.each([
    'The company loses forty thousand a year. We propose to sell the boat by May.',
    'Das Boot verliert vierzigtausend im Jahr. Wir schlagen vor, es im Mai zu verkaufen.',
  ])('what stands in italics below the title and states something is told whole: %s', (line) => {
    expect(blockOutline(`# Night boat\n\n*${line}*\n\n${body}`)[1]).toBe(`paragraph: ${line}`)
  })

  test.each([
    'Warning: the boat does not sail when the wind is above eight, whatever the board says about it, and no money is given back',
    'El barco no sale con viento fuerte.',
  ])('a statement in bold over the title is told: %s', (line) => {
    expect(blockOutline(`**${line}**\n\n# Night boat\n\n${body}`).join('\n')).toMatch(
      new RegExp(`^(?:paragraph|heading \\d): ${line.slice(0, 30)}`, 'mu'),
    )
  })

  test.each([
    '*Text: Hanna Berg. Photos by the club.*',
    '*Open on Tuesdays from 9 to 12.*',
  ])('what stands in italics below everything is for the notes: %s', (line) => {
    expect(blockOutline(`# Night boat\n\n${body}\n\n${line}`).slice(2)).toEqual([
      `notes: ${line.slice(1, -1)}`,
    ])
  })

  test.each([
    [
      '*Prepared by Gwen Tregear for the meeting of 8 April.*',
      ['cover: Prepared by Gwen Tregear for the meeting of 8 April.'],
    ],
    [
      '*Article pour le n° 47 – version relue, merci de ne plus toucher au titre.*',
      ['notes: Article pour le n° 47 – version relue, merci de ne plus toucher au titre.'],
    ],
    ['*Last updated: 2 April 2025.*', ['cover: Last updated: 2 April 2025.']],
    ['The *Seagull* leaves first.', ['paragraph: The Seagull leaves first.']],
    [
      '*Last updated: 2 April 2025. It replaces no rules.*',
      ['paragraph: Last updated: 2 April 2025. It replaces no rules.'],
    ],
  ])('what stands in italics below the title is no text: %s', (line, told) => {
    expect(blockOutline(`# Night boat\n\n${line}\n\n${body}`).slice(1, 2)).toEqual(told)
  })

  test.each([
    ['*Étienne Marcillac*', ['cover: Étienne Marcillac']],
    [
      'هند بنت سعيد المرزوقي\n(كاتبة ومعلمة جغرافيا)',
      ['cover: هند بنت سعيد المرزوقي', 'notes: (كاتبة ومعلمة جغرافيا)'],
    ],
    ['Ana Silva\n(teaches at the school)', ['cover: Ana Silva', 'notes: (teaches at the school)']],
  ])('who wrote it is for the cover: %s', (lines, told) => {
    const said = `${body} ${lines.startsWith('ه') ? 'أنا أكتب هذا.' : 'Je le sais, I saw it for myself.'}`
    expect(blockOutline(`# Night boat\n\n${said}\n\n« It leaves. »\n\n${lines}`).slice(3)).toEqual(
      told,
    )
  })

  test.each([
    '**Key Findings**\n\nIt leaves at night.',
    '“It leaves.”\n\nEdith Marlow, gardener',
    '*Thank You*',
    'Old Town Hall\n(entrance at the back)',
    'Altes Rathaus Nord\n(Eingang hinten)',
  ])('a heading and a speaker are no author: %s', (lines) => {
    expect(blockOutline(`# Night boat\n\n${body}\n\n${lines}`).join()).not.toContain('cover')
  })

  test('what is declared over it and remarked below it is for the notes', () => {
    const lines =
      '위 내용은 사실과 다름이 없습니다.\n2025년 1월 20일   한서윤 (인)\n\n※ 사진은 따로 보냅니다.'
    expect(blockOutline(`# Night boat\n\n배는 자정에 떠납니다.\n\n${lines}`).slice(2)).toEqual([
      'notes: 위 내용은 사실과 다름이 없습니다.',
      'cover: 2025년 1월 20일',
      'notes: ※ 사진은 따로 보냅니다.',
    ])
  })

  test.each([
    'Next meeting: 16 October, 7 p.m.',
    'Board meeting\n12 May 2026',
    'Firma Henke 17.–21. März',
    '12 May 2026   Board\n19 May 2026   Members',
    '12 May 2026\nTown Hall',
    'Friday, 12 May 2026\nTown Hall',
    '12 May 2026\n19:30',
    '31.12.2025    1.250',
    '2026年3月6日\n市民ホール',
  ])('an appointment is: %s', (lines) => {
    expect(blockOutline(`# Night boat\n\n${body}\n\n${lines}`).join('\n')).toContain(
      /\d+ \p{L}+ 2026|\d+\. \p{L}+|\d+ \p{L}+|^\S+/u.exec(lines)?.[0],
    )
    expect(leftOutOf(`# Night boat\n\n${body}\n\n${lines}`)).toEqual([])
  })
})

test.each([
  ['who signs with one name', 'Ich sehe das jede Woche und schreibe es auf.\n\nDonata', 'Donata'],
  ['who took the pictures', 'Фото автора. Имена изменены.', 'Фото'],
  ['how somebody feels', 'The mill stands at the river ㅠㅠ', 'ㅠㅠ'],
])('%s is no content', (_, end, word) => {
  const told = blockOutline(`Water\n\n${body}\n\n${end}`).filter((one) => !one.startsWith('notes'))
  expect(told.join('\n')).not.toContain(word)
})

test('who took a picture that the text tells of is told', () => {
  const end =
    'The photos by Ana Ruiz show the mill in 1950, when it had two wheels and no roof at all.'
  expect(blockOutline(`Water\n\n${body}\n\n${end}`).join('\n')).toContain('Ana Ruiz')
})

describe('what a form leaves room for is no content', () => {
  test.each([
    ['Klasa 7b, przyroda            Imię i nazwisko: ...................', 'Klasa 7b, przyroda'],
    ['Name: ________ Date: ________', undefined],
    ['Unterschrift ________________', undefined],
    ['Signed (member) ....................  Date ............', undefined],
    ['氏名:＿＿＿＿＿＿', undefined],
  ])('%s', (line, kept) => {
    const said = blockOutline(`Water\n\n${body}\n\n${line}`)
    expect(said.slice(2)).toEqual(kept === undefined ? [] : [`paragraph: ${kept}`])
  })

  test('who is to sign, side by side, wherever that stands', () => {
    const text = `Acta\n\n${body}\n\nV.º B.º La presidenta                    El secretario\n\nAsistentes: bajo A, 1.º A y 2.º A, con un total de 29 votos.`
    expect(blockOutline(text).join('\n')).not.toMatch(/presidenta|secretario/u)
    expect(blockOutline(text).join('\n')).toContain('Asistentes')
  })

  test('dots that lead to an amount are none, whatever its width', () => {
    const accounts =
      'Ingresos por cuotas ............ 41.280,00 €\nOtros ingresos (antena) ........  3.600,00 €\nGastos ordinarios .............. 38.914,55 €\nResultado ......................  5.965,45 €'
    expect(blockOutline(`Cuentas\n\n${accounts}`).slice(1)).toEqual([
      'table: ,  / Ingresos por cuotas, 41.280,00 € / Otros ingresos (antena), 3.600,00 € / Gastos ordinarios, 38.914,55 € / Resultado, 5.965,45 €',
    ])
  })

  test('a line that is signed too is left out once', () => {
    const line = 'Unterschrift: ________   Anna Berg'
    const text = `Water\n\n${body}\n\n${line}`
    expect(blockOutline(text).slice(2)).toEqual([])
    expect(
      leftOutOf(text)
        .join(' ')
        .match(/Unterschrift|Anna/gu),
    ).toEqual(['Unterschrift', 'Anna'])
  })

  test.each([
    'The capital of Norway is ____.',
    'Introduction ........... 4',
    'Well..... it leaks.',
  ])('a gap in a sentence and a table of contents are: %s', (line) =>
    expect(leftOutOf(`Water\n\n${body}\n\n${line}`)).toEqual([]))
})

describe('what stands over a draft for those who finish or read it is no content', () => {
  test.each([
    [
      'Night boat – my notes (rough, slides to be made by Sunday – Ana)',
      'Night boat – my notes',
      body,
    ],
    [
      'Nachtboot – Notizen (roh, bis Sonntag Folien machen)',
      'Nachtboot – Notizen',
      'Das Boot fährt um Mitternacht und nimmt 74 Autos mit.',
    ],
    ['夜の船について（下書き、日曜までにスライドにする）', '夜の船について', '船は夜中に出ます。'],
  ])('%s', (line, title, said) => {
    expect(blockOutline(`${line}\n\n${said}`)).toEqual([
      `heading 1: ${title}`,
      `paragraph: ${said}`,
    ])
  })

  test('nor what is asked of its readers; how far it is may be asked about', () => {
    const head =
      'Prepared for the Committee by the Team. Draft 4, circulated 17 May. Comments to Rosie please.'
    expect(blockOutline(`# Night boat\n\n${head}\n\n${body}`)).toEqual([
      'heading 1: Night boat',
      'paragraph: Prepared for the Committee by the Team.',
      `paragraph: ${body}`,
      'notes: Draft 4, circulated 17 May.',
    ])
  })

  test.each([
    ['Notes for the jury', '(version 2; please check the dates!)', body],
    [
      'Szkic dla jury',
      '(wersja 2; proszę sprawdzić daty!)',
      'Statek wypływa o północy z portu i wraca rano.',
    ],
  ])('a request over the title in markdown is in the notes: %s', (bold, remark, said) => {
    expect(blockOutline(`**${bold}**\n${remark}\n\n# Night boat\n\n${said}`)).toEqual([
      `cover: ${bold}`,
      'heading 1: Night boat',
      `paragraph: ${said}`,
      `notes: ${remark}`,
    ])
  })

  test.each([
    'We sold 400 cheeses (raw milk only) in May.',
    'About 40 guests came (a rough guess).',
    'Raw milk is sold here. Comments to Rosie please.',
    'The concept (roh) is Dutch. Please comment on it.',
    'See the [draft][1] of May.',
  ])('what a text says of its subject is: %s', (line) => {
    const text = `# Cheese\n\n${line}\n\n[1]: https://x.example/draft\n`
    expect(blockOutline(text).slice(1)).toEqual([
      `paragraph: ${line.replace(/\[(draft)\]\[1\]/u, '$1')}`,
    ])
  })

  test.each([
    'Annual report (2023)',
    'The draft law (second reading)',
    'Regulation (EC) No 1907',
  ])('a title is: %s', (title) =>
    expect(blockOutline(`# ${title}\n\n${body}`)[0]).toBe(`heading 1: ${title}`))
})

describe('a footnote is for the notes, where its mark stands', () => {
  test.each([
    ['markdown', `Costs rose.[^1] Fares did not.\n\n[^1]: By 4 percent.`, 'By 4 percent.'],
    ['a raised number', `Costs rose.¹ Fares did not.\n\n¹ By 4 percent.`, '¹ By 4 percent.'],
    ['a star', `Costs rose* in May.\n\n\\* By 4 percent.`, '* By 4 percent.'],
  ])('%s', (_, text, note) => {
    expect(blockOutline(`# Boat\n\n${text}\n\n## Next\n\n${body}`)).toContain(`notes: ${note}`)
  })

  test('and a star under a table', () => {
    const table = '| Item | Cost |\n|---|---|\n| Fuel | 51,200 * |\n| Crew | 72,000 |'
    expect(blockOutline(`# Boat\n\n${table}\n\n\\* Estimate: 17 trips.\n`)).toContain(
      'notes: * Estimate: 17 trips.',
    )
  })

  test('and a star at the end of a list with other marks', () => {
    const said = blockOutline(
      'Workshop\n\nBring these.\n\n- 4 forks\n- a thermometer*\n\n* lent by the school\n',
    )
    expect(said.slice(2)).toEqual(['list: 4 forks / a thermometer*', 'notes: lent by the school'])
  })

  test('an item that begins in bold has no star before it', () => {
    const table = '| Item | Cost |\n|---|---|\n| Fuel | 51,200 * |\n| Crew | 72,000 |'
    const said = blockOutline(`# Boat\n\n${table}\n\n- Crew is fixed\n- **Fuel** may rise\n`)
    expect(said.at(-1)).toBe('list: Crew is fixed / Fuel may rise')
  })

  test('a list of one item is none without its mark', () => {
    expect(blockOutline(`# Boat\n\n${body}\n\n* Bring coats`)).toContain('list: Bring coats')
  })
})

const mill =
  'Harrow Mill to reopen\n\nThe old mill will reopen in spring 2027 as 26 workshops. The plan costs £3.4m. Rents start at £95 a month.'
const mühle =
  'Die Mühle öffnet wieder\n\nDie alte Mühle öffnet im Frühjahr 2027 mit 26 Werkstätten. Der Umbau kostet 3,4 Millionen Euro.'

test.each([
  [
    '# Repairs – Q3 review (draft v2, not for circulation)',
    '(draft v2, not for circulation)',
    mill,
  ],
  ['# Die Mühle (Entwurf, nicht weitergeben)', '(Entwurf, nicht weitergeben)', mühle],
  [
    'PRESS RELEASE - EMBARGOED until Tuesday 6am',
    'PRESS RELEASE - EMBARGOED until Tuesday 6am',
    mill,
  ],
  [
    'CONFIDENTIAL – do not forward before 3 June',
    'CONFIDENTIAL – do not forward before 3 June',
    mill,
  ],
])('a mark of how a text is to be treated is in the notes: %s', (line, mark, body) => {
  const { ledger } = composeTextWithLedger(`${line}\n\n${body}`)
  const entry = ledger.entries.find(({ passage }) => passage.text.text === mark)
  expect(entry?.place).toBe('notes')
})
