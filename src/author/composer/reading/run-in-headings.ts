import { wordCount } from '../language/script.ts'
import { leadTermLength } from './lead-term.ts'
import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { ParagraphSource, SourceBlock } from './source-block.ts'

/** Fewer labels are remarks in running text ("Note: …"). */
const fewestLabels = 3
/** So many of them have to be followed by a text, and not by a line as in "Present: Ann, Ben". */
const fewestTexts = 2
/** Words and sentences of a text. */
const leastWords = 25
const leastSentences = 2

/**
 * Blocks with the labels that open paragraphs ("What changes for drivers: one of the lanes goes. …") as headings of
 * their own, in a document that has no other headings below its title. Labels that come twice are speakers.
 */
export function withRunInHeadings(blocks: readonly SourceBlock[]): SourceBlock[] {
  const headings = blocks.filter((block) => block.kind === 'heading')
  if (headings.length > 1) return [...blocks]
  const labelled = blocks.flatMap((block) => {
    if (block.kind !== 'paragraph') return []
    const parted = partAtLabel(block)
    return parted === undefined ? [] : [{ block, ...parted }]
  })
  const names = new Set(labelled.map(({ label }) => label.text.toLowerCase()))
  if (labelled.length < fewestLabels || names.size < labelled.length) return [...blocks]
  if (labelled.filter(({ body }) => isText(body.text)).length < fewestTexts) return [...blocks]
  const level = (headings[0]?.level ?? 1) + 1
  const parted = new Map<SourceBlock, SourceBlock[]>(
    labelled.map(({ block, label, body }) => [
      block,
      [
        { kind: 'heading', level, text: label },
        { kind: 'paragraph', text: body, lead: leadTermLength(body.text) },
      ],
    ]),
  )
  return blocks.flatMap((block) => parted.get(block) ?? [block])
}

function partAtLabel(
  paragraph: ParagraphSource,
): { label: MappedText; body: MappedText } | undefined {
  if (paragraph.lead === 0) return undefined
  const name = paragraph.text.text.slice(0, paragraph.lead).replace(/[\s:：.。]+$/u, '')
  const body = trimMapped(sliceMapped(paragraph.text, paragraph.lead))
  return name === '' || body.text === ''
    ? undefined
    : { label: sliceMapped(paragraph.text, 0, name.length), body }
}

function isText(body: string): boolean {
  const sentences = body.match(/[.!?。！？](?=\s|$|[\u3040-\u9fff])/gu)?.length ?? 0
  return wordCount(body) >= leastWords && sentences >= leastSentences
}
