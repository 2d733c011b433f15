import type { Block } from '../../src/deck/blocks/block.ts'
import type { Deck } from '../../src/deck/deck.ts'
import type { Slide } from '../../src/deck/slide.ts'
import {
  chart,
  chartSlide,
  deck,
  paragraph,
  quote,
  slide,
  stats,
  stepsSlide,
  timeline,
} from './decks.ts'
import { onboarding, regions } from './mockup-deck.ts'

const subtitle =
  'Revenue grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million'

function cover(text = subtitle, ...more: Block[]): Slide {
  return slide(
    'title',
    'Q3 2026 business review',
    [paragraph(text, 'Third quarter 2026'), ...more],
    { eyebrow: 'Northwind Logistics' },
  )
}

const review = (...slides: Slide[]): Deck =>
  deck({ title: 'Q3 2026 business review', language: 'en-US' }, ...slides)

const title = 'Asia Pacific grew fastest; Europe remains the largest region'
const figures = {
  revenue: { figure: '$42.6M', label: 'Revenue' },
  margin: { figure: '34.5%', label: 'Gross margin' },
  churn: { figure: '2.1%', label: 'Customer churn', note: 'the lowest since 2021' },
}

const { annotations: _, ...regionsWithoutChanges } = regions

/** The content of the three design targets of each theme, by the theme's name; Simple Light has a deck of its own. */
export const themeMockups: Record<string, Deck> = {
  Observatory: review(
    cover(),
    chartSlide(
      title,
      regions,
      [
        stats({
          figure: '+37%',
          label: 'Asia Pacific',
          note: 'The region doubled its number of weekly sailings after the Busan contract was signed in April.',
        }),
        paragraph('42 new accounts added in Europe'),
      ],
      { eyebrow: 'Revenue by region, $ million' },
    ),
    slide('timeline', 'Four milestones reached; Turkish customs is planned for November', [
      timeline([
        'January 2026: Rotterdam automation starts',
        'April 2026: Busan contract signed',
        '!July 2026: Rotterdam runs fully automated, 22% fewer handling errors',
        'September 2026: Jeddah warehouse opens',
        '?November 2026: Turkish customs integration planned',
      ]),
    ]),
  ),
  Gazette: review(
    slide(
      'title',
      'Q3 2026 business review',
      [
        paragraph(
          subtitle,
          'Third quarter 2026',
          'Two risks remain open: fuel prices and the delayed customs integration in Turkey.',
        ),
      ],
      { eyebrow: 'Northwind Logistics' },
    ),
    chartSlide(
      title,
      regions,
      [
        stats({ figure: '$42.6 million', label: 'Total' }),
        paragraph(
          'Europe added 42 new accounts. Asia Pacific doubled its number of weekly sailings after the Busan contract was signed in April.',
          'The Middle East was flat because the Jeddah warehouse did not open until September 12.',
        ),
      ],
      { eyebrow: 'Revenue by region, $ million' },
    ),
    slide(
      'quote',
      'What customers say',
      [
        quote(
          'We stopped calling the hotline in August. The tracking page simply tells us.',
          'Head of Supply Chain',
          'Halden Foods',
        ),
        stats(
          { figure: '2.1%', label: 'customer churn, the lowest since 2021' },
          { figure: '22%', label: 'fewer handling errors in Rotterdam' },
          { figure: '34.5%', label: 'gross margin, up from 31.2%' },
        ),
      ],
      { eyebrow: 'What customers say' },
    ),
  ),
  Kiln: review(
    cover(),
    slide('stats', 'Revenue beat the plan, margin rose and churn fell', [
      stats(
        { ...figures.revenue, note: '+18% year over year; plan $40.0 million' },
        {
          ...figures.margin,
          note: 'up from 31.2%: Rotterdam fully automated since July',
        },
        figures.churn,
      ),
    ]),
    stepsSlide(
      'A new carrier books its first paid load usually 11 days after registration',
      onboarding,
    ),
  ),
  Sorbet: review(
    cover(),
    slide('stats', 'Revenue beat the plan, margin rose and churn fell', [
      stats(
        { ...figures.revenue, note: '+18% year over year', trend: 'up' },
        {
          ...figures.margin,
          note: 'up from 31.2%: the Rotterdam hub reached full automation in July',
          trend: 'up',
        },
        { ...figures.churn, trend: 'down' },
      ),
      chart(
        'bar',
        ['Q3 2026', 'Plan'],
        { Revenue: [42.6, 40] },
        { decimals: 1, highlightedCategory: 0 },
      ),
    ]),
    stepsSlide('From registration to the first paid load in five steps', onboarding),
  ),
  Draughtsman: review(
    cover(
      'Revenue grew 18% year over year, ahead of plan',
      stats(
        { figure: '$42.6 million', label: 'Revenue' },
        { figure: '$40.0 million', label: 'Plan' },
      ),
    ),
    chartSlide(
      title,
      regions,
      [
        paragraph(
          'Asia Pacific doubled its weekly sailings after Busan was signed in April',
          'Europe added 42 new accounts',
          'Middle East flat: Jeddah did not open until September 12',
        ),
      ],
      { eyebrow: 'Revenue by region, $ million' },
    ),
    stepsSlide(
      'Five steps take a carrier to its first paid load',
      [
        'Register: Carrier registers and uploads its insurance certificate',
        'Check: Compliance checks the certificate within two working days',
        'Test: Operations runs three test shipments',
        'Sign: Carrier signs the master agreement',
        'Book: First paid load is booked, usually 11 days after registration',
      ],
      { eyebrow: 'How we onboard a carrier' },
    ),
  ),
  Herbarium: review(
    cover(),
    chartSlide(
      title,
      regionsWithoutChanges,
      [
        stats({
          figure: '+37%',
          label: 'Asia Pacific',
          note: 'The region doubled its number of weekly sailings after the Busan contract was signed in April.',
        }),
        paragraph('Europe added 42 new accounts.'),
      ],
      { eyebrow: 'Revenue by region, $ million' },
    ),
    slide('timeline', 'Four milestones reached; Turkish customs is planned for November', [
      timeline([
        'January 2026: Rotterdam automation starts',
        'April 2026: Busan contract signed',
        '!July 2026: Rotterdam runs fully automated, 22% fewer handling errors',
        'September 2026: Jeddah warehouse opens',
        '?November 2026: Turkish customs integration planned',
      ]),
    ]),
  ),
  Signal: review(
    slide('title', 'Q3 2026 business review', [paragraph(subtitle)], {
      eyebrow: 'Northwind Logistics',
    }),
    slide('stats', 'Revenue beat the plan, margin rose and churn fell', [
      stats(
        {
          ...figures.revenue,
          note: '+18% year over year; the plan was $40.0 million',
          trend: 'up',
        },
        {
          ...figures.margin,
          note: 'up from 31.2%, because Rotterdam is fully automated',
          trend: 'up',
        },
        { ...figures.churn, trend: 'down' },
      ),
    ]),
    slide('quote', 'What customers say', [
      quote(
        'We stopped calling the hotline in August. The tracking page simply tells us.',
        'Head of Supply Chain',
        'Halden Foods',
      ),
    ]),
  ),
}
