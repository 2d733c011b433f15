import { setPriority } from 'node:os'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { v7 as uuidv7 } from 'uuid'
import { readFacts as read } from '../author/model/read-facts.ts'
import {
  type ReviewTask,
  reviewSlide as review,
  type SlideReview,
} from '../author/model/review-slide.ts'
import {
  reviewTranscript as reviewSaid,
  type TranscriptReviewTask,
} from '../author/model/review-transcript.ts'
import type { SourceFacts } from '../author/model/source-facts.ts'
import { type ContentReport, reportContent } from '../author/report/report-content.ts'
import { transcribe as transcribeSlides } from '../author/transcript/transcribe.ts'
import type { Deck } from '../deck/deck.ts'
import { buildScene, buildScenePage } from '../design/build-scene.ts'
import { imageLibrary } from '../design/image-library.ts'
import { layoutSamples } from '../design/layout-samples.ts'
import type { InterpretedEdit } from '../edit/interpreted-edit.ts'
import type { JudgedAnswer, JudgeTask } from '../edit/model/judge-answer.ts'
import { exportPdf } from '../export/pdf/export-pdf.ts'
import { exportPictures } from '../export/png/export-pictures.ts'
import { exportPng } from '../export/png/export-png.ts'
import { exportPptx } from '../export/pptx/export-pptx.ts'
import { exportPage } from '../export/web/export-page.ts'
import { loadTypography } from '../typography/typography.ts'
import { authorDeck } from './author-deck.ts'
import { editDeck } from './edit-deck.ts'
import type {
  AuthorResult,
  AuthorTask,
  EditResult,
  EditTask,
  ExportResult,
  ExportTask,
  FactsTask,
  IllustrateResult,
  IllustrateTask,
  InterpretTask,
  ReportTask,
  TranscriptResult,
  TranscriptTask,
} from './tasks.ts'
import { warmingDeck, warmingTexts } from './warm-up.ts'

// On Linux a priority set for "the process 0" holds for the calling thread alone (setpriority(2), notes), so that
// the event loop, which answers polls, wins the core whenever it has something to do. No lower: beside a busy event loop,
// a database on the same machine and the decoders of uploads (which have 10) a deck would wait many times as long.
try {
  setPriority(0, 5)
} catch {
  // A system that refuses it only polls a little slower.
}

const typography = await loadTypography()

/** Says, by being called, that this module has loaded. */
export function loaded(): void {}

/** Composes the text and fits the result: see `AuthorTask`. */
export function author(task: AuthorTask): Promise<AuthorResult> {
  return authorDeck(task, typography, uuidv7)
}

/** Puts pictures on slides: see `IllustrateTask`. */
export async function illustrate(task: IllustrateTask): Promise<IllustrateResult> {
  const { illustrateSlides } = await import('./illustrate-slides.ts')
  return illustrateSlides(task, typography, uuidv7)
}

/** Says what a text says, in numbered pieces: see `FactsTask`. */
export function readFacts({ text, language }: FactsTask): SourceFacts {
  return read(text, language)
}

/** Checks a slide that a language model wrote. */
export function reviewSlide(task: ReviewTask): SlideReview {
  return review(task, uuidv7)
}

/** What is wrong with what a language model has a speaker say. */
export function reviewTranscript(task: TranscriptReviewTask): string[] {
  return reviewSaid(task)
}

/** Writes what a speaker says on slides: see `TranscriptTask`. */
export function transcribe({ deck, slideIds, ...material }: TranscriptTask): TranscriptResult {
  return transcribeSlides(deck, slideIds, material)
}

/** Reads the words of an edit: see `InterpretTask`. */
export async function interpret(task: InterpretTask): Promise<InterpretedEdit> {
  // The grammar and its lexicons of all languages are large, and many threads never need them.
  const { interpretEdit } = await import('../edit/interpret-edit.ts')
  const { instruction, answers, forModel, ...context } = task
  return interpretEdit(instruction, answers, { ...context, newId: uuidv7 }, forModel)
}

/** Reads what a language model answers to an instruction, and judges it. */
export async function judgeAnswer(task: JudgeTask): Promise<JudgedAnswer> {
  const { judgeAnswer: judge } = await import('../edit/model/judge-answer.ts')
  return judge(task, uuidv7)
}

/** Turns the steps of an edit into operations: see `EditTask`. */
export function edit(task: EditTask): Promise<EditResult> {
  return editDeck(task, typography, uuidv7)
}

/** Says where the content of a deck comes from: see `ReportTask`. */
export function report({ deck, sources }: ReportTask): ContentReport {
  return reportContent(deck, sources)
}

async function render(task: ExportTask): Promise<ExportResult> {
  const images = imageLibrary(task.images)
  if (task.format === 'png') {
    const { deck, slideIndex, customTheme } = task
    const page = buildScenePage(deck, slideIndex, typography, images, customTheme)
    return { file: await exportPng(page, typography, { width: task.width }) }
  }
  const scene = buildScene(task.deck, typography, images, task.customTheme)
  switch (task.format) {
    case 'pdf':
      return { file: await exportPdf(scene, typography) }
    case 'ppt':
      return {
        file: await exportPptx(scene, typography, {
          ...(task.created ? { created: task.created } : {}),
          layouts: layoutSamples(task.deck, typography, task.customTheme),
        }),
      }
    case 'pictures':
      return { file: await exportPictures(scene, typography, { width: task.width }) }
    case 'page': {
      const page = await exportPage(scene, typography, task)
      const encoder = new TextEncoder()
      return { file: encoder.encode(page.html), stylesheet: encoder.encode(page.css) }
    }
  }
}

/** Renders a file: see `ExportTask`. Its bytes are moved to the caller's thread, not copied. */
export async function exportFile(task: ExportTask) {
  const result = await render(task)
  // Small buffers can be views of a pool that other buffers share; such memory cannot be moved.
  const file = new Uint8Array(result.file)
  return move({ [transferableSymbol]: [file.buffer], [valueSymbol]: { ...result, file } })
}

let warmDeck: Deck | undefined
let warmDecks = 0

/** Composes what `warm-up.ts` has for it, in turns, so that patterns, fonts and code are ready for the first deck. */
export async function warmAuthor(): Promise<void> {
  const text = warmingTexts[warmDecks % warmingTexts.length] ?? ''
  warmDeck = await warmingDeck(typography, uuidv7, text)
  warmDecks += 1
}

/** Makes a file of that: each in a step of its own, so that a task does not wait for all of them. */
async function warmFile(format: 'pdf' | 'ppt' | 'page'): Promise<void> {
  if (warmDeck === undefined) return
  const page = { format: 'page', stylesheetUrl: '' } as const
  await render({ deck: warmDeck, ...(format === 'page' ? page : { format }) })
}

export const warmPage = () => warmFile('page')
export const warmPdf = () => warmFile('pdf')
export const warmPptx = () => warmFile('ppt')
