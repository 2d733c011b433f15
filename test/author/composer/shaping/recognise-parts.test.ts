import { describe, expect, test } from 'vitest'
import type { PartKind } from '../../../../src/author/composer/shaping/part.ts'
import { findPart, partsOf } from '../../../support/parts.ts'

const kinds: [PartKind, string, string][] = [
  ['chart', 'en', 'Paid social €60,000, creators €35,000, press and events €15,000.'],
  ['chart', 'de', 'Personal 60.000 €, Miete 35.000 € und Reserve 15.000 €.'],
  ['stats', 'en', 'Sales rose to €60,000, costs fell to €35,000, and profit is €15,000.'],
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
  [
    'comparison',
    'en',
    '**Build**: full control; 9 months; €1.4 million.\n\n**Buy**: live in 10 weeks; €380,000 a year; lock-in.',
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
  ['stats', 'en', 'Revenue grew 18% to $42.6 million. Churn fell to 2.1%, the lowest since 2021.'],
  ['stats', 'en', '- Revenue: $42.6 million (up 18%)\n- Net promoter score: 61\n- Churn: 2.1%'],
  [
    'stats',
    'en',
    'The museum welcomed 184,000 visitors in 2025. Ticket income rose by 9% to £2.3 million.',
  ],
  ['stats', 'de', 'Der Umsatz stieg um 7 % auf 61,4 Mio. €. Die Wartezeit beträgt 3 Minuten.'],
  [
    'stats',
    'fr',
    'Le chiffre d’affaires a progressé de 18 % à 42,6 millions d’euros. La marge est passée de 31,2 % à 34,5 %.',
  ],
  [
    'stats',
    'es',
    'Los ingresos crecieron un 18 % hasta 42,6 millones de euros. La tasa de abandono cayó al 2,1 %.',
  ],
  ['stats', 'ru', 'Выручка выросла на 18 % до 42,6 млн рублей. Отток снизился до 2,1 %.'],
  ['stats', 'ja', '来館者数は前年比12%増の48万人となった。電気代は8%減の920万円だった。'],
  ['stats', 'zh', '收入同比增长18%，达到4260万美元。客户流失率降至2.1%。'],
  ['stats', 'ko', '매출은 전년 대비 18% 증가한 4,260만 달러를 기록했다. 이탈률은 2.1%로 하락했다.'],
  [
    'definition',
    'en',
    '## Glossary\n- Accession: the formal entry of an object\n- Provenance: the record of owners',
  ],
  [
    'definition',
    'en',
    '## Photosynthesis\nPhotosynthesis is the process by which plants make sugar from light. It needs water.',
  ],
  [
    'definition',
    'de',
    '## Begriffe\n- Lastgang: Verlauf der Leistung über einen Tag\n- Spitzenlast: höchste Leistung eines Tages',
  ],
  [
    'definition',
    'fr',
    '## Photosynthèse\nLa photosynthèse est un processus qui transforme la lumière en sucre.',
  ],
  [
    'definition',
    'ru',
    '## Фотосинтез\nФотосинтез — это процесс, в котором растения делают сахар из света.',
  ],
  ['definition', 'ja', '## 光合成\n光合成とは、植物が光から糖を作る働きのことである。'],
  [
    'cards',
    'en',
    'Hire four dispatchers in Busan. Renegotiate the fuel hedge before 15 December. Decide on the module by 1 November.',
  ],
  [
    'cards',
    'en',
    '- **Speed**: pages load twice as fast\n- **Privacy**: no tracking of visitors\n- **Price**: free for schools',
  ],
  [
    'cards',
    'de',
    'Zwölf Ladesäulen am Stadtrand bauen. Den Tarif bis 1. März festlegen. Keine neuen Gasanschlüsse genehmigen.',
  ],
  [
    'cards',
    'es',
    'Contratar cuatro conductores en Cádiz. Renovar el seguro antes del 15 de diciembre. Abrir la tienda en mayo.',
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

describe('a comparison', () => {
  test('puts time beside time and money beside money', () => {
    const { sides, rows } = findPart(
      '## Build or buy\n**Build**: full control; 9 months; €1.4 million.\n**Buy**: live in 10 weeks; €380,000 a year; no support before 2027.',
      'comparison',
    )
    expect(sides.map((side) => side.text)).toEqual(['Build', 'Buy'])
    expect(rows.map((row) => [row.aspect, ...row.cells.map((cell) => cell?.text)])).toEqual([
      ['time', '9 months', 'live in 10 weeks'],
      ['cost', '€1.4 million', '€380,000 a year'],
      [undefined, 'full control', 'no support before 2027'],
    ])
  })
})

describe('stated figures', () => {
  test.each([
    [
      'en',
      'Gross margin improved from 31.2% to 34.5% because of the hub.',
      ['Gross margin', '34.5%', 'Improved from 31.2% because of the hub', 'up'],
    ],
    [
      'en',
      'Customer churn fell to 2.1%, the lowest since 2021.',
      ['Customer churn', '2.1%', 'The lowest since 2021', 'down'],
    ],
    [
      'en',
      'The energy bill shrank by 14% thanks to the heat pump.',
      ['Energy bill', '14%', 'Shrank thanks to the heat pump', 'down'],
    ],
    ['en', 'Occupancy stayed at 87%.', ['Occupancy', '87%', '', 'flat']],
    [
      'de',
      'Die Zahl der Störungen sank von 84 auf 52.',
      ['Zahl der Störungen', '52', 'Sank von 84', 'down'],
    ],
    [
      'nl',
      'De omzet steeg met 18% naar € 42,6 miljoen.',
      ['Omzet', '€ 42,6 miljoen', 'Steeg met 18%', 'up'],
    ],
    ['ja', '貸出冊数は31万冊から36万冊に増加した。', ['貸出冊数', '36万冊', '31万冊から', 'up']],
  ] as const)('%s: %s', (language, text, [label, figure, note, trend]) => {
    const other = 'Revenue: 5%'
    const part = findPart(`- ${text}\n- ${other}`, 'stats', language)
    expect(part.figures[0]).toMatchObject({ label, figure, note, trend })
  })

  test('are none where a negation stands before the figure, or only a year', () => {
    const text =
      'Sick leave did not fall below 5%. The roof was repaired in 2024. Revenue rose to 5%.'
    expect(partsOf(text).map((part) => part.kind)).not.toContain('stats')
  })
})

describe('cards', () => {
  test('keep a negation in the head and put a date at the foot', () => {
    const { cards } = findPart(
      'Hire four drivers in Busan. Renegotiate the fuel hedge before 15 December. Do not open a second warehouse before Jeddah breaks even.',
      'cards',
    )
    expect(cards).toMatchObject([
      { head: 'Hire four drivers', text: 'In Busan', foot: '', icon: 'user-plus' },
      { head: 'Renegotiate the fuel hedge', text: '', foot: 'Before 15 December' },
      {
        head: 'Do not open a second warehouse',
        text: 'Before Jeddah breaks even',
        icon: 'warehouse',
      },
    ])
  })
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

  test('in unlike units is no chart', () => {
    const text = '- Staff: 120 people\n- Turnover: €4 million\n- Sites: 3 towns'
    expect(partsOf(text).map((part) => part.kind)).not.toContain('chart')
  })

  test('in percent that make no whole is no chart', () => {
    const text = '- Margin: 34%\n- Churn: 2%\n- Growth: 18%'
    expect(partsOf(text).map((part) => part.kind)).toEqual(['stats'])
  })
})

test('what is said below a figure ends before the verb that leads to it', () => {
  const text = 'The change took three years and cost 140 million euros. Churn fell to 2.1%.'
  expect(findPart(text, 'stats').figures[0]).toMatchObject({
    label: 'Change',
    figure: '140 million euros',
    note: 'Took three years',
  })
})
