/** How a question begins that asks whether something should be done, or what would come of it. */
const beginnings = [
  '(?:so |ok |hmm |well )?(?:should (?:i|we)|do (?:i|we) (?:need|have) to|what (?:if|would|does|happens)|did (?:you|i|we)|can i (?:undo|revert) (?:it |that |this )?later|will i be able)\\b',
  '(?:soll(?:te|en|ten)? (?:ich|wir|man)|muss ich|was (?:wäre|passiert))\\b',
  '(?:faut-il|dois-je|devrais-je|devrait-on|est-ce que je (?:dois|devrais))(?!\\p{L})',
  '¿?(?:debo|deber[ií]a(?:mos)?|tengo que|hace falta)(?!\\p{L})',
  '(?:dovrei|dovremmo|devo|deveria|devemos)(?!\\p{L})',
  '(?:moet ik|zal ik|moeten we)(?!\\p{L})',
  'czy (?:mam|powin|trzeba|warto)',
  '(?:стоит ли|нужно ли|надо ли|мне (?:стоит|нужно|надо|удалить|объединить))(?!\\p{L})',
  '我?(?:要不要|应不应该|该不该|是否应该|是否需要)',
].join('|')

const asked = new RegExp(`^\\s*(?:${beginnings})[^?？\\n]*[?？]+\\s*$`, 'iu')
/** Languages whose questions say so at their end. */
const askedAtEnd =
  /(?:すべき|した(?:ほう|方)がいい|していい)(?:です)?(?:か|でしょうか)?\s*[?？]\s*$/u

/** Whether an instruction is one question that asks for advice ("Should I merge slides 3 and 4?"), not for a change. */
export function asksForAdvice(instruction: string): boolean {
  return asked.test(instruction) || askedAtEnd.test(instruction)
}
