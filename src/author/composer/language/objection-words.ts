import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { wordSource, wordSourceAtStart } from './word-pattern.ts'

/** With what people begin who deny or limit what somebody else has just said or asked, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'no|nope|not|but|actually|i disagree|i don’t think|i doubt|i’m against|i am against|it’s not|that’s not|it isn’t|that isn’t|hardly|wrong|on the contrary|nothing',
  de: 'nein|nee|nicht|aber|doch|eben nicht|das stimmt nicht|stimmt nicht|dagegen|ich bin dagegen|kaum|falsch|im gegenteil|kein*',
  fr: 'non|pas|mais|au contraire|je ne suis pas d’accord|c’est faux|ce n’est pas|je suis contre|si',
  es: 'no|pero|al contrario|no estoy de acuerdo|tampoco|falso|estoy en contra|qué va',
  it: 'no|ma|però|non|al contrario|non sono d’accordo|sono contrari*|falso',
  pt: 'não|mas|pelo contrário|discordo|sou contra|nem|falso',
  nl: 'nee|niet|maar|integendeel|ik ben tegen|onzin|geen',
  sv: 'nej|inte|men|tvärtom|jag är emot',
  nb: 'nei|ikke|men|tvert imot|jeg er imot',
  da: 'nej|ikke|men|tværtimod|jeg er imod',
  fi: 'ei|en|mutta|päinvastoin|vastustan',
  pl: 'nie|ale|przeciwnie|jestem przeciw|wcale',
  cs: 'ne|ale|naopak|nesouhlasím|jsem proti|nie',
  hu: 'nem|de|ellenkezőleg|ellenzem',
  ro: 'nu|dar|dimpotrivă|sunt împotriva|sunt împotrivă',
  ru: 'нет|не|но|наоборот|я против|вряд ли',
  uk: 'ні|не|але|навпаки|я проти|навряд',
  bg: 'не|но|напротив|аз съм против',
  el: 'όχι|δεν|μα|αλλά|αντίθετα|διαφωνώ',
  hr: 'ne|nije|ali|naprotiv|protiv sam|не|није|али|напротив',
  tr: 'hayır|yok|ama|fakat|aksine|karşıyım|değil',
  vi: 'không|nhưng|trái lại|tôi phản đối',
  id: 'tidak|bukan|tapi|tetapi|sebaliknya|saya menolak',
  th: 'ไม่|แต่|ตรงกันข้าม',
  hi: 'नहीं|लेकिन|पर|मैं सहमत नहीं|बल्कि',
  ar: 'لا|ليس|لكن|ولكن|بالعكس|أنا ضد|أعارض',
  he: 'לא|אבל|להפך|אני נגד',
  ja: 'いや|いいえ|でも|しかし|反対|違い|そうではな',
  ko: '아니|하지만|그런데|반대|그렇지 않',
  zh: '不|但|可是|没有|沒有|我反对|我反對|恰恰相反',
  sq: 'jo|por|përkundrazi|jam kundër',
  lt: 'ne|bet|priešingai|esu prieš',
}

/** With what they end who limit it so, by primary subtag. */
const endings: Record<string, string> = {
  en: 'though|either|mind you',
  de: 'allerdings|jedoch|freilich|wohl kaum',
  fr: 'quand même|pourtant|non plus',
  es: 'sin embargo|tampoco|eso sí',
  it: 'però|tuttavia|comunque',
  pt: 'porém|no entanto|também não',
  nl: 'toch|echter|ook niet',
  sv: 'dock|däremot|ändå',
  nb: 'likevel|derimot',
  da: 'dog|derimod',
  pl: 'jednak|niestety',
  ru: 'однако|всё-таки|все-таки',
  tr: 'ama|gerçi',
  ja: 'けど|けれど|が',
  ko: '지만',
}

const limiting = byLanguage(endings, (row) =>
  row === undefined
    ? /(?!)/u
    : caselessPattern(`[\\s,]*(?:${wordSource(row.split('|'))})[.!。！…]*\\s*$`, 'u'),
)

const objecting = byLanguage(table, (row) =>
  row === undefined
    ? /(?!)/u
    : caselessPattern(`^[\\s…"“]*(?:${wordSourceAtStart(row.split('|'))})`, 'u'),
)

/** Whether a sentence begins or ends by denying or limiting what was said before it. */
export function objects(text: string, language: string): boolean {
  const said = text.replaceAll("'", '’')
  return objecting(language).test(said) || limiting(language).test(said)
}
