/** A duration at the end of a step's text, and the text without it. */
interface StepDuration {
  /** As printed: "within two working days". */
  text: string
  rest: string
  /** Index of the earlier step from which it counts, when it names one ("after registration"). */
  since?: number
}

const units = [
  'seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?',
  'sekunden?|minuten?|stunden?|tage?n?|arbeitstage?n?|werktage?n?|wochen?|monate?n?|quartale?n?|jahre?n?',
  'secondes?|heures?|jours?(?: ouvrés)?|semaines?|mois|trimestres?|ans?|années?',
  'segundos?|minutos?|horas?|días?(?: hábiles| laborables)?|semanas?|mes|meses|trimestres?|años?',
  'dias?(?: úteis)?|mês|anos?',
  'secondi|minuti|or[ae]|giorn[oi](?: lavorativi)?|settiman[ae]|mes[ei]|trimestr[ei]|ann[oi]',
  'dagen|dag|werkdagen|werkdag|weken|maand(?:en)?|jaar|uur|uren|minuten',
].join('|')

const openings = [
  'within|in|after|for|over|about|around|usually|typically|normally|often|at most|at least|up to|no later than|less than|more than|under',
  'innerhalb von|innerhalb|binnen|nach|meist|meistens|in der regel|üblicherweise|normalerweise|etwa|rund|höchstens|spätestens|bis zu',
  'dans les|dans|en|sous|après|environ|généralement|habituellement|au plus|pendant',
  'dentro de|tras|después de|normalmente|generalmente|unos|unas|en un plazo de|a los',
  'em|após|cerca de|geralmente|até',
  'entro|dopo|di solito|circa|di norma|fino a',
  'meestal|gewoonlijk|na|ongeveer|maximaal',
].join('|')

const references = 'after|from|of|nach|ab|après|depuis|después de|tras|desde|após|dopo|da|na|vanaf'

const numbers = [
  String.raw`\d+(?:[.,]\d+)?(?:\s?(?:[-–]|to|bis|à|a)\s?\d+(?:[.,]\d+)?)?`,
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few',
  'ein(?:e[mrns]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|wenigen',
  'une?|deux|trois|quatre|cinq|sept|huit|neuf|dix',
  'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
  'uma?|dois|duas|três|quatro|sete|oito|nove|dez',
  'due|tre|quattro|cinque|sei|sette|otto|dieci',
  'een|twee|drie|vijf|zes|zeven|negen|tien',
].join('|')

const ending = new RegExp(
  String.raw`(?:,\s*((?:(?:${openings})\s+)*)|\s+((?:(?:${openings})\s+)+))` +
    String.raw`((?:${numbers})\s+(?:[\p{L}]+\s+)?(?:${units}))` +
    String.raw`(\s+(?:${references})\s+([^,;.]{2,40}))?[.。]?$`,
  'iu',
)

/**
 * Takes the duration off the end of a step's text: "The certificate is checked within two working days". Undefined
 * without one, or when nothing else would be left. `heads` are the names of all steps, `index` is this step's place.
 */
export function takeDuration(
  text: string,
  heads: string[],
  index: number,
): StepDuration | undefined {
  if (text.length > 600) return undefined
  const match = ending.exec(text)
  if (match === null || match.index < 3) return undefined
  const [, afterComma, afterSpace, amount = '', reference = '', named = ''] = match
  const duration = {
    text: `${afterComma ?? afterSpace ?? ''}${amount}${reference}`.trim(),
    rest: text.slice(0, match.index).trim(),
  }
  const since =
    named === '' ? -1 : heads.slice(0, index).findLastIndex((head) => names(head, named))
  return since < 0 ? duration : { ...duration, since }
}

/** Whether a word of the text is of the same stem as one of the step's name: "registration" names "Register". */
function names(head: string, text: string): boolean {
  const words = (one: string) => one.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words(text).some((word) =>
    words(head).some((other) => {
      const stem = Math.max(4, Math.ceil(Math.min(word.length, other.length) * 0.7))
      return word.slice(0, stem) === other.slice(0, stem)
    }),
  )
}
