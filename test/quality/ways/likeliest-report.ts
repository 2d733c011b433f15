import { writeFileSync } from 'node:fs'
import { formatTable } from '../../../bench/statistics.ts'
import { loadTypography } from '../../../src/typography/typography.ts'
import { fittedLikelihoods, likelihoods } from './fit-likeliest.ts'
import { type WayExample, wayExamples } from './likeliest-examples.ts'
import { outcomes } from './play-ways.ts'

/** Into so many parts the decks are put: each is looked at with weights fitted to the others. */
const folds = 4

/**
 * How often what is meant by a way is found, offered first, and among three that are offered, where the weights are fitted to ways on other decks.
 * @param write whether the weights fitted to all of them take the place of those that are used.
 */
export async function likeliestReport(write: boolean): Promise<string> {
  const examples = await wayExamples(await loadTypography())
  if (write) {
    const weights = [...fittedLikelihoods(examples)].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    )
    const file = new URL('../../../src/edit/likeliest/weights.json', import.meta.url)
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(weights), undefined, 2)}\n`)
  }
  const groups = [...new Set(examples.map(({ group }) => group))].toSorted()
  const judged = Array.from({ length: folds }, (_, fold) => {
    const isOut = ({ group }: WayExample) => groups.indexOf(group) % folds === fold
    const weights = fittedLikelihoods(examples.filter((one) => !isOut(one)))
    return examples.filter(isOut).map((example) => offeredFor(example, weights))
  }).flat()
  const least = [0.2, 0.3, 0.4, 0.5, 0.6]
  const rows = outcomes.flatMap((outcome) =>
    [true, false].map((asks) => {
      const own = judged.filter((one) => one.outcome === outcome && one.asks === asks)
      const offered = least.map((likely) => {
        const asked = own.filter((one) => one.likely >= likely)
        return `${asked.length} (${asked.filter(({ place }) => place < 3).length})`
      })
      const found = own.filter(({ place }) => place !== Number.POSITIVE_INFINITY).length
      return [outcome, asks ? 'a wish' : 'none', own.length, found, ...offered].map(String)
    }),
  )
  const heads = ['read as', 'asks for', 'messages', 'found', ...least.map((one) => `from ${one}`)]
  return formatTable(
    heads,
    rows.filter(([, , count]) => count !== '0'),
  )
}

/** How likely the words ask for one of the candidates, and the place of what is meant among those, from 0. */
function offeredFor(
  example: WayExample,
  weights: ReadonlyMap<string, number>,
): { outcome: WayExample['outcome']; asks: boolean; likely: number; place: number } {
  const { candidates, results, outcome } = example
  const likely = likelihoods(example, weights)
  const byResult = new Map<string, { probability: number; isMeant: boolean }>()
  for (const [at, candidate] of candidates.entries()) {
    if (at === 0) continue
    const result = results[at] ?? ''
    const probability = (byResult.get(result)?.probability ?? 0) + (likely[at] ?? 0)
    byResult.set(result, { probability, isMeant: candidate.isMeant })
  }
  const ranked = [...byResult.values()].toSorted(
    (one, other) => other.probability - one.probability,
  )
  const place = ranked.findIndex(({ isMeant }) => isMeant)
  return {
    outcome,
    asks: example.asks,
    likely: 1 - (likely[0] ?? 1),
    place: place === -1 ? Number.POSITIVE_INFINITY : place,
  }
}
