import { byLanguage } from './by-language.ts'
import { wordPattern, wordSource } from './word-pattern.ts'

/**
 * Words with which people take something on in a talk, by primary subtag; `*` is any ending. After them, as a pattern, forms
 * of verbs that do so by themselves; then presents, which as often tell what somebody does anyway.
 */
const table: Record<string, readonly [words: string, forms?: string, presents?: string]> = {
  en: [
    'i can do|i do the|let me',
    // What somebody will be or feel is nothing they take on.
    '(?<!\\p{L})i(?:’ll|\\swill|’m going to|\\sam going to)(?!\\s(?:be|have|lose|miss|regret|believe|need|know|see|like|love|hate)(?!\\p{L}))(?!\\p{L})',
  ],
  de: [
    'ich werde|mache ich|mach ich|ich kümmere|ich übernehme',
    undefined,
    'ich mache|ich schicke|ich rufe|ich bestelle|ich frage|ich schreibe|ich kläre|ich besorge|ich bringe|ich hole|ich sage',
  ],
  fr: [
    'je vais|je m’en occupe|je m’occupe|je me charge|je m’en charge',
    '(?<!\\p{L})(?:je|j’)\\s?(?:l’|le |la |les |vous |leur |lui |te |en |y )?\\p{L}+rai(?!\\p{L})',
  ],
  es: [
    'voy a|me encargo|me ocupo|lo hago|la hago|yo llamo|yo llevo|lo mando|lo envío|llamo yo',
    '(?<!\\p{L})\\p{L}{2,}[aei]ré(?!\\p{L})',
  ],
  it: [
    'ci penso io|me ne occupo|mi occupo|mando io|chiamo io|lo faccio',
    '(?<!\\p{L})\\p{L}{3,}[eai]rò(?!\\p{L})',
  ],
  pt: [
    'eu vou|vou|eu trato|trato disso|eu envio|eu ligo|fico de|eu faço',
    '(?<!\\p{L})\\p{L}{2,}[aei]rei(?!\\p{L})',
  ],
  nl: [
    'ik zal|ik ga|ik regel|doe ik',
    undefined,
    'ik bel|ik stuur|ik doe|ik vraag|ik maak|ik schrijf',
  ],
  sv: ['jag ska|jag fixar', undefined, 'jag skickar|jag ringer|jag tar|jag kollar|jag gör'],
  nb: ['jeg skal|jeg ordner', undefined, 'jeg sender|jeg ringer|jeg tar|jeg sjekker|jeg gjør'],
  da: ['jeg skal|jeg ordner', undefined, 'jeg sender|jeg ringer|jeg tager|jeg undersøger|jeg gør'],
  fi: ['minä hoidan|hoidan|lähetän|soitan|kysyn|selvitän|teen'],
  pl: ['zajmę się|zrobię|wyślę|zadzwonię|napiszę|sprawdzę|zamówię|przygotuję|zapytam|przywiozę'],
  cs: ['zařídím|udělám|pošlu|zavolám|napíšu|zjistím|objednám|připravím|zeptám se|postarám'],
  hu: ['megcsinálom|elküldöm|felhívom|megírom|utánanézek|megrendelem|elintézem|fogom'],
  ro: ['mă ocup|voi|o să|trimit eu|sun eu'],
  ru: [
    'я сделаю|сделаю|отправлю|позвоню|напишу|закажу|подготовлю|узнаю|займусь|возьму на себя|пришлю|беру на себя|спрошу',
  ],
  uk: [
    'зроблю|відправлю|подзвоню|напишу|замовлю|підготую|дізнаюся|займуся|візьму на себе|надішлю|запитаю',
  ],
  bg: ['аз ще|ще се обадя|ще изпратя|ще направя|ще напиша|ще поръчам|поемам'],
  el: ['θα στείλω|θα πάρω|θα κάνω|θα γράψω|θα ρωτήσω|αναλαμβάνω|θα φέρω'],
  hr: ['ja ću|poslat ću|nazvat ću|napravit ću|napisat ću|provjerit ću|preuzimam|naručit ću|ću|ћу'],
  tr: [
    'ben hallederim|hallederim|ararım|gönderirim|yaparım|sorarım|yazarım',
    '\\p{L}(?:acağım|eceğim)(?!\\p{L})',
  ],
  vi: ['tôi sẽ|mình sẽ|để tôi|em sẽ|anh sẽ'],
  id: ['saya akan|biar saya|nanti saya|aku akan'],
  th: ['ผมจะ|ดิฉันจะ|ฉันจะ|เดี๋ยวผม|เดี๋ยวฉัน|พี่จะ|หนูจะ'],
  hi: ['मैं कर|मैं भेज|मैं ले|मैं बात|मैं लिख', 'मैं[^।]{0,60}(?:ूँगा|ूंगा|ूँगी|ूंगी)'],
  ar: ['سأ*|سوف أ*|أنا سأ*|أتولى'],
  he: ['אני אשלח|אני אתקשר|אני אעשה|אני אכתוב|אני אבדוק|אני אטפל|אני אזמין'],
  ja: [
    '私がやります|私が担当|私が連絡|私がまとめ|送ります|連絡します|確認します|用意します|手配します|作ります|まとめます|やっておきます|頼んでおきます|聞いておきます',
  ],
  ko: [
    '제가 하|제가 보내|제가 연락|제가 준비|제가 확인|할게요|보낼게요|연락할게요|준비할게요|확인할게요|하겠습니다',
  ],
  zh: ['我来|我來|我去|我会|我會|我负责|我負責|我发|我發|我联系|我聯繫|我聯絡|我明天|我今天'],
}

const promising = byLanguage(table, (row) => {
  if (row === undefined) return { always: /(?!)/u, near: /(?!)/u }
  const [words, forms = '(?!)', presents] = row
  return {
    always: new RegExp(`${wordSource(words.split('|'))}|${forms}`, 'iu'),
    near: presents === undefined ? /(?!)/u : wordPattern(presents.split('|')),
  }
})

/**
 * Whether somebody says that they will do something themselves ("I’ll sign it").
 *
 * @param isNear it is said for a day ahead, so that a present tells what is to come.
 */
export function promises(text: string, language: string, isNear: boolean): boolean {
  const said = text.replaceAll("'", '’')
  const { always, near } = promising(language)
  return always.test(said) || (isNear && near.test(said))
}
