import { z } from 'zod'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import { languageName } from '../languages.ts'
import { withContentShown } from '../transcript/content-shown.ts'
import type { Ask, Asked } from './ask.ts'
import { CheckedAsking } from './checked-asking.ts'
import {
  transcriptPrompt,
  transcriptPromptVersion,
  transcriptQuestion,
} from './prompts/transcript-prompt.ts'
import type { TranscriptReviewTask } from './review-transcript.ts'

/** Slides whose transcripts are to be written. */
interface TranscriptsTask {
  deck: Deck
  slideIds: readonly string[]
  /** The notes that slides had before transcripts took their place, by slide id; absent: those of the deck. */
  notes: Readonly<Record<string, string>>
  /** The texts that the slides were made of, by the inputs that their spans name; one may be missing. */
  sources: Readonly<Record<string, string>>
}

/** What writing them needs besides a model. */
interface TranscriptTools {
  ask: Ask
  /** What is wrong with a transcript, where nothing waits for it. */
  review(task: TranscriptReviewTask): Promise<string[]>
  /** Why nothing more is to be asked for, a clause; undefined: go on. */
  whyOver(): string | undefined
}

/** What a speaker says on a slide; or why the model says nothing of use, a sentence. */
type TranscriptWriting = { slideId: string; content: string } | { slideId: string; reason: string }

/** So much of the source is told of a slide, in characters: some 1,500 tokens. */
const mostSource = 6_000
/** So much of what a slide shows and of its notes, in characters. */
const mostShown = 4_000

const transcriptSchema = z.object({ transcript: z.string() })

/** Has the model write what a speaker says on each of the slides, in parallel; each is checked, and asked for once more with the reasons where it fails. */
export async function writeTranscripts(
  task: TranscriptsTask,
  tools: TranscriptTools,
): Promise<TranscriptWriting[]> {
  const wanted = new Set(task.slideIds)
  const asking = new CheckedAsking(tools)
  return Promise.all(
    task.deck.slides.flatMap((slide, index) =>
      wanted.has(slide.id) ? [writeTranscript(slide, index, task, tools.review, asking)] : [],
    ),
  )
}

async function writeTranscript(
  slide: Slide,
  index: number,
  { deck, notes, sources }: TranscriptsTask,
  review: TranscriptTools['review'],
  asking: CheckedAsking,
): Promise<TranscriptWriting> {
  const slideId = slide.id
  const shown = withEllipsis(slidePlainText(withContentShown(slide)), mostShown)
  const said = withEllipsis(notes[slideId] ?? slide.notes ?? '', mostShown)
  const source = withEllipsis(sourceOf(slide.sources, sources), mostSource)
  const titleAt = (at: number) => {
    const other = deck.slides[at]
    return other === undefined ? '' : chosenVariant(other).title
  }
  const asked: Asked<z.infer<typeof transcriptSchema>> = {
    name: `transcript_${transcriptPromptVersion}`,
    instructions: transcriptPrompt,
    prompt: transcriptQuestion({
      wishes: {
        language: languageName(deck.language) ?? deck.language,
        instructions: '',
        title: deck.title,
      },
      number: index + 1,
      count: deck.slides.length,
      before: titleAt(index - 1),
      after: titleAt(index + 1),
      slide: shown,
      notes: said,
      source,
    }),
    schema: transcriptSchema,
  }
  const known = [deck.title, shown, said, source]
  const written = await asking.ask<{ transcript: string }, string>(asked, 2, async (answer) => {
    const transcript = answer.transcript.trim()
    const problems = await review({ transcript, sources: known, language: deck.language })
    return problems.length === 0 ? { made: inParagraphs(transcript) } : { problems }
  })
  return 'reason' in written
    ? { slideId, reason: written.reason }
    : { slideId, content: written.made }
}

/** A paragraph a line. */
const inParagraphs = (text: string) => text.replace(/\s*\n\s*/gu, '\n')

/** The stretches of the source that a slide was made of, in their order, each once. */
function sourceOf(spans: readonly SourceSpan[], texts: Readonly<Record<string, string>>): string {
  const ordered = spans.toSorted((a, b) => a.input.localeCompare(b.input) || a.start - b.start)
  const stretches = ordered.map(({ input, start, end }) =>
    (texts[input] ?? '').slice(start, end).trim(),
  )
  return [...new Set(stretches)].filter((text) => text !== '').join('\n')
}
