import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import { defaultThemeId } from '../design/themes/theme-list.ts'
import type { Typography } from '../typography/typography.ts'
import { authorDeck } from './author-deck.ts'

/** Something of each kind that a text may hold: most of what a first deck waits for is patterns being compiled. */
const text = `# Harbour report 2026

## Summary
Revenue grew 18% to $42.6 million, ahead of the plan of $40.0 million. Waiting fell from 22 minutes to 9. Six weeks
were enough for the new quay, which handles 20 ships a day. Two risks remain open: fuel and the customs office.

## Ships by region

| Region | 2025 | 2026 | Change |
|---|---:|---:|---:|
| Europe | 178 | 214 | +20% |
| Asia | 46 | 63 | +37% |

## Ships by month

| Month | Ships |
|---|---:|
| Jan | 41 |
| Feb | 44 |
| Mar | 52 |

## Where the money went
- Personnel: 46%
- Transport: 29%
- Facilities: 25%

## What happened when
- January 2026: works start
- July 2026: the first crane runs by itself, 22% fewer errors
- 12 September 2026: the warehouse opens

## Build or buy
**Build**: full control; 9 months; €1.4 million.
**Buy**: live in 10 weeks; €380,000 a year.

## How a ship is met
1. The captain sends the papers.
2. The office checks them within two working days.
3. The pilot boards.

## Words
A berth is a place where a ship lies. Draught is how deep it lies in the water.

> "We stopped calling. The page simply tells us." — Ada Moor, Halden Foods

\`\`\`sql
select name from ships where berth = 4
\`\`\`
`

/**
 * The same in other figures, because dates and the like are remembered by their sentence, and V8 compiles a pattern for
 * good when it is used the second time; and in one-byte characters, for which it compiles once more.
 */
const again = text
  .replaceAll(/\d/g, (digit) => (digit === '3' ? '4' : digit === '8' ? '7' : digit))
  .replaceAll(/[€—“”]/g, '-')

/** A small deck, composed and fitted as that of a caller is; `asSecond`: another than the first. */
export async function warmingDeck(
  typography: Typography,
  newId: () => string,
  asSecond = false,
): Promise<Deck> {
  const title = 'Harbour report'
  const { slides, language } = await authorDeck(
    {
      composition: {
        inputId: newId(),
        text: asSecond ? again : text,
        deckTitle: title,
        titleIsDefault: true,
        slideRange: 'auto',
        appending: false,
      },
      themeId: defaultThemeId,
    },
    typography,
    newId,
  )
  return { formatVersion: deckFormatVersion, title, language, themeId: defaultThemeId, slides }
}
