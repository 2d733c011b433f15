import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import { wishChosen } from '../../../src/deck/requests/dialogue-state.ts'
import { defaultTitle } from '../../../src/deck/shown-title.ts'
import type { CustomTheme } from '../../../src/design/themes/custom-theme.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { LastWish } from '../../../src/edit/instruction-context.ts'
import { interpretEdit } from '../../../src/edit/interpret-edit.ts'
import type { OpenQuestion } from '../../../src/edit/interpreted-edit.ts'
import { judgeAnswer } from '../../../src/edit/model/judge-answer.ts'
import { mostUndone } from '../../../src/edit/most-undone.ts'
import type { AddedSlide, SpokenOf } from '../../../src/edit/spoken-of.ts'
import type { ModelClient } from '../../../src/models/model-client.ts'
import { resolveEdit } from '../../../src/presentations/edits/edit-with-model.ts'
import { meantBy, spokenOfInVain } from '../../../src/presentations/edits/last-edited-slides.ts'
import { asAnswered } from '../../../src/presentations/edits/open-question.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { editDeck } from '../../../src/workers/edit-deck.ts'
import type { EditResult } from '../../../src/workers/tasks.ts'
import type { Expect } from './turn-entries.ts'

/** The reasons for changing nothing that say what was asked for. */
const answers: ReadonlySet<string> = new Set(['called_off', 'answered'])

/** What came of a turn. */
export interface GivenTurn {
  outcome: Expect
  before: Deck
  deck: Deck
  themes: CustomTheme[]
  result: EditResult
  /** What was not understood, or asks for something, in the words of the answer. */
  said: string[]
  /** Why parts of it, or all, were declined. */
  reasons: string[]
}

/**
 * A deck that is edited in words, turn by turn, as the service does it: what "it" means, an open question and what can
 * be taken back go on as in `presentations/edits` (start-edit, perform-edit, last-edited-slides, open-question), without
 * a database.
 */
export class Conversation {
  private deck: Deck
  private readonly typography: Typography
  private readonly selectedSlideIds: readonly string[]
  private themes: CustomTheme[] = []
  /** The decks before each change that can be taken back. */
  private past: { deck: Deck; summary: string }[] = []
  private spokenOf: SpokenOf | undefined
  /** What the last edit spoke of, if it failed. */
  private inVain: SpokenOf | undefined
  private added: AddedSlide[] | undefined
  private open: OpenQuestion | undefined
  private lastWish: LastWish | undefined
  private made = 0
  private readonly client: ModelClient | undefined

  /** @param client the language model for what the grammar leaves; absent: there is none. */
  constructor(
    deck: Deck,
    typography: Typography,
    selectedSlideIds: readonly string[] = [],
    client?: ModelClient,
  ) {
    this.deck = deck
    this.typography = typography
    this.selectedSlideIds = selectedSlideIds
    this.client = client
  }

