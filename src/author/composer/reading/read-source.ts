import { allMatches } from '../../../text/all-matches.ts'
import { withAsides } from './asides.ts'
import { blanked, joined, leftOutLines, merged } from './blanked-text.ts'
import { withCitedMarks } from './cited-marks.ts'
import { withClauses } from './clauses.ts'
import { withConversations } from './conversations.ts'
import { dataAddress, withPlainAddresses } from './data-image.ts'
import { deckRequest } from './deck-request.ts'
import { delimitedWithin } from './delimited-within.ts'
import { draftRemarks } from './draft-remarks.ts'
import { textEnd } from './edges/text-end.ts'
import { withEmbeddedParts } from './embedded-parts.ts'
import { withEntryHeadings } from './entry-headings.ts'
import { withFootnotes } from './footnotes.ts'
import { withSides } from './for-and-against.ts'
import { formFields } from './form-lines.ts'
import { withInlineEnumerations } from './inline-enumerations.ts'
import { isLatex } from './is-latex.ts'
import { withLinesAbove } from './lists-below-lines.ts'
import { withPlaces } from './mapped-places.ts'
import { capitalized, type MappedText, type Span } from './mapped-text.ts'
import { MarkedSource } from './marked-source.ts'
import { pageUpkeep } from './page-upkeep.ts'
import { withPartedFields } from './parted-fields.ts'
import { withQuestionHeadings } from './question-headings.ts'
import { withQuotations } from './quotations.ts'
import { readDelimited } from './read-delimited.ts'
import { isEmail, quotesMails, readEmail } from './read-email.ts'
import { isHtml, readHtmlPage } from './read-html.ts'
import { readLatex } from './read-latex.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPlainText } from './read-plain-text.ts'
import { asksInSection, isQuestionsAndAnswers, readQuestionsAndAnswers } from './read-questions.ts'
import { isTalk, isTranscript, readTranscript } from './read-transcript.ts'
import { onlyWithin, quotesRecord, recordsWithin } from './record-within.ts'
import { recordedTurns } from './recorded-turns.ts'
import { repeatedFields, withFieldTables } from './repeated-fields.ts'
import { withRunInHeadings } from './run-in-headings.ts'
import type { SourceBlock } from './source-block.ts'
import { withSummaryHeadings } from './summary-headings.ts'
import { withUpdateLines } from './update-lines.ts'

