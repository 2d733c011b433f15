import { byLanguage } from './by-language.ts'

/** Words that announce a relative clause ("those …, which"): without it they say nothing. */
const table: Record<string, string> = {
  en: 'those',
  de: 'derjenige|diejenige|dasjenige|diejenigen|denjenigen|derjenigen|demjenigen|desjenigen',
  es: 'aquel|aquella|aquello|aquellos|aquellas',
  fr: 'celui|celle|ceux|celles',
  it: 'quello|quella|quelli|quelle|coloro|colui|colei',
  pt: 'aquele|aquela|aqueles|aquelas',
  nl: 'degene|degenen|diegene|diegenen',
  pl: 'ten|tego|temu|tym|ta|tej|tę|tą|to|te|ci|tych|tymi|taki|taka|takie|tacy|takich',
  cs: 'ten|toho|tomu|tom|ta|té|tu|to|ti|ty|těch|těm|takový|taková|takové',
  ru: 'тот|того|тому|тем|том|та|той|ту|то|те|тех|теми|такой|такая|такое|такие|таких|таким|такими',
  uk: 'той|того|тому|тим|та|тієї|тій|ту|те|ті|тих|тими|такий|така|таке|такі|таких',
}

const correlativesOf = byLanguage(table, (words) => new Set(words?.split('|')))

/** Whether such a word is among the last three of a text: the clause behind it must stay. */
export function endsWithCorrelative(text: string, language: string): boolean {
  const words = correlativesOf(language)
  if (words.size === 0) return false
  const last = text
    .slice(-80)
    .toLowerCase()
    .match(/[\p{L}\p{M}’'-]+/gu)
  return (last ?? []).slice(-3).some((word) => words.has(word))
}
