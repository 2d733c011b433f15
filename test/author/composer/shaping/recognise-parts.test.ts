import { describe, expect, test } from 'vitest'
import type { PartKind } from '../../../../src/author/composer/shaping/part.ts'
import { composeText, findBlock } from '../../../support/compose-text.ts'
import { findPart, partsOf } from '../../../support/parts.ts'

const kinds: [PartKind, string, string][] = [
  ['chart', 'en', 'Paid social €60,000, creators €35,000, press and events €15,000.'],
  ['chart', 'de', 'Personal 60.000 €, Miete 35.000 € und Reserve 15.000 €.'],
  [
    'timeline',
    'en',
    '- Monday 9 March: embargo lifts\n- Tuesday 10 March: videos\n- Friday 13 March: numbers',
  ],
  [
    'cards',
    'en',
    '**Offline maps.** Whole countries in two minutes.\n**Shared trips.** Up to eight people plan together.\n**Watch app.** Turns on the wrist without the phone.',
  ],
  [
    'timeline',
    'en',
    '- January 2026: Hub opens\n- April 2026: Contract signed\n- Spring 2027: Second hub planned',
  ],
  [
    'timeline',
    'en',
    '* 14 February 2025 – Exhibition opens\n* 3 March 2025 – Pumps installed\n* 21 June 2025 – Long night',
  ],
  ['timeline', 'en', '2019: Founded\n2021: First office\n2024: Hundred members'],
  [
    'timeline',
    'en',
    'In 2019, the firm was founded. In March 2021 it moved to Leeds. In 2024, it had a hundred members.',
  ],
  ['timeline', 'en', 'Date\tEvent\n2024-05-01\tKick-off\n2024-08-15\tPilot\n2025-01-10\tLaunch'],
  [
    'timeline',
    'en',
    '- 9:00 Welcome and coffee\n- 9:30: Opening talk\n- 11:00: Workshops'.replace(
      '9:00 W',
      '9:00: W',
    ),
  ],
  [
    'timeline',
    'de',
    '- März 2024: Baubeginn\n- 12. Januar 2025: Störung im Südnetz\n- Herbst 2026: Ausbau geplant',
  ],
  [
    'timeline',
    'fr',
    '- 1er janvier 2025 : ouverture du site\n- mars 2025 : première livraison\n- T3 2025 : extension prévue',
  ],
  [
    'timeline',
    'es',
    '- Enero de 2025: apertura\n- 15 de marzo de 2025: primer envío\n- Otoño 2026: ampliación prevista',
  ],
  [
    'timeline',
    'pt',
    '- Janeiro de 2025: abertura\n- 15 de março de 2025: primeiro envio\n- Julho de 2026: ampliação prevista',
  ],
  [
    'timeline',
    'ru',
    '- Январь 2025 года: открытие\n- 15 марта 2025 г.: первая поставка\n- Осень 2026: расширение планируется',
  ],
  [
    'timeline',
    'ja',
    '- 2026年1月：自動化を開始\n- 2026年4月：契約を締結\n- 2026年第4四半期：統合予定',
  ],
  [
    'timeline',
    'ko',
    '- 2026년 1월: 자동화 시작\n- 2026년 4월: 계약 체결\n- 2026년 4분기: 통합 예정',
  ],
  ['timeline', 'zh', '- 2026年1月：开始自动化\n- 2026年4月：签订合同\n- 2026年第四季度：计划整合'],
  [
    'timeline',
    'pl',
    '- styczeń 2025: otwarcie\n- 15 marca 2025: pierwsza dostawa\n- jesień 2026: planowana rozbudowa',
  ],
  [
    'comparison',
    'en',
    '## Build or buy\n**Build**: full control; 9 months; €1.4 million.\n**Buy**: live in 10 weeks; €380,000 a year; lock-in.',
  ],
  ['comparison', 'en', '## Rail vs road\n### Rail\n- slow\n- cheap\n### Road\n- fast\n- dear'],
  [
    'comparison',
    'en',
    '## Night work\n### Pros\n- quiet streets\n- cheaper power\n### Cons\n- tired crews\n- noise complaints',
  ],
  ['comparison', 'en', '- Advantages: cheap; quick; simple\n- Drawbacks: noisy; fragile; hot'],
  [
    'comparison',
    'de',
    '## Kaufen oder mieten\n**Kaufen**: 2 Mio. €; eigenes Haus; viel Aufwand.\n**Mieten**: 90.000 € im Jahr; sofort frei; keine Pflege.',
  ],
  [
    'comparison',
    'de',
    '### Vorteile\n- weniger Lärm\n- weniger Abgas\n### Nachteile\n- höhere Kosten\n- längere Wege',
  ],
  [
    'comparison',
    'fr',
    '## Louer ou acheter\n**Louer** : 900 € par mois ; libre tout de suite.\n**Acheter** : 240 000 € ; travaux de 6 mois.',
  ],
  [
    'comparison',
    'es',
    '## Alquilar o comprar\n**Alquilar**: 900 € al mes; libre ya; sin obras.\n**Comprar**: 240.000 €; 6 meses de obras; casa propia.',
  ],
  [
    'comparison',
    'ja',
    '### メリット\n- 費用が安い\n- 導入が早い\n### デメリット\n- 機能が少ない\n- 保守が必要',
  ],
  ['stats', 'en', '212 customers opened a ticket. About 38,400 labels were not printed on time.'],
  ['stats', 'en', 'Revenue grew 18% to $42.6 million. Churn fell to 2.1%.'],
  ['stats', 'en', '- Revenue: $42.6 million (up 18%)\n- Net promoter score: 61\n- Churn: 2.1%'],
  ['stats', 'en', '- Paint: 19 euros per square metre\n- Heating: 11 euros per flat'],
  ['stats', 'de', 'Der Umsatz stieg um 7 % auf 61,4 Mio. €. Die Wartezeit beträgt 3 Minuten.'],
  ['stats', 'ru', 'Выручка выросла на 18 % до 42,6 млн рублей. Отток снизился до 2,1 %.'],
  [
    'definition',
    'en',
    '## Glossary\n- Accession: the formal entry of an object\n- Provenance: the record of owners',
  ],
  [
    'definition',
    'de',
    '## Begriffe\n- Lastgang: Verlauf der Leistung über einen Tag\n- Spitzenlast: höchste Leistung eines Tages',
  ],
  [
    'cards',
    'en',
    '- **Speed**: pages load twice as fast\n- **Privacy**: no tracking of visitors\n- **Price**: free for schools',
  ],
  [
    'steps',
    'en',
    'First, the curator writes a request. Then the conservator examines the object. Finally, the courier hands it over.',
  ],
  [
    'steps',
    'de',
    'Zuerst stellt der Kunde den Antrag. Dann prüft ein Techniker die Leitung. Schließlich verlegt die Firma das Kabel.',
  ],
  ['steps', 'ja', 'まず、カードを登録する。次に、本を選ぶ。最後に、機械で手続きする。'],
  [
    'steps',
    'en',
    '## How to borrow a kayak\n\n1. Ring the warden\n2. Fetch a vest\n3. Sign the book',
  ],
  ['steps', 'it', '## I tre passi\n\n1. Chiamare il custode\n2. Prendere il giubbotto\n3. Firmare'],
  ['list', 'en', '## Enclosures\n\n1. Site plan\n2. Three quotes\n3. Letter of the school'],
  [
    'list',
    'en',
    '## What we set out to do\n\n1. Train 70 wardens\n2. Mend 12 kayaks\n3. Fill the lake',
  ],
  [
    'list',
    'en',
    '## Why\n\n1. The fan was clogged.\n2. There was no spare.\n3. The alarm reached no one.',
  ],
  ['list', 'zh-Hant', '## 乙方之義務\n\n1. 禁止飲食。\n2. 不得使用釘子。\n3. 應投保責任險。'],
  [
    'list',
    'ja',
    '## 引き継ぎ事項\n\n1. 鍵は事務室にあります。\n2. 無線機を充電します。\n3. 名簿が古いです。',
  ],
  [
    'list',
    'tr',
    '## Esaslar\n\n4.1. Üç gün ofiste çalışılır.\n\n4.2. Takvim aya kadar işlenir.\n\n4.3. Günler devretmez.',
  ],
  [
    'list',
    'de',
    '## § 3 Haus\n\n1. Die Zufahrt ist frei.\n2. Öl wird nicht gelagert.\n3. Schäden meldet der Mieter.',
  ],
  [
    'list',
    'fr',
    '## Les raisons de la baisse\n\n1. Le bus passe plus tard.\n2. L’école a changé ses horaires.\n3. La salle reste froide.',
  ],
  [
    'steps',
    'en',
    '## From frame to jar\n\n1. Uncap the frames.\n2. Strain the honey.\n3. Label the jars.',
  ],
  [
    'steps',
    'de',
    '## Fernwärme im Haus\n\n1. **Anfrage:** Sie nennen die Adresse.\n2. **Prüfung:** Wir messen nach.\n3. **Einbau:** Ein Betrieb tauscht den Kessel.',
  ],
  ['steps', 'de', '## Ablauf\n\n1. Wehr schließen.\n2. Becken leeren.\n3. Rechen säubern.'],
  [
    'list',
    'en',
    '## Our wish\n\n1. Move the tours. March has room for 14.\n2. Use the barn. It seats 20.\n3. Refund all. That costs £3,630.',
  ],
  ['quote', 'en', '‘I came for the whale and stayed for the café.’ – Maria Olsen, Bergen'],
  ['quote', 'de', '„Nach vier Stunden war der Strom wieder da.“ — Ingrid Maier, Bäckerei am Markt'],
  ['quote', 'fr', '« Tout est prêt en deux jours. » — Anne Petit, Lyon'],
  ['quote', 'ja', '「静かで、席も広い。」— 山田花子、大学生'],
  [
    'code',
    'en',
    'Run this:\n\n```ts\nconst a = 1\nconst b = 2\nconsole.log(a + b)\n```\n\nThen look at the output of the program.',
  ],
  ['chart', 'en', '- Wind: 52%\n- Sun: 31%\n- Water: 17%'],
  [
    'prose',
    'en',
    'The committee met twice. It heard the reports of both groups and asked for more time. Nothing was decided in the end.',
  ],
  ['list', 'en', '- Array\n- Linked list\n- Queue\n- Stack'],
]

