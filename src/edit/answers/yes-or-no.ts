import { fold } from '../words/fold.ts'

/** Words of an answer as they are compared: folded, without signs. */
export function spoken(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim()
}

const agreements =
  'yes|yep|yeah|yup|y|sure|sure thing|of course|absolutely|definitely|certainly|ok|okay|please do|do it|do that|do so|go ahead|go for it|correct|right|exactly|that one|confirm|confirmed|i am sure|i m sure|fine|ja|jawohl|klar|genau|sicher|oui|d accord|bien sur|vas y|si|claro|por supuesto|adelante|vale|certo|va bene|sim|claro que sim|zeker|doe maar|tak|jasne|oczywiscie|да|конечно|давай|はい|ええ|うん|お願いします|是|是的|好|好的|对|可以|没错|行'

const refusals =
  'no|nope|nah|n|no way|not at all|never|never mind|nevermind|cancel|cancel that|cancel it|stop|forget it|forget about it|forget that|none|none of them|none of these|neither|leave it|leave them|leave everything|keep|don t|dont|do not|don t do it|don t delete it|don t delete them|don t delete anything|do not delete it|do not delete them|do not do it|don t do that|better not|rather not|not now|nothing|abort|nein|nee|abbrechen|lieber nicht|lass es|vergiss es|non|annuler|surtout pas|laisse|cancelar|mejor no|dejalo|annulla|meglio di no|lascia stare|nao|melhor nao|deixa|liever niet|laat maar|annuleren|nie|anuluj|lepiej nie|нет|отмена|не надо|не нужно|いいえ|いや|キャンセル|やめて|やめておきます|不|不用|不要|取消|算了|别'

/** Words that make an answer friendlier and say nothing. */
const friendly =
  'please|thanks|thank you|thx|oh|well|so|then|really|just|sorry|bitte|danke|merci|s il vous plait|gracias|por favor|grazie|per favore|obrigado|obrigada|alsjeblieft|dank je|graag|prosze|dziekuje|спасибо|пожалуйста|谢谢'

/** What stays, where a refusal says so: "no, keep the slides". */
const kept = 'keep|leave|the|that|it|them|all|slides?|everything|as it is|as they are|both'

/** The phrases as a regular expression; the longest comes first, so that it is the one that is found. */
const anyOf = (...lists: string[]) =>
  lists
    .flatMap((list) => list.split('|'))
    .sort((one, other) => other.length - one.length)
    .join('|')

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])'
const agreement = new RegExp(`^(?:(?:${anyOf(friendly)}) )*(?:${anyOf(agreements)})${wordEnd}`, 'u')
/** What may follow a refusal, taken whole and never again in parts: "leave it" is two such words as well. */
const furtherRefusal = `(?=( (?:${anyOf(refusals, friendly, kept)})${wordEnd}))\\1`
const onlyRefusal = new RegExp(
  `^(?:(?:${anyOf(friendly)}) )*(?:${anyOf(refusals)})(?:${furtherRefusal})*$`,
  'u',
)

/** Whether an answer says no and nothing else: "no, thanks", "never mind". */
export function saysNo(answer: string): boolean {
  return onlyRefusal.test(spoken(answer))
}

/** What an answer that begins with a yes says behind it, word by word; undefined when it begins otherwise. */
export function behindYes(answer: string): string[] | undefined {
  let words = spoken(answer)
  let agreed = false
  for (;;) {
    const found = agreement.exec(words)?.[0]
    if (found === undefined) break
    agreed = true
    words = words.slice(found.length).trim()
  }
  return agreed ? words.split(' ').filter((word) => word !== '') : undefined
}

const friendlyWords = new Set(friendly.split(/[| ]/))
const small = new Set(
  'the a an it them all of every each everything whole slide slides deck presentation that this those these do is are i want'.split(
    ' ',
  ),
)

/** Whether words add nothing to a text that they repeat or make friendlier: "yes, **delete them all please**". */
export function addNothingTo(text: string, words: readonly string[]): boolean {
  const known = new Set(spoken(text).split(' '))
  return words.every((word) => known.has(word) || small.has(word) || friendlyWords.has(word))
}

const bothOfThem =
  /^(?:both|them both|both slides|both of (?:them|these|those)|both of the slides|beide|alle beide|die beiden|tous les deux|toutes les deux|les deux|ambos|ambas|las dos|los dos|entrambi|entrambe|tutti e due|tutte e due|os dois|as duas|allebei|de twee|obie|oba|обе|оба|両方|两个|两张)$/
const allOfThem =
  /^(?:all|all of (?:them|these|those)|them all|every one|each of them|alle|tous|toutes|todos|todas|tutti|tutte|allemaal|wszystkie|все|全部|都)$/

/** Whether an answer takes every one of `count` options: "all of them", of two also "both". */
export function saysAll(answer: string, count: number): boolean {
  const words = spoken(answer)
    .split(' ')
    .filter((word) => !friendlyWords.has(word))
    .join(' ')
  return allOfThem.test(words) || (count === 2 && bothOfThem.test(words))
}

const betweenSeveral = /^(?:and|und|et|y|e|en|i|и|plus)?$/u

/** The texts that an answer names, when it names several and says nothing else: "Slide 4: Prices, slide 9: Risks". */
export function severalOf(answer: string, texts: readonly string[]): string[] {
  let rest = ` ${spoken(answer)} `
  const named = texts.filter((text) => {
    const without = rest.replace(` ${spoken(text)} `, '  ')
    const isNamed = without !== rest
    rest = without
    return isNamed
  })
  const isAll = rest
    .split(' ')
    .every((word) => friendlyWords.has(word) || betweenSeveral.test(word))
  return isAll && named.length > 1 ? named : []
}
