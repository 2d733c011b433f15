import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import { defaultThemeId } from '../design/themes/theme-list.ts'
import type { Typography } from '../typography/typography.ts'
import { authorDeck } from './author-deck.ts'

/** Something of each kind that a text may hold: most of what a first deck waits for is patterns being compiled. */
const arranged = `# Harbour report 2026

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
 * What people said and wrote, where the first is what somebody arranged: other code reads it. In one-byte characters, for which
 * V8 compiles each pattern once more.
 */
const spoken = `From: Ada Moor <ada@example.com>
To: The harbour team
Subject: Notes of Tuesday, 14 April 2026

Hi all,

Below are the notes of our meeting. Please send corrections by Friday.

Attendees: Ada Moor, Ben Hart, Cleo Lind

1. Budget
Ada: We have spent 62% of the budget, which is 4% less than we planned.
Ben: The crane was cheaper because we bought it used. Its repair cost $12,500.
Decision: we keep the rest for the second quay.

2. Staff
Cleo: Two pilots retire in June. Who takes their shifts?
Ben said that the night shift is the problem, and that nobody has applied since March.
- Ben writes the advertisement by 20 April.
- Cleo asks the school for trainees.
Open question: do we pay for the training?

The harbour was built in 1908 for coal. When the mines closed, half of the quays stood empty, and for twenty years nobody
knew what to do with them. Then the first wind farms were planned off the coast. Their towers are too long for roads, so
they come by ship, and the empty quays turned out to be just what was needed. However, the water is shallow there:
ships of more than 9 m of draught have to wait for the tide, which costs them about 5 hours each.

3.1 The tenant shall keep the quay in repair at its own expense.
3.2 Either party may end this agreement by three months' notice in writing.

What is a berth?
A place where a ship lies. If it is taken, the next ship waits outside.

Best regards,
Ada
`

/** What other readers take: a page of a site, and the formulas and code of a lecture. Their parsers load with the first text that has any. */
const page = `<!DOCTYPE html>
<html lang="en"><head><title>Visit the quays | Harbour</title><style>.hint{color:red}</style></head>
<body><nav><ul><li><a href="/">Home</a></li><li><a href="/shop">Shop</a></li></ul></nav>
<main><h1>Visit the quays</h1>
<p><strong>Please note:</strong> the tower is closed until 14&nbsp;June. Tickets are <em>not</em> reduced.</p>
<h2>Opening times</h2>
<table><thead><tr><th>Season</th><th>Hours</th></tr></thead>
<tbody><tr><td>April &ndash; May</td><td>10:00&ndash;16:30</td></tr><tr><td>June &ndash; July</td><td>9:00&ndash;18:00</td></tr></tbody></table>
<h2>Getting here</h2>
<ul><li>By bus: line 12 to the last stop</li><li>By car: two hours are free</li></ul>
<dl><dt>Berth</dt><dd>A place where a ship lies.</dd></dl>
<p>A wave of length $\\lambda$ moves at $$c = \\sqrt{\\frac{g \\lambda}{2 \\pi}}$$ where the water is deep.</p>
<pre><code>tide = mean + range * sin(t)</code></pre></main>
<footer>© 2026 Harbour</footer></body></html>
`

/** How a program is installed and used, and a table of values as a program writes it. */
const manual = `# tidewatch

tidewatch reads the gauge of a harbour and warns before the water is too low. It runs on Linux and needs Python 3.11.

- [Install](#install)
- [Use](#use)

## Install

1. Get the package: \`pip install tidewatch\`
2. Write the settings to \`~/.tidewatch.toml\`; see [the example](https://example.com/settings).
3. Start the service:

   \`\`\`bash
   tidewatch serve --port 8080
   \`\`\`

## Use

| Command | What it does |
|---|---|
| \`tidewatch now\` | prints the level, in metres |
| \`tidewatch next --low\` | prints when the water is lowest |

**Note:** times are UTC unless \`--local\` is given. *Levels below 2.5 m* are red.

### What can go wrong

- The gauge is offline: the last level is shown, with its age.
  - After six hours it is hidden.
- The settings cannot be read: \`tidewatch check\` says which line is wrong.

## Questions

**Does it work offline?** Yes, for 14 days; tides are computed ahead.

**Who is told?** Whoever is listed under \`mail\`. Do not list more than 20 people.

## Levels of last week

\`\`\`csv
day,low,high
Mon,1.8,5.2
Tue,1.9,5.4
\`\`\`

Released under the MIT licence.
`

/** Clauses, numbers under labels and running text, in plain lines. */
const agreement = `BERTH AGREEMENT

between Halden Harbour Company ("the Harbour") and Moor Shipping Ltd. ("the Tenant"), dated 3 March 2026

1. Definitions
1.1 "Berth" means berth no. 4 with its crane.
1.2 "Season" means April to September.

2. Rent
2.1 The rent is €4,200 a month, due on the first day of each month. If it is more than ten days late, interest of 5% a year is owed.
2.2 The rent rises by 2% each year, but not by more than prices have risen.

3. Use
(a) The Tenant may moor ships of up to 120 m.
(b) The Tenant must not store fuel on the quay, unless the Harbour has agreed in writing.

4. Term and termination
This agreement begins on 1 April 2026 and runs for five years. Either party may end it at the end of a Season by giving
six months' notice. The Harbour may end it at once where rent for two months is unpaid.

Income 2025: 412,000
Costs 2025: 371,500
of which wages: 220,000
Result: 40,500

The Harbour said in its letter of 12 January: "We would rather have one good tenant than three bad ones." The Tenant agreed
with that, because its ships need the crane, and because no other quay is deep enough. It also asked for a lower rent in
winter, which the Harbour refused: the crane costs the same whether it is used or not.
`

/** As many decks as there are here warm up for what a text may hold. */
export const warmingTexts: readonly string[] = [arranged, spoken, page, manual, agreement]

/** A small deck of one of the texts, composed and fitted as that of a caller is. */
export async function warmingDeck(
  typography: Typography,
  newId: () => string,
  text: string,
): Promise<Deck> {
  const title = 'Harbour report'
  const { slides, language } = await authorDeck(
    {
      composition: {
        inputId: newId(),
        text,
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
