import { unspacedScript } from '../../../text/unspaced-script.ts'
import { byLanguage } from './by-language.ts'
import { ordinalPlace } from './ordinal-words.ts'

/** Words that put a sentence into its place in a process, at its beginning. */
const table: Record<string, string> = {
  en: 'first|firstly|first of all|to begin with|second|secondly|third|thirdly|fourth|then|next|after that|afterwards|after this|finally|lastly|last|in the end|in a first step|in the next step|once this is done|step \\d+',
  de: 'zuerst|zunächst|als erstes|erstens|zweitens|drittens|viertens|dann|danach|anschließend|daraufhin|schließlich|zum schluss|zuletzt|im nächsten schritt|als nächstes',
  es: 'primero|en primer lugar|segundo|en segundo lugar|tercero|luego|después|a continuación|más tarde|finalmente|por último|al final',
  fr: "d’abord|d'abord|tout d’abord|premièrement|deuxièmement|troisièmement|ensuite|puis|après cela|après|enfin|finalement|pour finir",
  it: 'prima|innanzitutto|per prima cosa|in primo luogo|poi|dopo|successivamente|quindi|infine|alla fine|in seguito',
  pt: 'primeiro|em primeiro lugar|segundo|em seguida|depois|a seguir|então|por fim|finalmente|por último',
  nl: 'eerst|ten eerste|vervolgens|daarna|dan|ten tweede|tot slot|ten slotte|als laatste',
  pl: 'najpierw|po pierwsze|potem|następnie|po drugie|później|na koniec|wreszcie',
  ru: 'сначала|сперва|во-первых|во-вторых|в-третьих|затем|потом|после этого|далее|наконец|в конце',
  uk: 'спочатку|по-перше|по-друге|потім|далі|після цього|нарешті|наприкінці',
  sv: 'först|därefter|sedan|efter det|till sist|slutligen',
  nb: 'først|deretter|så|etter det|til slutt',
  da: 'først|derefter|dernæst|så|til sidst|endelig',
  fi: 'ensin|ensiksi|sitten|seuraavaksi|sen jälkeen|lopuksi',
  cs: 'nejprve|nejdřív|poté|potom|pak|dále|nakonec',
  ro: 'mai întâi|întâi|apoi|după aceea|în cele din urmă|la final',
  el: 'πρώτα|αρχικά|έπειτα|στη συνέχεια|μετά|τέλος',
  hu: 'először|majd|ezután|utána|végül',
  tr: 'önce|ilk olarak|ardından|sonra|daha sonra|son olarak|en son',
  bg: 'първо|след това|после|накрая',
  hr: 'prvo|najprije|zatim|potom|nakon toga|na kraju',
  vi: 'đầu tiên|trước tiên|sau đó|tiếp theo|cuối cùng',
  id: 'pertama|pertama-tama|kemudian|lalu|selanjutnya|setelah itu|terakhir|akhirnya',
  ja: 'まず|最初に|はじめに|次に|続いて|その後|それから|最後に',
  ko: '먼저|우선|다음으로|그다음|그 다음|이어서|마지막으로|끝으로',
  zh: '首先|第一步|其次|然后|接着|随后|之后|最后',
  th: 'ขั้นแรก|ก่อนอื่น|จากนั้น|ต่อมา|หลังจากนั้น|สุดท้าย',
  hi: 'पहले|सबसे पहले|फिर|इसके बाद|अंत में|आखिर में',
  ar: 'أولا|ثم|بعد ذلك|أخيرا',
}

/** What sets a word apart from what is said: a comma, a colon, a dash, or that nothing follows. */
const sign = '\\s*(?:[,，、،:：]\\s*|\\s[–—-]\\s+|$)'

const patternFor = byLanguage(table, (words) => {
  if (words === undefined) return undefined
  const ordered = words.split('|').sort((a, b) => b.length - a.length)
  const end = unspacedScript.test(words) ? '' : '(?=[,:،，]\\s|\\s|$)'
  return new RegExp(`^(${ordered.join('|')})${end}(${sign})?`, 'iu')
})

/** A word that puts what is said into an order, at its beginning. */
interface SequenceWord {
  /** UTF-16 units of it with the sign behind it; 0 where none sets it apart: there it may belong to a name ("First class"). */
  apart: number
  /** Whether it says the order of acts; a number that nothing sets apart may be that of a thing ("Second class waits"). */
  isSure: boolean
}

/** The word of order that a line begins with, set apart or not; undefined without one. */
export function sequenceWord(text: string, language: string): SequenceWord | undefined {
  const match = patternFor(language)?.exec(text)
  if (match === null || match === undefined) return undefined
  const apart = match[2] === undefined ? 0 : match[0].length
  return { apart, isSure: apart > 0 || ordinalPlace(match[1] ?? '') === 0 }
}

/** How many UTF-16 units at the start of a line are a word of order that stands apart and may go; 0 without one. */
export function sequenceWordLength(text: string, language: string): number {
  const { apart = 0 } = sequenceWord(text, language) ?? {}
  return apart < text.length ? apart : 0
}
