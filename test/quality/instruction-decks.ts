import type { Deck } from '../../src/deck/deck.ts'
import {
  agenda,
  bulletsSlide,
  chart,
  chartSlide,
  comparison,
  deck,
  image,
  paragraph,
  quoteSlide,
  sectionSlide,
  slide,
  stats,
  stepsSlide,
  tableSlide,
  timeline,
  titleSlide,
} from '../support/decks.ts'

/** The yearly review of a bakery: 14 slides, one or two of each kind; "customers" and "shop" stand on several. */
const review = deck(
  { title: 'Harbour Bakery: 2025 in review' },
  titleSlide('Harbour Bakery: 2025 in review', 'Annual meeting of the owners'),
  slide('agenda', 'Agenda', [agenda(['Where we stand > slide-3', 'What comes next > slide-8'])]),
  sectionSlide('Where we stand'),
  bulletsSlide(
    'Highlights of the year',
    [
      'Two new shops in Leith and Portobello',
      'Online orders doubled',
      'Customers rate us 4.7 of 5',
      'Sourdough is our best seller',
    ],
    { notes: 'Thank the night shift by name.' },
  ),
  chartSlide(
    'Revenue by quarter',
    chart(
      'bar',
      ['Q1', 'Q2', 'Q3', 'Q4'],
      { Revenue: [310, 342, 365, 420] },
      {
        unit: { prefix: '£', suffix: 'K' },
      },
    ),
  ),
  tableSlide(
    'Costs by department',
    ['Department', '#2024', '#2025'],
    [
      ['Baking', '410', '455'],
      ['Delivery', '120', '165'],
      ['Marketing', '60', '48'],
    ],
  ),
  slide('stats', 'The year in numbers', [
    stats(
      { figure: '+18%', label: 'Revenue' },
      { figure: '9', label: 'Shops' },
      { figure: '31,000', label: 'Regular customers' },
    ),
  ]),
  sectionSlide('What comes next'),
  stepsSlide('How we open a new shop', [
    'Search: Look at ten streets',
    'Contract: Agree on a lease with the landlord',
    'Build: Fit the counter and the kitchen',
    'Hire: Train a team of six',
    'Open: Invite the neighbours',
  ]),
  slide('timeline', 'Roadmap for 2026', [
    timeline([
      'February: New website',
      '?May: Shop in Musselburgh',
      '?September: Second kitchen',
      '?December: Gift boxes',
    ]),
  ]),
  slide('comparison', 'Gas oven or electric oven', [
    comparison(['Gas', '*Electric'], {
      Price: ['£21,000', '£26,000'],
      Energy: ['£900 a month', '£640 a month'],
    }),
  ]),
  quoteSlide('What customers say', 'The smell alone is worth the walk.', 'Moira Reid', 'Leith'),
  bulletsSlide(
    'Risks',
    [
      'Flour prices may rise again',
      'The delivery vans are old',
      'Customers may buy more in supermarkets',
      'Rent for the first shop ends in 2027',
    ],
    { notes: 'The lease can be extended once.' },
  ),
  slide('closing', 'Thank you', [paragraph('Questions are welcome')]),
)

/** A young company's pitch: 10 slides; two of them are about prices, two hold a chart; "Lumen" stands on several. */
const pitch = deck(
  { title: 'Lumen: light that follows you' },
  titleSlide('Lumen: light that follows you', 'Seed round, spring 2026'),
  bulletsSlide('The problem', [
    'Offices light empty rooms',
    'Switches are in the wrong place',
    'Energy bills rose by 30% in two years',
  ]),
  bulletsSlide('Our solution', [
    'A sensor in every Lumen lamp',
    'Light follows people',
    'Set up in ten minutes',
    'No wiring and no electrician',
    'Works with old fittings',
  ]),
  slide('image', 'The product', [
    image('picture-of-lamp', { alt: 'A desk lamp with a small sensor' }),
  ]),
  tableSlide(
    'Pricing for offices',
    ['Plan', '#Price a month', '#Lamps'],
    [
      ['Floor', '120', '40'],
      ['Building', '480', '200'],
      ['Campus', '1600', '800'],
    ],
  ),
  bulletsSlide('Pricing for homes', [
    'Lumen Starter: three lamps for £89',
    'Lumen Family: eight lamps for £199',
    'No monthly fee',
  ]),
  chartSlide(
    'Monthly users',
    chart('line', ['January', 'February', 'March', 'April', 'May'], {
      Users: [400, 900, 1700, 2900, 4100],
    }),
  ),
  chartSlide(
    'Use of funds',
    chart(
      'pie',
      ['Hardware', 'Sales', 'Hiring'],
      { Share: [45, 35, 20] },
      {
        unit: { prefix: '', suffix: '%' },
      },
    ),
  ),
  bulletsSlide('Team', [
    'Ada Moreno, chief executive',
    'Ken Ito, hardware',
    'Lena Vogt, sales',
    'Sam Osei, design',
  ]),
  slide('closing', 'Questions?', [paragraph('hello@lumen.example')]),
)

