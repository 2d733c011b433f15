import { unspoken } from '../composer/ledger/passage.ts'
import { readManuscript } from '../composer/manuscript.ts'
import { spanOf } from '../composer/reading/mapped-text.ts'
import { detectLanguage } from '../language-detection.ts'
import type { Fact, SourceFacts } from './source-facts.ts'

/** All that a text says, but upkeep and drawings, in numbered pieces. */
export function readFacts(text: string, language?: string): SourceFacts {
  const detected = detectLanguage(text)
  const manuscript = readManuscript(text, language ?? detected.tag, true)
  const facts: Fact[] = []
  let heading = ''
  for (const { kind, text: said, spoken } of manuscript.passages) {
    if (unspoken.has(kind) || kind === 'image') continue
    const words = said.text.trim()
    if (kind === 'heading') {
      heading = words
      continue
    }
    const { start, end } = spanOf(said)
    facts.push({
      number: facts.length + 1,
      text: spoken ?? words,
      start,
      end,
      heading,
      isCode: kind === 'code',
    })
  }
  return {
    language: detected.tag,
    title: manuscript.title?.text.trim() ?? '',
    facts,
    imprint: manuscript.imprint.map((atom) => atom.text.text.trim()),
  }
}
