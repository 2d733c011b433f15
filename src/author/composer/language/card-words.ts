import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/**
 * Prepositions that may part a statement into a head and what follows it, in languages whose verb stands at its
 * beginning; where it stands at the end a head would lose it.
 */
const prepositions: Record<string, string> = {
  en: 'in|at|by|before|after|until|from|for|with|without|during|across|through|throughout|within|between|under|over|into|against|because|so that|when|while|if|unless|once|to|on|as|instead of|rather than',
  es: 'en|para|antes de|después de|hasta|desde|con|sin|durante|por|contra|entre|sobre|cuando|si|mediante|ante',
  fr: "dans|en|pour|avant|après|jusqu’|jusqu'|depuis|avec|sans|pendant|par|contre|entre|sur|quand|si|lors|chez|à partir",
  it: 'in|nel|nella|nei|per|prima|dopo|fino|da|con|senza|durante|tra|fra|su|quando|se|entro|contro',
  pt: 'em|no|na|nos|nas|para|antes|depois|até|desde|com|sem|durante|por|entre|sobre|quando|se|contra',
  ru: 'в|во|для|до|после|с|со|без|при|на|через|между|против|когда|если|чтобы|к',
  uk: 'в|у|для|до|після|з|із|без|при|на|через|між|проти|коли|якщо|щоб',
  pl: 'w|we|dla|do|przed|po|z|ze|bez|na|przez|między|gdy|jeśli|aby',
  sv: 'i|för|före|efter|till|med|utan|under|mellan|på|innan|när|om|från',
  nb: 'i|for|før|etter|til|med|uten|under|mellom|på|når|om|fra',
  da: 'i|for|før|efter|til|med|uden|under|mellem|på|når|om|fra',
  cs: 'v|ve|pro|do|před|po|s|se|bez|na|přes|mezi|když|pokud|aby',
  ro: 'în|la|pentru|înainte|după|până|cu|fără|din|între|când|dacă|prin',
  bg: 'в|във|за|до|след|преди|с|със|без|на|през|между|когато|ако',
  hr: 'u|za|do|prije|nakon|s|sa|bez|na|kroz|između|kad|ako',
  el: 'σε|στο|στη|στην|για|μέχρι|μετά|πριν|με|χωρίς|από|κατά|όταν|αν',
  id: 'di|untuk|sebelum|sesudah|sampai|dari|dengan|tanpa|selama|pada|ketika|jika|oleh',
  vi: 'ở|tại|cho|trước|sau|đến|từ|với|không có|trong|khi|nếu',
}

/** Matches each preposition of the language that a head may end before; undefined where a head would lose the verb. */
export const prepositionsFor = byLanguage(prepositions, (words) =>
  words === undefined ? undefined : wordPattern(words.split('|'), 'giu'),
)
