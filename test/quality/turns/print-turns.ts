import { formatTable } from '../../../bench/statistics.ts'
import type { ModelClient } from '../../../src/models/model-client.ts'
import { loadTypography } from '../../../src/typography/typography.ts'
import { printedSlide } from './printed-slide.ts'
import { scoreConversation, type TurnScore, verdicts } from './score-turns.ts'
import { type ConversationEntry, readConversations } from './turn-entries.ts'

/**
 * The figures of the conversations in a directory as text: by language, by kind; then, if asked for, each turn that
 * failed, and what a reader has to judge.
 * @param ids of the conversations; none: all.
 * @param client the language model for what the grammar leaves; absent: there is none.
 */
export async function turnsReport(
  directory: string,
  options: { failures: boolean; ids: readonly string[]; client?: ModelClient },
): Promise<string> {
  const typography = await loadTypography()
  const { failures, ids, client } = options
  const entries = readConversations(directory).filter(
    ({ id }) => ids.length === 0 || ids.includes(id),
  )
  const scores: TurnScore[] = []
  const unreadable: string[] = []
  const score = async (entry: ConversationEntry): Promise<TurnScore[]> => {
    try {
      return await scoreConversation(entry, typography, client)
    } catch (error) {
      unreadable.push(
        `${entry.id} is not counted: ${error instanceof Error ? error.message : error}`,
      )
      return []
    }
  }
  // A model is asked about all of them at once; whoever answers sees every question that waits.
  if (client === undefined) for (const entry of entries) scores.push(...(await score(entry)))
  else scores.push(...(await Promise.all(entries.map(score))).flat())
  const failed = scores.filter(
    ({ verdict }) => !['exact', 'answered', 'to judge'].includes(verdict),
  )
  const failedIds = new Set(failed.map(({ entry }) => entry.id))
  return [
    table('language', scores, ({ entry }) => entry.language),
    table('kind', scores, ({ entry }) => entry.kind),
    `Conversations without a failed turn: ${entries.length - unreadable.length - failedIds.size} of ${entries.length}.`,
    ...unreadable,
    ...(failures ? failed.map(failureText) : []),
    ...(failures ? scores.filter(isForReader).map(answeredText) : []),
    ...(failures || ids.length > 0
      ? scores.filter(({ verdict }) => verdict === 'to judge').map(judgedText)
      : []),
  ].join('\n\n')
}

function table(
  head: string,
  scores: readonly TurnScore[],
  groupOf: (score: TurnScore) => string,
): string {
  const groups = [...new Set(scores.map(groupOf))]
  const rows = [...groups, 'all'].map((group) => {
    const own = scores.filter((score) => group === 'all' || groupOf(score) === group)
    const counted = verdicts.map(
      (verdict) => own.filter((score) => score.verdict === verdict).length,
    )
    const destroys = own.filter((score) => score.destroys).length
    return [group, own.length, ...counted, destroys].map(String)
  })
  return formatTable([head, 'turns', ...verdicts, 'destructive'], rows)
}

function heading({ entry, number, turn, verdict, destroys }: TurnScore): string {
  const which = entry.turns.length === 1 ? entry.id : `${entry.id} turn ${number}`
  const selected = entry.selected === undefined ? '' : ` (selected: ${entry.selected.join(', ')})`
  return `${which} [${entry.kind}] ${verdict}${destroys ? ', destructive' : ''}\n  "${turn.say}"${selected}`
}

function failureText(score: TurnScore): string {
  const lines = score.turn.expect === 'done' ? score.differences : changesOf(score)
  return [answeredText(score), ...lines.map((line) => `    ${line}`)].join('\n')
}

/** Whether the reasons of a refusal are part of the answer, of the whole wish or a part of it. */
function isForReader({ verdict, turn }: TurnScore): boolean {
  return verdict === 'answered' || (verdict === 'exact' && turn.not !== undefined)
}

function answeredText(score: TurnScore): string {
  return [heading(score), `  expected ${wishOf(score)}`, `  given    ${answerOf(score)}`].join('\n')
}

function wishOf({ turn: { expect, why, not } }: TurnScore): string {
  return [expect, why, not === undefined ? undefined : `not: ${not}`].filter(Boolean).join(': ')
}

function answerOf({ given }: TurnScore): string {
  return [given.outcome, ...given.said].join(' ')
}

function judgedText(score: TurnScore): string {
  const judged = [...score.expected.judged].map(([id, wish]) => `  ${id}: ${wish}`)
  return [heading(score), ...judged, ...changesOf(score).map((line) => `    ${line}`)].join('\n')
}

/** The slides that a turn made or changed, as they print, and the numbers of those that it took away. */
function changesOf({ given: { before, deck } }: TurnScore): string[] {
  const gone = before.slides.flatMap(({ id }, index) =>
    deck.slides.some((slide) => slide.id === id) ? [] : [index + 1],
  )
  const changed = deck.slides.flatMap((slide, index) => {
    if (before.slides.includes(slide)) return []
    return [
      `slide ${index + 1} is now`,
      ...printedSlide(slide).map(({ role, text }) => `  ${role}: ${text}`),
    ]
  })
  return [...(gone.length === 0 ? [] : [`gone: ${gone.join(', ')}`]), ...changed]
}
