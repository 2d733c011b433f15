import type { Deck } from '../../src/deck/deck.ts'
import {
  bulletsSlide,
  chart,
  chartSlide,
  code,
  deck,
  definition,
  image,
  paragraph,
  paragraphSlide,
  slide,
  stats,
} from './decks.ts'
import { mockupDeck } from './mockup-deck.ts'

const program = `/** The first paid load closes the onboarding. */
export async function book(carrier: Carrier, load: Load) {
  if (carrier.testShipments.length < 3) {
    throw new Error('Run three test shipments first.')
  }
  const booking = await bookings.create({ carrier: carrier.id, load })
  return { ...booking, status: 'booked', days: 11 }
}`

/** The picture that the image slide names. */
export const layoutDeckImage = 'hub'

/**
 * The mockups' content and behind it one slide of every layout and chart type that they do not show: what the gallery
 * draws in every theme.
 */
export const layoutDeck: Deck = deck(
  { title: 'Q3 2026 business review', language: 'en-US' },
  ...mockupDeck.slides,
  bulletsSlide(
    'Revenue, margin and churn all moved the right way',
    [
      'Revenue: $42.6 million against a plan of $40.0 million',
      'Gross margin: up from 31.2% to 34.5% since the Rotterdam hub reached full automation',
      'Customer churn: 2.1%, the lowest since 2021',
      'Two risks remain open: fuel prices and the delayed customs integration in Turkey',
    ],
    { eyebrow: 'Summary' },
  ),
  paragraphSlide(
    'Rotterdam now runs fully automated',
    [
      'The Rotterdam hub has run without manual sorting since July, with 22% fewer handling errors.',
      'Gross margin improved from 31.2% to 34.5% over the same time. The second hub follows when the customs integration is live, because both share the same scanning line and the same team.',
      'Until then we hold the second warehouse in the Middle East and do not open another before Jeddah breaks even.',
    ],
    { eyebrow: 'Rotterdam hub' },
  ),
  slide(
    'definition',
    'A test shipment proves a carrier before it signs',
    [
      definition({
        'Test shipment':
          'a paid load at our risk that shows whether a carrier keeps its times, papers and tracking messages',
      }),
    ],
    { eyebrow: 'Terms' },
  ),
  slide(
    'definition',
    'Four terms that this review uses',
    [
      definition({
        Churn: 'customers lost in a quarter as a share of those at its start',
        'Gross margin': 'revenue less transport, fuel and handling, as a share of revenue',
        Sailing: 'one departure of one ship on a fixed line',
        Hub: 'a warehouse where loads change between ship, train and truck',
      }),
    ],
    { eyebrow: 'Terms' },
  ),
  slide(
    'image',
    'The Rotterdam hub sorts without hands',
    [
      image(layoutDeckImage, {
        alt: 'Sunrise over low hills behind a still sea',
        caption: 'The hub at dawn, two weeks after the last manual shift',
        credit: 'Northwind Logistics',
      }),
      paragraph(
        'Since July every parcel passes the scanning line alone; 22% fewer are mishandled.',
      ),
    ],
    { eyebrow: 'Rotterdam hub' },
  ),
  slide('code', 'A load is booked only after three test shipments', [code(program, 'ts')], {
    eyebrow: 'How we onboard a carrier',
  }),
  chartSlide(
    'Late deliveries fell by half within a year',
    chart(
      'line',
      ['Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026'],
      { 'Late deliveries': [6.2, 5.8, 4.9, 3.7, 3.1], Target: [4, 4, 4, 4, 4] },
      { unit: { prefix: '', suffix: '%' }, decimals: 1, highlightedSeries: 0 },
    ),
    [],
    { eyebrow: 'Service' },
  ),
  chartSlide(
    'Sea freight carries most of the growth',
    chart(
      'stacked',
      ['Q3 2025', 'Q1 2026', 'Q3 2026'],
      { Sea: [19.2, 21.7, 25.1], Rail: [9.3, 9.9, 10.6], Road: [7.6, 7.1, 6.9] },
      { unit: { prefix: '$', suffix: 'M' }, decimals: 1, highlightedSeries: 0 },
    ),
    [],
    { eyebrow: 'Revenue by mode' },
  ),
  chartSlide(
    'Loads grew every month since the Busan contract',
    chart(
      'area',
      ['April', 'May', 'June', 'July', 'August', 'September'],
      { Loads: [1820, 1905, 2060, 2240, 2310, 2480] },
      { highlightedSeries: 0 },
    ),
    [
      stats({
        figure: '2,480',
        label: 'Loads in September',
        note: 'More than a third above April',
      }),
    ],
    { eyebrow: 'Volume' },
  ),
  chartSlide(
    'Three customers of four track their loads themselves',
    chart(
      'pie',
      ['Tracking page', 'Hotline', 'E-mail'],
      { Contacts: [74, 15, 11] },
      { unit: { prefix: '', suffix: '%' } },
    ),
    [],
    { eyebrow: 'Service' },
  ),
  slide('recap', 'Key points', [
    {
      kind: 'bullets',
      id: 'bullets',
      items: [
        'Revenue grew 18% to $42.6 million, ahead of plan',
        'Asia Pacific grew fastest, Europe remains the largest region',
        'Rotterdam makes 22% fewer handling errors since July',
        'The customs module needs a decision by 1 November',
      ].map((text) => ({ text, sources: [], added: true, level: 0 as const })),
    },
  ]),
)
