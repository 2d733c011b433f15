import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** Words that say of a statement that it is supposed, and not known, by primary subtag. `*` is any ending. */
const table: Record<string, string> = {
  en: 'probably|perhaps|maybe|possibly|presumably|likely|apparently|allegedly|supposedly|reportedly|i think|i guess|not sure|unconfirmed|provisional*|estimated|tbc|to be confirmed',
  de: 'wahrscheinlich|vermutlich|vielleicht|möglicherweise|eventuell|angeblich|wohl|geschätzt|voraussichtlich|vorläufig|unbestätigt|glaube ich|unsicher',
  fr: 'probablement|peut-être|sans doute|apparemment|vraisemblablement|soi-disant|à confirmer|estimé|provisoire|je crois|éventuellement',
  es: 'probablemente|quizá|quizás|tal vez|posiblemente|al parecer|aparentemente|supuestamente|por confirmar|estimad*|provisional|creo',
  it: 'probabilmente|forse|magari|presumibilmente|a quanto pare|pare|da confermare|stimat*|provvisori*|credo',
  pt: 'provavelmente|talvez|possivelmente|aparentemente|supostamente|a confirmar|estimad*|provisóri*|acho|creio',
  nl: 'waarschijnlijk|misschien|vermoedelijk|mogelijk|blijkbaar|naar verluidt|geschat|voorlopig|nog te bevestigen|denk ik',
  sv: 'troligen|kanske|förmodligen|antagligen|möjligen|uppskattat|preliminärt|tror jag',
  nb: 'trolig|kanskje|sannsynligvis|antagelig|muligens|anslått|foreløpig|tror jeg',
  da: 'sandsynligvis|måske|formentlig|muligvis|angiveligt|anslået|foreløbig|tror jeg',
  fi: 'ehkä|luultavasti|todennäköisesti|mahdollisesti|ilmeisesti|arvio*|alustava',
  pl: 'prawdopodobnie|może|być może|chyba|podobno|rzekomo|przypuszczalnie|szacunkowo|wstępnie|do potwierdzenia',
  cs: 'pravděpodobně|možná|snad|asi|zřejmě|údajně|odhadem|předběžně',
  hu: 'valószínűleg|talán|esetleg|állítólag|feltehetően|becsült|előzetes',
  ro: 'probabil|poate|posibil|se pare|estimat*|provizoriu',
  ru: 'вероятно|наверное|возможно|может быть|видимо|похоже|якобы|предположительно|предварительно|по оценке|кажется|уточняется',
  uk: 'ймовірно|мабуть|можливо|напевно|здається|нібито|попередньо|орієнтовно',
  bg: 'вероятно|може би|навярно|изглежда|предполагаемо|уж|ориентировъчно',
  el: 'πιθανώς|πιθανόν|ίσως|μάλλον|φαίνεται|υποτίθεται|εκτίμηση',
  hr: 'vjerojatno|možda|valjda|navodno|procjena|privremeno|вероватно|можда|наводно',
  tr: 'muhtemelen|belki|galiba|sanırım|herhâlde|herhalde|olasılıkla|tahminen|tahmini|sözde|kesin değil',
  vi: 'có lẽ|có thể|chắc là|dường như|hình như|ước tính|tạm thời|dự kiến',
  id: 'mungkin|barangkali|kemungkinan|tampaknya|konon|perkiraan|sementara',
  th: 'น่าจะ|อาจ|คงจะ|คาดว่า|ประมาณการ',
  ar: 'ربما|على الأرجح|يحتمل|يبدو|يقال|مبدئي*|تقديري*',
  he: 'כנראה|אולי|ייתכן|לכאורה|משוער',
  hi: 'शायद|संभवतः|संभवत:|हो सकता है|अनुमानित|लगभग',
  ja: 'おそらく|恐らく|たぶん|多分|もしかすると|と思われる|見込み|推定|未確認|暫定|かもしれない',
  ko: '아마|아마도|추정|예상|잠정|미확인|것으로 보임',
  zh: '可能|大概|也许|也許|或许|或許|估计|估計|据说|據說|疑似|暂定|暫定|待确认|待確認',
}

const doubtsFor = byLanguage(table, (row) => wordPattern(row?.split('|') ?? []))

/** Whether words say that something is supposed and not known ("probably", "tbc", a question mark alone). */
export function saysDoubt(words: string, language: string): boolean {
  return /[?？؟]/u.test(words) || doubtsFor(language).test(words.replaceAll("'", '’'))
}
