import type { Choice } from '../choice.ts'
import { onlySaying, ordinalSaid, wordingsOf } from '../lexicons/any-language.ts'
import { addNothingTo, behindYes, saysNo, spoken } from './yes-or-no.ts'

const onlyFirst = new RegExp(`^(?:${wordingsOf('onlyFirst')}) (?=.)`, 'u')
const onlyLast = new RegExp(` (?:${wordingsOf('onlyLast')})$`, 'u')
const partFirst = new RegExp(`^(?:${wordingsOf('partFirst')}) `, 'u')
const partLast = new RegExp(`(?<=.) (?:${wordingsOf('partLast')})$`, 'u')
const optionFirst = new RegExp(`^(?:${wordingsOf('optionFirst')}|#) ?`, 'u')
const option = new RegExp(`\\b(?:${wordingsOf('option')})\\b`)
const optionLast = new RegExp(` (?:${wordingsOf('optionLast')})$`)
const lastOption = new RegExp(`\\b(?:${wordingsOf('lastOption')})$`)
const slideNoun = onlySaying('slideNoun')

/**
 * The value of the choice that an answer names: by its text, a yes or a no, its number or place, or a part of its text
 * that no other has. `read` takes answers that name something by themselves. Undefined when the answer does neither.
 */
export function pickChoice<Value>(
  answer: string,
  choices: readonly Choice<Value>[],
  read?: (answer: string) => Value | undefined,
): Value | undefined {
  const words = spoken(answer).replace(onlyFirst, '').replace(onlyLast, '')
  const exact = choices.find((one) => spoken(one.text) === words)
  if (exact) return exact.value
  // "Czwartek" is the slide called so, and not the fourth one ("czwarty").
  const called = choices.filter(
    ({ slide, text }) => slide !== undefined && spoken(text).endsWith(`${slide} ${words}`),
  )
  if (called.length === 1) return called[0]?.value
  const agreed = agreedTo(answer, choices)
  if (agreed) return agreed.value
  if (saysNo(answer)) return choices.find((one) => one.saidBy === 'no')?.value
  // "-1" is neither a number of a slide nor a place.
  if (/(?:^|[\s,])[-−–]\d/.test(answer)) return undefined
  const place = placeOf(words, choices)
  if (place === 'unclear') return undefined
  if (place !== undefined) return choices[place]?.value
  // "Pricing" or "the pricing one" for "Slide 3: Pricing", "the end" for "To the end".
  const part = words.replace(partFirst, '').replace(partLast, '')
  const near = choices.filter(
    (one) => !one.isWhole && part.length >= 2 && saysPart(spoken(one.text), part),
  )
  const nearest = near.length === 1 ? near[0]?.value : undefined
  // "The one with the battery": words of the option, whatever else they may name.
  if (part !== words && !/\p{N}/u.test(part) && nearest !== undefined) return nearest
  const own = read?.(answer) ?? (words === spoken(answer) ? undefined : read?.(words))
  if (own !== undefined || near.length > 0) return own ?? nearest
  return part === words || choices.length === 0 ? undefined : read?.(part)
}

/** Whether words stand in a text from the beginning of a word on; scripts without spaces have no such beginnings. */
function saysPart(text: string, part: string): boolean {
  if (slideNoun.test(part)) return false
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(part)
    ? text.includes(part)
    : ` ${text}`.includes(` ${part}`)
}

/** The choice that a yes stands for, when there is one, and the answer says nothing else: "yes, delete them all". */
function agreedTo<Value>(
  answer: string,
  choices: readonly Choice<Value>[],
): Choice<Value> | undefined {
  const choice = choices.find((one) => one.saidBy === 'yes') ?? choices[0]
  if (choice === undefined || (choice.saidBy !== 'yes' && choices.length > 1)) return undefined
  const rest = behindYes(answer)
  return rest !== undefined && addNothingTo(choice.text, rest) ? choice : undefined
}

/**
 * Which of the choices is meant by a number or a place: 0-based. Among slides a bare number is that of a slide, or else
 * a place; a place must be the same in the list as in the deck.
 */
function placeOf<Value>(
  words: string,
  choices: readonly Choice<Value>[],
): number | 'unclear' | undefined {
  const bare = words.replace(optionFirst, '')
  const withoutOption = bare.replace(optionLast, '')
  const named = (ordinalSaid(withoutOption) ?? 0) - 1
  const optionSaid = option.test(words)
  const slides = choices.flatMap((one) => one.slide ?? [])
  const inDeck = slides.toSorted((one, other) => one - other)
  const isLast = lastOption.test(withoutOption) && bare.length < 14
  const place = isLast ? choices.length - 1 : named
  if (place !== -1) {
    if (place >= choices.length) return undefined
    // "The first one" to whether every slide shall go is no yes.
    if (!optionSaid && choices.some((one) => one.saidBy !== undefined)) return 'unclear'
    return optionSaid || slides[place] === inDeck[place] ? place : 'unclear'
  }
  const number = /^\d{1,3}$/.test(bare) ? Number(bare) : undefined
  if (number === undefined) return undefined
  const isPlace = number >= 1 && number <= choices.length
  if (optionSaid) return isPlace ? number - 1 : undefined
  if (slides.length === 0) return isPlace ? number - 1 : undefined
  const slide = choices.findIndex((one) => one.slide === number)
  if (slide !== -1) return slide
  // "3" for the third of "slide 12, 11, 10" may as well be slide 3.
  const inOrder = slides.every((one, at) => one === inDeck[at])
  if (isPlace) return inOrder ? number - 1 : 'unclear'
  return undefined
}
