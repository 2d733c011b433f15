import { wordCount } from '../language/script.ts'
import { slideLines, slideWords } from '../planning/slide-room.ts'
import { cosine } from '../scoring/ngram-vector.ts'
import type { Atom } from '../shaping/atom.ts'
import { goesOn, standsAlone, standsInPlace } from '../shaping/stands-alone.ts'

/** How much a word costs: 1 would take short sentences only, 0 long ones. */
const lengthPrice = 0.35
/** A longer sentence is read out and not shown, as long as there is another. */
const lineWords = 36

/**
 * The sentences that a slide shows of some, in order: all where they are few, else those that stand alone or go on from a
 * chosen one, each time the one with the most to say a word that the chosen ones do not say, until the slide is full. One at
 * least. `led`: what the first of them goes on from stands over them; `taken`: the one of them that is the title.
 */
export function chooseLines(
  atoms: readonly Atom[],
  language: string,
  { led = false, taken }: { led?: boolean; taken?: Atom } = {},
): Atom[] {
  const own = atoms.filter((atom) => atom !== taken)
  const sum = own.reduce((all, atom) => all + wordCount(atom.text.text), 0)
  const [first] = own
  const begins = led || (first !== undefined && !goesOn(first.text.text, language))
  const begun = begins || (taken !== undefined && first === atoms[atoms.indexOf(taken) + 1])
  if (sum <= slideWords && own.length <= slideLines && begun) return own
  const chosen = new Set<Atom>()
  let left = slideWords
  const open = new Map(
    atoms.flatMap((atom, index) =>
      atom !== taken && isLine(atom, language) ? [[atom, atoms[index - 1]]] : [],
    ) as [Atom, Atom | undefined][],
  )
  while (chosen.size < slideLines && open.size > 0) {
    let best: { atom: Atom; value: number } | undefined
    for (const [atom, before] of open) {
      const length = wordCount(atom.text.text)
      if (length > left && chosen.size > 0) continue
      const follows = before === undefined ? led : before === taken || chosen.has(before)
      if (!follows && goesOn(atom.text.text, language)) continue
      const said = [...chosen].reduce(
        (most, one) => Math.max(most, cosine(one.vector, atom.vector)),
        0,
      )
      const value = (atom.score * (1 - said)) / Math.max(8, length) ** lengthPrice
      if (best === undefined || value > best.value) best = { atom, value }
    }
    if (best === undefined) break
    open.delete(best.atom)
    chosen.add(best.atom)
    left -= wordCount(best.atom.text.text)
  }
  if (chosen.size > 0) return atoms.filter((atom) => chosen.has(atom))
  const whole = own.find((atom) => standsAlone(atom.text.text, language)) ?? first
  return whole === undefined ? [] : [whole]
}

/** Whether a sentence can be a line: whole, no question, short enough to be read, alone or after what it goes on from. */
function isLine(atom: Atom, language: string): boolean {
  const { text } = atom.text
  return wordCount(text) <= lineWords && !/[?？؟]\s*$/u.test(text) && standsInPlace(text, language)
}