describe('the shape of the content gives the kind', () => {
  test.each(kinds)('%s (%s): %s', (kind, language, text) => {
    expect(partsOf(text, language).map((part) => part.kind)).toContain(kind)
  })
})

describe('a timeline', () => {
  test('has the dates as printed, and the events without them', () => {
    const { events } = findPart(
      '- January 2026: Rotterdam automation starts\n- Busan contract signed (April 2026)\n- In July 2026, the hub runs fully automated',
      'timeline',
    )
    expect(events.map((event) => [event.date.text, event.text.text])).toEqual([
      ['January 2026', 'Rotterdam automation starts'],
      ['April 2026', 'Busan contract signed'],
      ['July 2026', 'the hub runs fully automated'],
    ])
  })

  test('marks what the source calls planned and nothing else', () => {
    const { events } = findPart(
      '- 2024: Opened\n- 2025: Grew\n- 2026: Second site planned',
      'timeline',
    )
    expect(events.map((event) => event.planned)).toEqual([false, false, true])
  })

  test('is not made of deadlines', () => {
    const text =
      '- Call the bank before 15 December\n- Send the forms by 1 November\n- Pay before 3 January'
    expect(partsOf(text).map((part) => part.kind)).not.toContain('timeline')
  })

  test('is told apart from shares in the list that markdown joins it to', () => {
    const text =
      '- Rent: 60%\n- Food: 30%\n- Other: 10%\n\n- May 2025: Moved in\n- June 2025: Painted\n- July 2025: Party'
    expect(partsOf(text).map((part) => part.kind)).toEqual(['chart', 'timeline'])
  })
})

