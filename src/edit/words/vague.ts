/** Words that leave open what is meant, in the languages of the instructions. */
const openWords =
  /^(?:(?:in |to )?(?:something|anything|whatever|the right (?:one|name|word))(?!\p{L})|(?:um (?:in )?)?(?:etwas|irgend\p{L}*|was (?:passend|besser|ander)\p{L}*)(?!\p{L})|anderes?$|(?:quelque chose|autrement|autre chose)(?!\p{L})|(?:algo|otra cosa|outra coisa)(?!\p{L})|(?:qualcosa|qualcos'altro)(?!\p{L})|iets(?!\p{L})|(?:coś|cokolwiek)(?!\p{L})|(?:что-нибудь|что-то|чем-нибудь)(?!\p{L})|(?:何か|別の)|(?:别的|其他的))/iu

/** What somebody says who does not know yet. */
const undecided =
  /^(?:no idea|h+m+|wait|why|you (?:choose|decide|pick)|i (?:don['’]?t|do not) know(?: yet)?|not sure|what is it now|keine ahnung|aucune idée|ni idea|non (?:lo )?so|não sei|geen idee|nie wiem|не знаю|わからない|不知道)[\s.!?…]*$/iu

/** Whether words only leave open what shall stand there ("something better"), so that they are no text themselves. */
export function isVague(words: string): boolean {
  return openWords.test(words.trim()) || isUndecided(words)
}

/** Whether an answer only says that its giver does not know. */
export function isUndecided(answer: string): boolean {
  return undecided.test(answer.trim())
}
