import { wordCount } from '../language/script.ts'
import type { Mail, MailLine } from './mail.ts'
import { collapseSpace, joinMapped, mapVerbatim, sliceMapped, trimMapped } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** Words of a quoted line that heads its answer, and of one that only leads to all answers. */
const mostAskedWords = 24
const mostLeadingWords = 8

/**
 * The lines of a mail that answers what it quotes, as far as they stand in what is told: short quotations as headings,
 * long ones as what somebody else says, and the lines between them.
 */
export function answersIn(
  { lines, depth, quotes }: Mail,
  told: string,
): (SourceBlock | MailLine[])[] {
  const said = ({ start, end }: MailLine) => told.slice(start, end)
  const runs: MailLine[][] = []
  for (const line of lines.filter((one) => said(one).trim() !== '')) {
    const last = runs.at(-1)
    const isQuoted = line.depth > depth
    if (last !== undefined && (last[0]?.depth ?? 0) > depth === isQuoted) last.push(line)
    else runs.push([line])
  }
  return runs.flatMap((run, index): (SourceBlock | MailLine[])[] => {
    const text = collapseSpace(
      joinMapped(run.map((line) => trimMapped(mapVerbatim(said(line), line.start)))),
    )
    const words = wordCount(text.text)
    const isQuoted = (run[0]?.depth ?? 0) > depth
    if (isQuoted && words <= mostAskedWords) return [{ kind: 'heading', level: 2, text }]
    if (isQuoted) {
      // A question that more is said behind is what is answered.
      const asked = /^[^.!?。！？]+[?？]\s*/u.exec(text.text)?.[0] ?? ''
      if (asked !== '' && wordCount(asked) <= mostAskedWords)
        return [
          { kind: 'heading', level: 2, text: trimMapped(sliceMapped(text, 0, asked.length)) },
          { kind: 'margin', place: 'notes', text: sliceMapped(text, asked.length) },
        ]
      return [{ kind: 'quote', text, ...(quotes === undefined ? {} : { name: quotes }) }]
    }
    const leads = index === 0 && !isQuoted && words <= mostLeadingWords && !/\p{N}/u.test(text.text)
    return [leads ? { kind: 'margin', place: 'notes', text } : run]
  })
}