  async say(instruction: string): Promise<GivenTurn> {
    const before = this.deck
    const newId = () => `made-${++this.made}`
    const open = this.open
    const selected = this.selectedSlideIds.filter((id) =>
      before.slides.some((slide) => slide.id === id),
    )
    const wording = {
      instruction,
      ...(selected.length === 0 ? {} : { selectedSlideIds: selected }),
      ...meantBy(this.inVain ?? this.spokenOf, this.added),
      slideOrder: before.slides.map(({ id }) => id),
      ...(open === undefined ? {} : { answers: open }),
    }
    const { instruction: _words, answers: _answers, ...context } = wording
    const themes = [...systemThemes, ...this.themes].map(({ id, name }) => ({ id, name }))
    const lastChange = this.past.at(-1)?.summary ?? ''
    const { steps, namedSlideIds, left } = interpretEdit(
      instruction,
      open,
      {
        ...context,
        deck: before,
        themes,
        undoable: Math.min(this.past.length, mostUndone + 1),
        lastChange,
        ...(this.lastWish === undefined ? {} : { lastWish: this.lastWish }),
        newId,
      },
      this.client !== undefined,
    )
    const { result, warnings } = await resolveEdit(
      {
        deck: before,
        change: { kind: 'instruction', ...wording },
        read: {
          steps,
          context: { themes, lastChange, lastWish: this.lastWish?.instruction ?? '' },
          ...(left === undefined ? {} : { left }),
        },
        sources: {},
      },
      {
        ask: this.client?.ask,
        spent: () => 0,
        judge: async (task) => judgeAnswer(task, newId),
        check: async (checked) => ({ steps: [...checked] }),
        resolve: (taken, translations) =>
          editDeck(
            {
              deck: before,
              steps: [...taken],
              isInWords: true,
              themes: this.themes,
              sources: {},
              notesBefore: {},
              untitled: before.title === defaultTitle,
              translations,
            },
            this.typography,
            newId,
          ),
      },
    )
    result.warnings.push(...warnings)
    const given = this.apply(before, result)
    const { clarify, spokenOf } = result
    if (!isDeepStrictEqual(before, this.deck)) {
      const isBack = result.undo !== undefined || result.restore !== undefined
      const { inverse } = applyOperations(before, isBack ? [] : result.operations)
      const { slideOrder } = wording
      const wish = wishOf(instruction, open)
      this.lastWish =
        isBack || wish === undefined ? undefined : { instruction: wish, slideOrder, inverse }
    }
    const isInVain = given.outcome === 'decline' && namedSlideIds.length > 0
    this.inVain = isInVain ? spokenOfInVain({ slideIds: namedSlideIds, revision: 0 }) : undefined
    if (!isDeepStrictEqual(before, this.deck))
      this.spokenOf = spokenOf.slideIds.length === 0 ? undefined : spokenOf
    if (given.outcome !== 'decline') this.added = spokenOf.added ?? this.added
    const question = clarify && {
      text: clarify.question,
      options: clarify.options,
      ...(clarify.state === undefined ? {} : { state: clarify.state }),
    }
    this.open = question && asAnswered({ kind: 'instruction', ...wording } as never, question)
    return given
  }

  private apply(before: Deck, result: EditResult): GivenTurn {
    const { clarify, declined, exports, undo, restore, refused, warnings, summaries } = result
    const back = undo ?? (restore === undefined ? 0 : this.past.length + 1 - restore)
    const isBack = back > 0 && back <= this.past.length
    if (refused === undefined && isBack) {
      this.deck = this.past[this.past.length - back]?.deck ?? before
      this.past.length -= back
    } else if (refused === undefined && back === 0 && result.operations.length > 0) {
      this.themes = [...this.themes, ...result.customThemes]
      this.past.push({ deck: before, summary: summaries.join(' ') })
      this.deck = applyOperations(before, result.operations).deck
    }
    const isChanged = isBack || result.operations.length > 0
    const reasons = declined.map(({ reason }) => reason)
    const isAnswer = reasons.length > 0 && reasons.every((one) => answers.has(one))
    const outcome = (): Expect => {
      if (refused !== undefined) return 'decline'
      if (clarify !== undefined) return 'ask'
      if (isChanged) return 'done'
      return exports.length > 0 || isAnswer ? 'info' : 'decline'
    }
    const said = [
      ...summaries,
      ...declined.map(({ reason, sentence }) => `[${reason}] ${sentence}`),
      ...warnings.map((one) => `[warning] ${one}`),
      ...(refused === undefined ? [] : [`[refused] ${refused}`]),
      ...(clarify === undefined
        ? []
        : [`[asks] ${clarify.question} ${clarify.options.join(' / ')}`]),
      ...(exports.length === 0 ? [] : [`[exports] ${exports.join(', ')}`]),
      ...(back === 0 ? [] : [`[goes back ${back}]`]),
    ]
    return {
      outcome: outcome(),
      before,
      deck: this.deck,
      themes: this.themes,
      result,
      said,
      reasons,
    }
  }
}

/** The wish that words are: themselves, or what they choose among wishes that were offered; undefined for another answer. */
const wishOf = (words: string, open: OpenQuestion | undefined) =>
  open === undefined ? words : open.state && wishChosen(open.state, words)