describe('stated figures', () => {
  test.each([
    [
      'en',
      'About 38,400 labels were not printed on time.',
      'About|38,400|labels were not printed on time',
      'value-first',
    ],
    [
      'en',
      'Gross margin improved from 31.2% to 34.5%.',
      'from|31.2% to 34.5%|Gross margin improved',
      'label-first',
    ],
    [
      'en',
      'The bill will rise by between 9 and 13 percent.',
      'between|9 and 13 percent|The bill will rise by',
      'label-first',
    ],
    [
      'en',
      'Gas for hot water fell by 23 percent in the first year.',
      '|23 percent|Gas for hot water fell by',
      'label-first',
    ],
    ['en', 'The new roof has cost £16.17m.', '|£16.17m|The new roof has cost', 'label-first'],
    ['ja', '改修費は2億4,500万円でした。', '|2億4,500万円|改修費は', 'label-first'],
    ['zh', '闭馆时间不超过45天。', '不超过|45天|闭馆时间', 'label-first'],
    ['en', 'Occupancy stayed at 87%.', '|87%|Occupancy stayed at', 'label-first'],
    ['de', 'Die Wartezeit beträgt 3 Minuten.', '|3 Minuten|Die Wartezeit beträgt', 'label-first'],
    [
      'nl',
      'De omzet steeg met 18% naar € 42,6 miljoen.',
      '|€ 42,6 miljoen|De omzet steeg met 18% naar',
      'label-first',
    ],
  ] as const)('are read with the rest of their sentence (%s: %s)', (language, text, pieces, order) => {
    const { figures } = findPart(`- ${text}\n- Revenue: 5%`, 'stats', language)
    const [one] = figures
    expect([one?.prefix ?? '', one?.figure, one?.label].join('|')).toBe(pieces)
    expect(one?.order).toBe(order)
  })

  test.each([
    'Call IT on extension 4400.',
    'The roof was repaired in 2024.',
    '5.1 Either party may end this agreement.',
    'If rents rise above 3 percent, the shop would close.',
    'The new boiler does not use 30 percent less gas.',
    'It saved €4,000.',
  ])('are none where a number is a name or a day, where it is denied, conditional or not said of what: %s', (text) => {
    expect(partsOf(`- ${text}\n- Revenue: 5%`).map((part) => part.kind)).not.toContain('stats')
  })
})

