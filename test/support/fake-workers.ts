import { randomUUID } from 'node:crypto'
import { readFacts } from '../../src/author/model/read-facts.ts'
import { reviewSlide } from '../../src/author/model/review-slide.ts'
import { reviewTranscript } from '../../src/author/model/review-transcript.ts'
import { reportContent } from '../../src/author/report/report-content.ts'
import type { Deck } from '../../src/deck/deck.ts'
import { interpretEdit } from '../../src/edit/interpret-edit.ts'
import { judgeAnswer } from '../../src/edit/model/judge-answer.ts'
import type { AuthorTask, EditTask, ExportTask, TranscriptTask } from '../../src/workers/tasks.ts'
import type { WorkerPool } from '../../src/workers/worker-pool.ts'
import { bullets, slide } from './decks.ts'

/** A worker pool without threads, layout or rendering: a slide for each line of the text, files that name their task. */
export interface FakeWorkers extends WorkerPool {
  /** What was asked for, in order. */
  authored: AuthorTask[]
  exported: ExportTask[]
  transcribed: TranscriptTask[]
  edited: EditTask[]
  /** Replaces what a call does; it may throw, or wait. Undefined lets the fake go on. */
  onAuthor?: (task: AuthorTask, signal?: AbortSignal) => Promise<void>
  onTranscribe?: (task: TranscriptTask, signal?: AbortSignal) => Promise<void>
  onEdit?: (task: EditTask, signal?: AbortSignal) => Promise<void>
  onReport?: () => Promise<void>
  onExport?: (task: ExportTask, signal?: AbortSignal) => Promise<void>
}

/** The text of a fake file. */
export function fakeFile(task: { deck: Deck; format: string }): string {
  const titles = task.deck.slides.map((one) => one.variants[one.chosen]?.title)
  return `${task.format} of ${task.deck.title}: ${titles.join(', ')}`
}

export function createFakeWorkers(): FakeWorkers {
  const encoder = new TextEncoder()
  const workers: FakeWorkers = {
    authored: [],
    exported: [],
    transcribed: [],
    edited: [],
    async author(task, signal) {
      workers.authored.push(task)
      await workers.onAuthor?.(task, signal)
      const all = task.composition.text.split('\n').filter((line) => line.trim() !== '')
      const lines = task.composition.slideRange === '1' ? all.slice(0, 1) : all
      return {
        language: task.composition.language ?? 'en',
        title: task.composition.titleFromSource
          ? (lines[0] ?? task.composition.deckTitle)
          : task.composition.deckTitle,
        sourceTitle: lines[0] ?? '',
        slides: lines.map((line) => ({
          ...slide('bullets', line, [bullets([line])]),
          id: randomUUID(),
        })),
        images: [],
        bounds: { minimum: 1, maximum: 50 },
        warnings: [],
      }
    },
    async illustrate({ deck, pictures }) {
      const slides = pictures.flatMap((given) => {
        const found = deck.slides.find(({ id }) => id === given.slideId)
        if (found === undefined) return []
        const { picture, alt, credit, origin } = given
        const block = {
          kind: 'image' as const,
          id: randomUUID(),
          image: picture.id,
          width: picture.width,
          height: picture.height,
          alt,
          ...(credit === undefined ? {} : { credit }),
          ...(origin === undefined ? {} : { origin }),
          sources: [],
        }
        const variants = found.variants.map((one) => ({ ...one, blocks: [block, ...one.blocks] }))
        return [{ ...found, variants }]
      })
      return { slides, images: pictures.map(({ picture }) => picture) }
    },
    async readFacts({ text, language }) {
      return readFacts(text, language)
    },
    async reviewSlide(task) {
      return reviewSlide(task, randomUUID)
    },
    async reviewTranscript(task) {
      return reviewTranscript(task)
    },
    async transcribe(task, signal) {
      workers.transcribed.push(task)
      await workers.onTranscribe?.(task, signal)
      return task.slideIds.map((slideId) => ({ slideId, content: `Spoken: ${slideId}` }))
    },
    async interpret({ instruction, answers, forModel, ...context }) {
      return interpretEdit(instruction, answers, { ...context, newId: randomUUID }, forModel)
    },
    async judgeAnswer(task) {
      return judgeAnswer(task, randomUUID)
    },
    async edit(task, signal) {
      workers.edited.push(task)
      await workers.onEdit?.(task, signal)
      const clarify = task.steps.find((step) => 'request' in step && step.request === 'clarify')
      const operations = task.steps.filter((step) => 'op' in step)
      return {
        ...(clarify && 'request' in clarify && clarify.request === 'clarify' ? { clarify } : {}),
        operations,
        summaries: operations.map((operation) => `Did ${operation.op}.`),
        warnings: [],
        images: [],
        customThemes: [],
        declined: [],
        exports: [],
        insertedSlideIds: operations.flatMap((one) =>
          one.op === 'insert_slide' ? [one.slide.id] : [],
        ),
        regeneratedSlideIds: [],
        spokenOf: { slideIds: [], reducedSlideIds: [] },
      }
    },
    async report({ deck, sources }) {
      await workers.onReport?.()
      return reportContent(deck, sources)
    },
    async export(task, signal) {
      workers.exported.push(task)
      await workers.onExport?.(task, signal)
      if (task.format !== 'page') return { file: encoder.encode(fakeFile(task)) }
      const html =
        `<!doctype html><title>${task.deck.title}</title><link rel="stylesheet" href="${task.stylesheetUrl}">` +
        `<meta property="og:image" content="${task.coverImageUrl}"><p>${fakeFile(task)}</p>`
      return { file: encoder.encode(html), stylesheet: encoder.encode('p { color: red }') }
    },
    async warm() {},
    async close() {},
  }
  return workers
}