/** A town's plan in German: 10 slides; two of them are about costs. */
const solar = deck(
  { title: 'Solarstrom für Lindental', language: 'de' },
  titleSlide('Solarstrom für Lindental', 'Vorlage für den Gemeinderat'),
  slide('agenda', 'Überblick', [
    agenda(['Ausgangslage > slide-3', 'Kosten > slide-5', 'Vorgehen > slide-7']),
  ]),
  bulletsSlide('Ausgangslage', [
    'Die Gemeinde kauft ihren Strom ein',
    'Drei Dächer sind geeignet',
    'Der Preis ist seit 2021 um 60 % gestiegen',
  ]),
  chartSlide(
    'Stromverbrauch pro Jahr',
    chart(
      'bar',
      ['2022', '2023', '2024', '2025'],
      { Verbrauch: [810, 835, 790, 770] },
      {
        unit: { prefix: '', suffix: ' MWh' },
      },
    ),
  ),
  tableSlide(
    'Kosten der Anlagen',
    ['Gebäude', '#Leistung in kWp', '#Kosten in Euro'],
    [
      ['Schule', '98', '121000'],
      ['Rathaus', '35', '47000'],
      ['Sporthalle', '120', '139000'],
    ],
  ),
  bulletsSlide('Laufende Kosten', [
    'Wartung einmal im Jahr',
    'Versicherung über die Gemeinde',
    'Rücklage für Wechselrichter',
  ]),
  stepsSlide('So gehen wir vor', [
    'Prüfen: Statik der Dächer',
    'Ausschreiben: Drei Angebote einholen',
    'Bauen: In den Sommerferien',
    'Anschließen: Mit dem Netzbetreiber',
  ]),
  slide('timeline', 'Zeitplan bis 2028', [
    timeline(['2026: Beschluss im Rat', '?2027: Schule und Rathaus', '?2028: Sporthalle']),
  ]),
  bulletsSlide('Offene Fragen', [
    'Wer betreibt die Anlagen?',
    'Reicht das Netz in der Ortsmitte?',
    'Was wird aus dem alten Vertrag?',
  ]),
  slide('closing', 'Vielen Dank', [paragraph('Fragen bitte an das Bauamt der Gemeinde')]),
)

/** A library's plan in Spanish: 8 slides. */
const library = deck(
  { title: 'Una biblioteca para todos', language: 'es-ES' },
  titleSlide('Una biblioteca para todos', 'Propuesta para el ayuntamiento'),
  bulletsSlide('Situación actual', [
    'El edificio es de 1962',
    'Faltan enchufes y mesas',
    'La sala infantil está siempre llena',
    'No hay ascensor',
  ]),
  bulletsSlide('Nuestros usuarios', [
    'Estudiantes por la tarde',
    'Familias los sábados',
    'Mayores que leen el periódico',
  ]),
  chartSlide(
    'Visitas por mes',
    chart('bar', ['Enero', 'Febrero', 'Marzo', 'Abril'], { Visitas: [5200, 5900, 6400, 6100] }),
  ),
  tableSlide(
    'Presupuesto 2026',
    ['Partida', '#Euros'],
    [
      ['Obras', '240000'],
      ['Mobiliario', '65000'],
      ['Libros', '40000'],
    ],
  ),
  slide('timeline', 'Calendario', [
    timeline(['Marzo: Proyecto', '?Junio: Obras', '?Octubre: Apertura']),
  ]),
  quoteSlide(
    'La voz del barrio',
    'Aquí aprendí a leer yo y aquí aprenden mis nietos.',
    'Pilar Gil',
  ),
  slide('closing', 'Gracias', [paragraph('Esperamos sus preguntas')]),
)

/** A product's launch in Japanese: 8 slides. */
const launch = deck(
  { title: '浄水器「ミナモ」のご提案', language: 'ja' },
  titleSlide('浄水器「ミナモ」のご提案', '2026年春モデル'),
  slide('agenda', '目次', [agenda(['開発の背景 > slide-3', '価格とプラン > slide-5'])]),
  bulletsSlide('開発の背景', [
    '水道水の味に不満を持つ人が多い',
    'ペットボトルのごみを減らしたい',
    '工事のいらない製品が求められている',
  ]),
  bulletsSlide('主な特長', [
    '10分で取り付けられる',
    'カートリッジの交換は年1回',
    '残りの日数をスマホでお知らせ',
    '水音が静か',
  ]),
  tableSlide(
    '価格とプラン',
    ['プラン', '#月額(円)', '#台数'],
    [
      ['家庭', '1980', '1'],
      ['オフィス', '7800', '5'],
      ['店舗', '14800', '10'],
    ],
  ),
  chartSlide(
    '売上の見通し',
    chart(
      'bar',
      ['2026年', '2027年', '2028年'],
      { 売上: [3, 7, 12] },
      { unit: { prefix: '', suffix: '億円' } },
    ),
  ),
  stepsSlide('導入の流れ', [
    'お申し込み: サイトから3分で完了',
    'お届け: 3日以内に発送',
    '取り付け: 説明書に沿って10分',
    'ご利用開始: アプリで登録',
  ]),
  slide('closing', 'ご清聴ありがとうございました', [paragraph('ご質問をどうぞ')]),
)

/** The decks that the instructions are about. Slide n has the id `slide-n`. */
export const instructionDecks = { review, pitch, solar, library, launch } satisfies Record<
  string,
  Deck
>
export type InstructionDeck = keyof typeof instructionDecks