describe('figures in prose', () => {
  const kindsOf = (text: string, language?: string) =>
    partsOf(text, language).map((part) => part.kind)

  test('keep the sentences beside them in order', () => {
    const text =
      '## Year\n\nThe ferry has a new quay. Passenger numbers rose by 14 percent until September. The quay cost €3.2 million. Crews like the bridge and the kettle on it.'
    expect(kindsOf(text)).toEqual(['prose', 'stats', 'prose'])
  })

  test('have a sentence that goes on from them under them', () => {
    const text =
      'The new quay cost €3.2 million. This was €200,000 less than planned. Fuel cost 12 percent more.'
    const { figures } = findPart(text, 'stats')
    expect(figures.map(({ further = [] }) => further.map((one) => one.text.text))).toEqual([
      ['This was €200,000 less than planned.'],
      [],
    ])
  })

  test('are not torn out of the midst of a clause, nor from a particle written on to them', () => {
    expect(
      kindsOf('14개 항구에서 모은다. 어민에게 1kg에 350원을 지급하며 정부가 반을 낸다.', 'ko'),
    ).toEqual(['prose'])
    const text =
      'We spent €3.2 million on the quay in the second year of the war. Fuel used 12 percent of all that the harbour had been given.'
    expect(kindsOf(text)).toEqual(['prose'])
  })

  test('stay sentences in a paragraph that tells something else', () => {
    const text =
      'The quay cost €3.2 million. Fuel cost 12 percent more. The mayor opened it in the rain. A band played. Children waved. Nobody fell into the water.'
    expect(kindsOf(text)).toEqual(['prose'])
  })

  test.each([
    ['de', 'Die Ausleihen stiegen um 7,5 % auf 812.000 Medien. Der Umbau kostete 1,4 Mio. €.'],
    ['es', 'La cosecha creció un 22 %. El coste total fue de 4.300 €.'],
    ['fr', 'La cantine dépense 1,2 million d’euros par an. Le bio représente 38 % des achats.'],
    ['zh', '食堂每天供应约650份午餐。平均价格为12元。'],
    ['ru', 'Заявки выросли на 12 %. Расходы выросли на 3 %.'],
  ])('are read in every language (%s)', (language, text) => {
    expect(kindsOf(text, language)).toEqual(['stats'])
  })
})

test('things that a line lists are not cut within their brackets', () => {
  const text =
    'Corsi: gelatina e fitato (Lubiana, 2017); gestione delle emergenze (Roma, 2021); disinfestazione (on line, 2023)'
  expect(findPart(text, 'list', 'it').atoms.map((atom) => atom.text.text)).toEqual([
    'gelatina e fitato (Lubiana, 2017)',
    'gestione delle emergenze (Roma, 2021)',
    'disinfestazione (on line, 2023)',
  ])
})

test('what stands beside years over the names of rows is what is counted', () => {
  const table =
    'Visitors\t2022\t2023\nLessons\t38,560\t41,115\nSchools\t12,340\t12,180\nClubs\t8,914\t10,402'
  expect(findPart(table, 'chart').intro?.text).toBe('Visitors')
})

test('a colon within quotation marks ends no term', () => {
  const { atoms } = findPart(
    '- «Ore: una cronaca», 2023\n- «B: le osservazioni», 2019',
    'list',
    'it',
  )
  expect(atoms.map(({ lead }) => lead)).toEqual([0, 0])
})