const markdownSigns = [
  /^ {0,3}#{1,6}[ \t]+\S/m,
  /^ {0,3}(```|~~~)/m,
  /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*\|/m,
  /\[[^[\]\n]{1,300}\]\([^()\n]{1,500}\)/,
  /(?<![*_])(\*{2,3}|__)[^\s_*](?:[^\n]{0,300}?\S)?\1/,
  /^ {0,3}>[ \t]/m,
  /^---\r?\n[^\n]+:/,
  /^ {0,3}\[\^[^\]\n]{1,40}\]:[ \t]/m,
  /!\[[^\]\n]{0,300}\]\((?:data:|[^()\n]{1,500}\))/i,
]

/** Signs of how somebody feels, which say nothing to read: "ㅠㅠ", "ㅎㅎ", ":-)", "(笑)". */
const mood = /[ \t]?(?:[ㅋㅎㅠㅜ]{2,}|(?<=\s)[:;]-?[)(D](?![\p{L}\p{N}])|[(（][笑汗泣][)）])/gu

/** Longest line that the markdown parser is given; its worst cases are quadratic in a line. */
const longestMarkdownLine = 50_000

/** Reads the input by what the whole of it is, plain text where it shows no signs; `marked` takes note of its marks. */
export function readSource(input: string, marked = new MarkedSource(false)): SourceBlock[] {
  if (isHtml(input)) return shaped(readHtmlPage(input, marked), input)
  if (isLatex(input)) return shaped(readLatex(input, marked), input)
  const table = readDelimited(input)
  if (table !== undefined) return withUpdateLines(table)
  const asked = deckRequest(input)
  const { upkeep, seams } = pageUpkeep(input)
  const wish = asked === undefined ? [] : [asked.span]
  const moods = allMatches(input, mood).map(({ index, 0: signs }) => ({
    start: index,
    end: index + signs.length,
  }))
  const plain = blanked(input, merged([...upkeep, ...moods, ...wish]))
  const isMail = isEmail(plain) || quotesMails(plain)
  const drafted = draftRemarks(input)
  // Each mail has an end of its own.
  const end = isMail ? undefined : textEnd(plain)
  const isEnd = ({ start, end: last }: Span) =>
    end?.spans.some((span) => span.start <= start && last <= span.end) === true
  const left = [...upkeep, ...moods, ...wish, ...formFields(input).filter((span) => !isEnd(span))]
  const spans = merged([...left, ...(end?.spans ?? []), ...drafted.spans])
  const text = spans.length === 0 ? input : joined(blanked(input, spans), seams)
  const margins = [...leftOutLines(input, left), ...(end?.margins ?? []), ...drafted.margins]
  const blocks = shaped(readText(text, marked, isMail), input)
  return [...underTopic(blocks, asked?.topic), ...margins]
}

/** Blocks under the topic that whoever asks for a deck of them gives, where they have no name; it is all there is where they are none. */
function underTopic(blocks: SourceBlock[], topic: MappedText | undefined): SourceBlock[] {
  if (topic === undefined || blocks[0]?.kind === 'heading') return blocks
  const told = blocks.some(({ kind }) => kind !== 'margin')
  return told
    ? [{ kind: 'heading', level: 1, text: capitalized(topic) }, ...blocks]
    : [{ kind: 'paragraph', text: capitalized(topic), lead: 0 }, ...blocks]
}

/** Reads what is written by hand, with marks or without. */
function readText(text: string, marked: MarkedSource, isMail: boolean): SourceBlock[] {
  const written = (part: string, from: number, to: number) => readWritten(part, from, to, marked)
  if (isMail) return readEmail(text, written)
  const recording = recordedTurns(text)
  if (isTranscript(text, recording) && !quotesRecord(text)) return readTranscript(text, recording)
  if (isQuestionsAndAnswers(text))
    return asksInSection(text)
      ? written(text, 0, text.length)
      : readQuestionsAndAnswers(text, written)
  if (!isMarkdown(withPlainAddresses(text)) && isTalk(text, recording) && !quotesRecord(text))
    return readTranscript(text, recording)
  return written(text, 0, text.length)
}

/** What is written between two places of a text, with the tables that it writes as blocks of fields or values with signs between them. */
function readWritten(text: string, from: number, to: number, marked: MarkedSource): SourceBlock[] {
  const tables = [...repeatedFields(text, from, to), ...delimitedWithin(text, from, to)].sort(
    (a, b) => a.start - b.start,
  )
  if (tables.length === 0) return readRunning(text, from, to, marked)
  return withFieldTables(readRunning(blanked(text, tables), from, to, marked), tables)
}

/** What is written between two places of a text: markdown where it shows signs of that. */
function readRunning(text: string, from: number, to: number, marked: MarkedSource): SourceBlock[] {
  const start = text.lastIndexOf('\n', from - 1)
  // A text in many parts would take the square of its length if each were read with all that stands before it.
  const part =
    start < 0 ? undefined : blanked(text.slice(start, to), [{ start: 0, end: from - start }])
  if (part !== undefined && recordsWithin(part).length === 0) {
    const places = Array.from({ length: part.length }, (_, index) => start + index)
    const own = new MarkedSource(marked.seals)
    const blocks = readMarked(part, own)
    if (blocks === undefined) return readPlainText(text, from, to)
    marked.take(own, places)
    return withPlaces(blocks, places)
  }
  const written = blanked(text.slice(0, to), [{ start: 0, end: from }])
  const records = recordsWithin(written)
  if (records.length > 0) {
    const blocks = readWritten(blanked(text, records), from, to, marked)
    const parts = records.map((record) => ({
      start: record.start,
      blocks: readTranscript(onlyWithin(written, record)),
    }))
    return withEmbeddedParts(blocks, parts, text)
  }
  return readMarked(written, marked) ?? readPlainText(text, from, to)
}

/** A text as markdown; undefined for one that shows no signs of that, or nests deeper than markdown helps with. */
function readMarked(text: string, marked: MarkedSource): SourceBlock[] | undefined {
  if (!isMarkdown(withPlainAddresses(text))) return undefined
  try {
    return readMarkdown(text, marked)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}

/** Blocks with what shows only among several of them: quotations, turns of a conversation and headings in paragraphs. */
function shaped(read: SourceBlock[], input: string): SourceBlock[] {
  const blocks = withFootnotes(withSides(withLinesAbove(read, input), input), input)
  return withSummaryHeadings(
    withEntryHeadings(
      withRunInHeadings(
        withQuestionHeadings(
          withConversations(
            withClauses(
              withInlineEnumerations(
                withQuotations(
                  withAsides(withPartedFields(withUpdateLines(withCitedMarks(blocks)))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

function isMarkdown(input: string): boolean {
  if (!markdownSigns.some((sign) => sign.test(input))) return false
  // A picture written out is long and plain.
  const plain = input.replace(dataAddress, '')
  let start = 0
  while (start < plain.length) {
    const end = plain.indexOf('\n', start)
    if ((end === -1 ? plain.length : end) - start > longestMarkdownLine) return false
    if (end === -1) break
    start = end + 1
  }
  return true
}
