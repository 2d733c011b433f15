import type { Deck } from '../../src/deck/deck.ts'
import {
  bulletsSlide,
  chart,
  chartSlide,
  deck,
  paragraph,
  paragraphSlide,
  quoteSlide,
  sectionSlide,
  stats,
  stepsSlide,
  tableSlide,
  titleSlide,
} from './decks.ts'

const regions = chart(
  'bar',
  ['Europe', 'North America', 'Asia Pacific', 'Middle East'],
  { 'Q3 2025, $ million': [17.8, 11.9, 4.6, 1.8], 'Q3 2026, $ million': [21.4, 13.1, 6.3, 1.8] },
  {
    decimals: 1,
    annotations: ['+20%', '+10%', '+37%', '0%'],
    highlightedSeries: 1,
    highlightedCategory: 2,
  },
)

const costs = chart(
  'pie',
  ['Personnel', 'Transport and fuel', 'Facilities', 'Technology', 'Other'],
  { 'Share of cost': [46, 29, 14, 8, 3] },
  { unit: { prefix: '', suffix: '%' } },
)

/** The content of the design targets, slide by slide, so that ours can be laid beside them; then our own layouts. */
export const mockupDeck: Deck = deck(
  { title: 'Q3 2026 business review', language: 'en-US' },
  titleSlide(
    'Q3 2026 business review',
    'Revenue grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million',
    { eyebrow: 'Northwind Logistics' },
  ),
  sectionSlide('Summary'),
  bulletsSlide(
    'Revenue grew 18%, ahead of plan',
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
  chartSlide(
    'Asia Pacific grew fastest; Europe remains the largest',
    regions,
    [
      stats({
        figure: '+37%',
        label: 'Asia Pacific',
        note: 'Weekly sailings doubled after the Busan contract was signed in April',
      }),
      paragraph('Europe added 42 new accounts and grew 20%'),
    ],
    { eyebrow: 'Revenue by region' },
  ),
  tableSlide(
    'Three of four regions grew; the Middle East was flat',
    ['Region', '#Q3 2025, $M', '#Q3 2026, $M', '#Change', 'What drove it'],
    [
      ['Europe', '17.8', '21.4', '+20%', '42 new accounts'],
      ['North America', '11.9', '13.1', '+10%', '–'],
      ['Asia Pacific', '4.6', '6.3', '+37%', 'Weekly sailings doubled after the Busan contract'],
      ['Middle East', '1.8', '1.8', '0%', 'Jeddah warehouse did not open until September 12'],
    ],
    { eyebrow: 'Revenue by region', highlighted: 2 },
  ),
  chartSlide(
    'Personnel is the largest cost; fuel is an open risk',
    costs,
    [
      stats({
        figure: '29%',
        label: 'Transport and fuel',
        note: 'Fuel prices are one of two risks that remain open',
      }),
      paragraph('Renegotiate the fuel hedge before 15 December'),
    ],
    { eyebrow: 'Where the money went' },
  ),
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
  stepsSlide(
    'From registration to the first paid load in five steps',
    [
      'Register: The carrier registers and uploads its insurance certificate',
      'Check: Compliance checks the certificate within two working days',
      'Test: Operations runs three test shipments',
      'Sign: The carrier signs the master agreement',
      'Book: The first paid load is booked, usually 11 days after registration',
    ],
    { eyebrow: 'How we onboard a carrier' },
  ),
  bulletsSlide(
    'Four actions for the next quarter',
    [
      'Hire four dispatchers in Busan',
      'Renegotiate the fuel hedge before 15 December',
      'Decide on the customs module by 1 November',
    ],
    { eyebrow: 'Next quarter' },
  ),
  quoteSlide(
    'We stopped calling the hotline in August. The tracking page simply tells us.',
    'We stopped calling the hotline in August. The tracking page simply tells us.',
    'Head of Supply Chain',
    'Halden Foods',
  ),
)