describe('code', () => {
  test('keeps its lines, without fences and shared indentation', () => {
    const { code, language } = findPart(
      'Text.\n\n~~~py\n  def f():\n    return 1\n\n  f()\n~~~',
      'code',
    )
    expect(language).toBe('py')
    expect(code.text).toBe('def f():\n  return 1\n\nf()')
  })
})

describe('a list of values', () => {
  test('of one quantity is a bar chart', () => {
    const { chart } = findPart('- North: $4.2M\n- South: $3.1M\n- East: $1.2M', 'chart')
    expect(chart).toMatchObject({
      chartType: 'bar',
      categories: ['North', 'South', 'East'],
      series: [{ values: [4.2, 3.1, 1.2] }],
      unit: { prefix: '$', suffix: 'M' },
    })
  })

  test('has the unit that stands beside it, and none that stands beside another', () => {
    const rows = (name: string) =>
      `| Van | ${name} |\n|---|---|\n| A | 310 |\n| B | 250 |\n| C | 270 |`
    const text = `## Fleet\n\nUnit: km\n\n${rows('Driven')}\n\nUnit: litres\n\n${rows('Used')}`
    const charts = partsOf(text).flatMap((part) => (part.kind === 'chart' ? [part.chart.unit] : []))
    expect(charts.map(({ suffix }) => suffix.trim())).toEqual(['km', 'litres'])
  })

  test('in unlike units is no chart', () => {
    const text = '- Staff: 120 people\n- Turnover: €4 million\n- Sites: 3 towns'
    expect(partsOf(text).map((part) => part.kind)).not.toContain('chart')
  })

  test('in percent that make no whole is no chart', () => {
    const text = '- Margin: 34%\n- Churn: 2%\n- Growth: 18%'
    expect(partsOf(text).map((part) => part.kind)).toEqual(['stats'])
  })
})

test('a figure of one among things that are listed is not what their sentence is about', () => {
  const listed = 'In the bin go paper, card, boxes up to 1 m³, papers, books and leaflets.'
  expect(partsOf(`# Bins\n\n## In\n\n${listed}`).map(({ kind }) => kind)).toEqual(['prose'])
})

test('values of a term by time are its course, without a unit too', () => {
  const parts = partsOf('Loans: Q1 12,400, Q2 15,100, Q3 9,800\n\nVisits: Q1 310, Q2 350, Q3 340')
  expect(parts).toMatchObject([
    { kind: 'chart', intro: { text: 'Loans:' }, chart: { chartType: 'line' } },
    { kind: 'chart', chart: { series: [{ values: [310, 350, 340] }] } },
  ])
})

describe('the heads of steps', () => {
  test.each([
    ['all have one', '1. Ring: the warden\n2. Fetch: a vest', ['Ring', 'Fetch']],
    [
      'none has one where some have not',
      '1. Ring: the warden\n2. Fetch a vest',
      [undefined, undefined],
    ],
  ])('%s', (_, items, heads) => {
    const { slides } = composeText(
      `# Lake\n\n## How to borrow a kayak\n\n${items}\n3. Sign: the book\n`,
    )
    expect(
      findBlock(slides, 'steps')
        .items.slice(0, 2)
        .map(({ head }) => head),
    ).toEqual(heads)
  })
})

test.each([
  [
    'numbered points',
    '1. **Safety**: vests\n2. **Fairness**: two hours\n3. **Care**: rinsed',
    true,
  ],
  ['bullets that number themselves', '- Task 1: measure\n- Task 2: cut\n- Task 3: paint', false],
])('cards have their numbers where the source counts them: %s', (_, items, numbered) => {
  const { slides } = composeText(`# Lake\n\n## Duties\n\n${items}\n`)
  expect(findBlock(slides, 'cards').numbered).toBe(numbered)
})

describe('a figure below a question', () => {
  test.each([
    [
      'answers it where the first sentence states it',
      'Clubs and schools can join for £60 a year.',
      'stats',
    ],
    [
      'stays in its sentence where that comes after the answer',
      '10 books and 4 films for 21 days. You can renew for 20% less online.',
      'prose',
    ],
  ])('%s', (_, answer, kind) => {
    expect(partsOf(`# Library\n\n## How many may I borrow?\n\n${answer}`)[0]?.kind).toBe(kind)
  })
})
