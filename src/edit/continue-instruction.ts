import type { Clarify } from '../deck/requests/request.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import type { Choice, GivenAnswer } from './session.ts'
import { fold } from './words/fold.ts'

/** More parts than an instruction ever has. */
const mostClauses = 40

/**
 * The steps that are left of an instruction once the question it ended in is answered: those of the part that was
 * unclear and of all behind it. Steps before the question are not repeated; the deck of `context` is the one they made.
 * An answer may be the text of an option, its number or place ("2", "the second"), the slide itself ("slide 7",
 * "Pricing"), "yes" or "never mind"; one that says none of these brings the question again, and one that is an
 * instruction by itself is read as that. Never throws; never empty.
 */
export function continueInstruction(
  original: string,
  question: Clarify,
  answer: string,
  context: InstructionContext,
): EditStep[] {
  if (isRefusal(answer, question))
    return [{ request: 'decline', reason: 'nothing_to_do', sentence: 'Nothing was changed.' }]
  const fromClause = unclearClause(original, question, context)
  const given: GivenAnswer = {
    question: question.question,
    used: false,
    pick: (choices, read) => pickChoice(answer, choices, read),
  }
  const { steps } = readInstruction(original, context, { answer: given, fromClause })
  if (given.used) return steps
  // Not an answer: perhaps another instruction.
  const { steps: instead } = readInstruction(answer, context)
  const understood = instead.every(
    (step) => !('request' in step) || (step.request !== 'decline' && step.request !== 'clarify'),
  )
  return understood ? instead : [question]
}

/** The part of the instruction that the question was about: the first that asks the same, else that asks at all. */
function unclearClause(original: string, question: Clarify, context: InstructionContext): number {
  let first: number | undefined
  for (let fromClause = 0; fromClause < mostClauses; fromClause++) {
    const read = readInstruction(original, context, { fromClause })
    if (read.unclearClause === undefined) break
    first ??= read.unclearClause
    if (read.question?.question === question.question) return read.unclearClause
    fromClause = read.unclearClause
  }
  return first ?? 0
}

const refusals =
  /^(?:no|nope|never mind|nevermind|cancel|cancel that|stop|forget it|forget about it|none|none of them|none of these|neither|leave it|don t|do not|nothing|nein|abbrechen|non|annuler|no gracias|cancelar|annulla|nao|nee|nie|нет|отмена|いいえ|キャンセル|やめて|不|不用|不要|取消|算了)$/

function isRefusal(answer: string, question: Clarify): boolean {
  const words = spoken(answer)
  return refusals.test(words) && !question.options.some((one) => spoken(one) === words)
}

function spoken(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim()
}

const agreement =
  /^(?:yes|yep|yeah|y|sure|ok|okay|please do|do it|go ahead|correct|right|exactly|that one|yes please|ja|oui|si|sim|tak|да|はい|是|是的|好|好的|对)$/

const places = [
  [
    'first',
    '1st',
    'erste',
    'ersten',
    'premier',
    'premiere',
    'primero',
    'primera',
    'primo',
    'prima',
    '1つ目',
    '第一个',
  ],
  [
    'second',
    '2nd',
    'zweite',
    'zweiten',
    'deuxieme',
    'segundo',
    'segunda',
    'secondo',
    'seconda',
    '2つ目',
    '第二个',
  ],
  [
    'third',
    '3rd',
    'dritte',
    'dritten',
    'troisieme',
    'tercero',
    'tercera',
    'terzo',
    'terza',
    '3つ目',
    '第三个',
  ],
  ['fourth', '4th', 'vierte', 'quatrieme', 'cuarto', 'cuarta', 'quarto', 'quarta'],
  ['fifth', '5th', 'funfte', 'cinquieme', 'quinto', 'quinta'],
]

/** The choice that an answer names. */
function pickChoice<Value>(
  answer: string,
  choices: readonly Choice<Value>[],
  read?: (answer: string) => Value | undefined,
): Value | undefined {
  const words = spoken(answer)
  const exact = choices.find((one) => spoken(one.text) === words)
  if (exact) return exact.value
  if (choices.length === 1 && agreement.test(words)) return choices[0]?.value
  const agreed = choices[0]
  if (agreed && agreement.test(words) && /^yes\b/i.test(agreed.text)) return agreed.value
  const place = placeOf(words, choices)
  if (place !== undefined) return choices[place]?.value
  const own = read?.(answer)
  if (own !== undefined) return own
  // "Pricing" for "Slide 3: Pricing", "the end" for "To the end".
  const part = words.replace(/^(?:the|to the|use|take|make it|with) /, '')
  const near = choices.filter((one) => part.length >= 2 && spoken(one.text).includes(part))
  return near.length === 1 ? near[0]?.value : undefined
}

/** Which of the choices is meant by a number or a place: 0-based. The number of a slide among them wins. */
function placeOf<Value>(words: string, choices: readonly Choice<Value>[]): number | undefined {
  const bare = words.replace(/^(?:the|option|number|no|choice|#|der|die|das|la|le|el|il) ?/g, '')
  const named = places.findIndex((forms) =>
    forms.some((form) => bare === form || bare === `${form} one` || bare === `${form} option`),
  )
  if (named !== -1) return named < choices.length ? named : undefined
  if (/\blast( one)?$/.test(bare) && bare.length < 10) return choices.length - 1
  const number = /^\d{1,3}$/.test(bare) ? Number(bare) : undefined
  if (number === undefined) return undefined
  const slide = choices.findIndex((one) => new RegExp(`^slide ${number}\\b`).test(spoken(one.text)))
  const optionSaid = /^(?:option|choice|number)/.test(words)
  if (slide !== -1 && !optionSaid) return slide
  if (number >= 1 && number <= choices.length && (optionSaid || slide === -1)) return number - 1
  return undefined
}
