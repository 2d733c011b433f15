/** What stands before an answer and says nothing of it: "I mean **slide 4**", "well, let's take the first". */
const before =
  /^(?:(?:hm+|um+|uh|oh|ah|ach|na(?! )|well|please|sorry|so|also|i (?:mean|meant|think|guess|want|would like|d like|choose|pick)|i'd like|i'm thinking of|let's (?:take|use|go with|pick)|let us (?:take|use|pick)|go (?:with|for)|take|choose|pick|it's|it is|that's|that is|that would be|this one|bitte|ich meine|ich meinte|nimm|je veux dire|je pense|plut[oô]t|prends|quiero decir|digo|me refiero a|toma|intendo|prendi|quero dizer|ik bedoel|neem)(?:\s*[,:–—-]\s*|\s+))+/iu

/** A yes before the answer itself: "yes, **the first one**". */
const yesBefore =
  /^(?:yes|yeah|yep|ok|okay|sure|right|ja|oui|s[ií]|sim|tak|да|はい|是的?|好的?)(?:\s*[,:.!–—-]\s*|\s+|[、，])/iu

/** What is friendly and stands behind an answer. */
const behind =
  /[\s,.!]*\b(?:please|thanks(?: a lot| so much)?|thank you(?: very much| so much)?|thx|cheers|bitte|danke(?: sch[oö]n)?|vielen dank|merci(?: beaucoup)?|s'il (?:te|vous) pla[iî]t|(?:muchas )?gracias|por favor|grazie(?: mille)?|per favore|obrigad[oa]|dank je|alsjeblieft|graag|dzi[eę]kuj[eę]|prosz[eę])[\s.!]*$/iu

/**
 * An answer without the words around it that say nothing: "I mean slide 4, thanks" is "slide 4". A yes before it is
 * taken away too, unless a yes would be an answer by itself.
 */
export function plainAnswer(answer: string, yesAnswers: boolean): string {
  let words = answer.trim()
  for (;;) {
    let shorter = words.replace(behind, '').replace(before, '')
    if (!yesAnswers) shorter = shorter.replace(yesBefore, '')
    shorter = shorter.replace(/[\s,.!;]+$/u, '')
    if (shorter === words || shorter === '') return words
    words = shorter
  }
}

const deleting =
  /(?<![\p{L}\p{M}])(?:delete|remove|drop|erase|l[oö]sch(?:e|t|en)?|entfern(?:e|t|en)?|supprime[rz]?|efface[rz]?|borra[r]?|elimina[r]?|verwijder|usu[nń]|удали(?:ть)?|apaga[r]?|apague|exclua)\s+/iu

/**
 * An answer to what an instruction asks that says its verb again: "delete **the first one**" is the first of those that
 * the wish to delete may mean, and not the first slide. What gives a place or says all is left as it is.
 */
export function withoutDeleting(answer: string, instruction: string): string {
  const found = deleting.exec(answer)
  if (found?.index !== 0 || !deleting.test(instruction)) return answer
  const rest = answer.slice(found[0].length)
  return /^(?:every|all|alle|tou[st]|tod[oa]s|tutt)/iu.test(rest) ? answer : rest
}

/** Whether words are a courtesy and nothing else: "Thanks!" */
export function isCourtesy(words: string): boolean {
  return !/[\p{L}\p{N}]/u.test(words.replace(behind, ''))
}
