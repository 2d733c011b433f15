import type { Deck } from '../../src/deck/deck.ts'
import {
  agenda,
  cards,
  chart,
  chartSlide,
  comparison,
  deck,
  paragraph,
  quoteSlide,
  sectionSlide,
  slide,
  stats,
  stepsSlide,
  tableSlide,
  timeline,
  titleSlide,
} from './decks.ts'

/** Revenue by region, this year against last. */
export const regions = chart(
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

/** Shares of cost. */
const costs = chart(
  'doughnut',
  ['Personnel', 'Transport and fuel', 'Facilities', 'Technology', 'Other'],
  { 'Share of cost': [46, 29, 14, 8, 3] },
  { unit: { prefix: '', suffix: '%' } },
)

/** How a carrier is taken on, step by step. */
export const onboarding = [
  'Register: The carrier registers and uploads its insurance certificate',
  'Check: Compliance checks the certificate within two working days',
  'Test: Operations runs three test shipments',
  'Sign: The carrier signs the master agreement',
  'Book: The first paid load is booked, usually 11 days after registration',
]

/** The content of the 14 design targets of Simple Light, slide by slide, so that ours can be laid beside them. */
export const mockupDeck: Deck = deck(
  { title: 'Q3 2026 business review', language: 'en-US' },
  titleSlide(
    'Q3 2026 business review',
    'Revenue grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million',
    { eyebrow: 'Northwind Logistics' },
  ),
  slide(
    'agenda',
    'What this review covers',
    [
      agenda([
        '*Summary > slide-4',
        'Revenue by region > slide-5',
        'Where the money went > slide-7',
        'What happened when > slide-8',
        'How we onboard a carrier > slide-9',
        'Build or buy the customs module > slide-10',
        'What customers say > slide-11',
        'Next quarter > slide-12',
      ]),
    ],
    { eyebrow: 'Agenda' },
  ),
  sectionSlide('Summary'),
  slide(
    'stats',
    'Revenue grew 18%, ahead of plan',
    [
      stats(
        {
          figure: '$42.6M',
          label: 'Revenue',
          note: '18% year over year; plan: $40.0 million',
          trend: 'up',
        },
        {
          figure: '34.5%',
          label: 'Gross margin',
          note: 'Up from 31.2%, as the Rotterdam hub reached full automation',
          trend: 'up',
        },
        { figure: '2.1%', label: 'Customer churn', note: 'The lowest since 2021' },
        { figure: '42', label: 'New accounts', note: 'Added in Europe' },
      ),
      paragraph(
        'Two risks remain open',
        'Fuel prices and the delayed customs integration in Turkey',
      ),
    ],
    { eyebrow: 'Summary' },
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
  slide(
    'timeline',
    'Four milestones reached; customs integration is planned',
    [
      timeline([
        'January 2026: Rotterdam automation starts',
        'April 2026: Busan contract signed',
        '!July 2026: Rotterdam runs fully automated, 22% fewer handling errors',
        'September 2026: Jeddah warehouse opens',
        '?November 2026: Turkish customs integration planned',
      ]),
    ],
    { eyebrow: 'What happened when' },
  ),
  stepsSlide('From registration to the first paid load in five steps', onboarding, {
    eyebrow: 'How we onboard a carrier',
  }),
  slide(
    'comparison',
    'Build keeps control; buy is live in 10 weeks',
    [
      comparison(
        ['Build', 'Buy'],
        {
          Time: ['9 months', 'Live in 10 weeks'],
          Cost: ['€1.4 million', '€380,000 a year'],
          Control: ['Full control of the roadmap', 'Vendor lock-in'],
          Impact: ['Two engineers hired', 'No Turkish support before 2027'],
        },
        {
          label: 'Decision',
          text: 'Due by 1 November',
          note: 'Integration planned for November 2026',
        },
      ),
    ],
    { eyebrow: 'Build or buy the customs module' },
  ),
  quoteSlide(
    'We stopped calling the hotline in August. The tracking page simply tells us.',
    'We stopped calling the hotline in August. The tracking page simply tells us.',
    'Head of Supply Chain',
    'Halden Foods',
  ),
  slide(
    'cards',
    'Four actions for the next quarter',
    [
      cards(
        {
          head: 'Hire four dispatchers',
          text: 'Asia Pacific doubled its weekly sailings',
          foot: 'In Busan',
          icon: 'user-plus',
        },
        {
          head: 'Renegotiate the fuel hedge',
          text: 'Fuel prices remain an open risk',
          foot: 'Before 15 December',
          icon: 'fuel',
        },
        {
          head: 'Decide on the customs module',
          text: 'Build: 9 months Buy: live in 10 weeks',
          foot: 'By 1 November',
          icon: 'scale',
        },
        {
          head: 'Hold the second warehouse',
          text: 'Do not open another in the Middle East yet',
          foot: 'Until Jeddah breaks even',
          icon: 'warehouse',
        },
      ),
    ],
    { eyebrow: 'Next quarter' },
  ),
  slide(
    'big-number',
    'fewer handling errors',
    [
      stats({
        figure: '22%',
        label: 'fewer handling errors',
        note: 'Rotterdam has run fully automated since July 2026; gross margin improved from 31.2% to 34.5%',
      }),
    ],
    { eyebrow: 'Rotterdam hub' },
  ),
  slide(
    'closing',
    'Ahead of plan, with two risks open',
    [
      cards(
        { head: 'Fuel prices', text: 'Renegotiate the fuel hedge before 15 December' },
        {
          head: 'Customs integration in Turkey',
          text: 'Decide on the customs module by 1 November',
        },
      ),
    ],
    { eyebrow: 'Northwind Logistics' },
  ),
)
