import { byLanguage } from './by-language.ts'
import { wordPattern, wordSource } from './word-pattern.ts'

/**
 * Small words around figures, by primary subtag: those that lead to one ("to", "by"), those that say how near it is and go
 * together with it ("about", "up to", "from"), and those between the two ends of a range or of a part and its whole
 * ("9 and 13 percent", "from 6 to 11 weeks", "84 of 112").
 */
const table: Record<string, readonly [leading: string, near: string, between?: string]> = {
  en: [
    'to|at|by|of|with|a|an|some',
    'from|about|around|roughly|nearly|almost|over|more than|less than|fewer than|not more than|no more than|under|approximately|on average|an average of|just|only|up to|as much as|as many as|at least|at most|between|well over|just over|just under',
    'and|to|or|of|out of',
  ],
  de: [
    'auf|um|bei|von|mit',
    'von|rund|etwa|circa|ca.|knapp|fast|über|mehr als|weniger als|nicht mehr als|nur|bis zu|ungefähr|mindestens|höchstens|maximal|gut|zwischen|lediglich',
    'und|bis|oder|von|auf',
  ],
  es: [
    'a|al|en|un|una|de|por|del|el|los',
    'desde|hasta|casi|unos|unas|cerca de|más de|menos de|no más de|alrededor de|aproximadamente|solo|sólo|al menos|como máximo|entre',
    'y|a|o|de',
  ],
  fr: [
    'à|de|d’|au|aux|en|par|un|une|du|des|les',
    'de|près de|environ|plus de|moins de|pas plus de|presque|quelque|seulement|au moins|au plus|jusqu’à|entre',
    'et|à|ou|sur',
  ],
  it: [
    'a|al|ai|del|dal|di|da|per|un|una|il|lo|la|in|dell’|all’|i|gli|le',
    'da|dal|circa|quasi|oltre|più di|meno di|non più di|solo|almeno|al massimo|fino a|tra|fra',
    'e|a|o|su|di',
  ],
  pt: [
    'para|a|ao|em|de|por|um|uma|os|o|do|as',
    'de|até|cerca de|quase|mais de|menos de|não mais de|apenas|pelo menos|no máximo|entre|aproximadamente',
    'e|a|ou|de',
  ],
  nl: [
    'naar|tot|op|met|van|een|de',
    'van|ongeveer|circa|bijna|ruim|meer dan|minder dan|slechts|minstens|hoogstens|maximaal|tussen',
    'en|tot|of|van de',
  ],
  pl: [
    'do|o|na|z|w',
    'około|prawie|ponad|niemal|zaledwie|co najmniej|najwyżej|między|od',
    'i|do|a|z|lub',
  ],
  ru: [
    'на|с|в|к',
    'до|около|почти|более|менее|не более|не менее|свыше|примерно|всего|от|между',
    'до|и|из|или',
  ],
  uk: ['на|з|у|в', 'до|близько|майже|понад|менше|не більше|приблизно|лише|від|між', 'до|і|й|та|з'],
  sv: [
    'till|med|på|från|av',
    'från|cirka|nästan|över|mer än|mindre än|bara|ungefär|minst|högst|upp till|mellan',
    'och|till|av',
  ],
  nb: [
    'til|med|på|fra|av',
    'fra|cirka|nesten|over|mer enn|mindre enn|bare|rundt|minst|høyst|opptil|mellom',
    'og|til|av',
  ],
  da: [
    'til|med|på|fra|af',
    'fra|cirka|næsten|over|mere end|mindre end|kun|omkring|mindst|højst|op til|mellem',
    'og|til|af',
  ],
  fi: ['', 'noin|lähes|yli|alle|vain|vähintään|enintään', 'ja|tai'],
  cs: [
    'na|o|do|z|ze|k',
    'asi|téměř|přes|více než|méně než|zhruba|jen|nejméně|nejvýše|až|mezi|od',
    'a|až|do|z|ze',
  ],
  hu: [
    '',
    'körülbelül|mintegy|közel|csaknem|több mint|kevesebb mint|csak|legalább|legfeljebb',
    'és',
  ],
  ro: [
    'la|cu|de|din|un|o',
    'de la|circa|aproape|peste|mai mult de|doar|aproximativ|cel puțin|cel mult|până la|între',
    'și|la|din',
  ],
  el: [
    'σε|στο|στα|κατά|από|με|στους|στις|το|τα',
    'από|περίπου|σχεδόν|πάνω από|τουλάχιστον|έως|μεταξύ',
    'και|έως|από',
  ],
  bg: ['с|на|от', 'от|до|около|почти|над|повече от|по-малко от|само|поне|между', 'и|до|от'],
  hr: [
    'na|za|s|sa|od',
    'do|oko|gotovo|preko|više od|manje od|samo|najmanje|najviše|između',
    'i|do|od',
  ],
  tr: ['', 'yaklaşık|ortalama|en az|en fazla|en çok|yalnızca|sadece|günde ortalama', 've|ile'],
  id: [
    'menjadi|ke|sebesar|dari|sebanyak',
    'dari|hingga|sekitar|hampir|lebih dari|kurang dari|hanya|antara',
    'dan|hingga|sampai|dari',
  ],
  vi: ['lên|xuống|đến|còn|từ|là|thêm', 'từ|khoảng|gần|hơn|chỉ|ít nhất|tối đa', 'và|đến'],
  hi: ['', 'लगभग|करीब|क़रीब|कम से कम|अधिक से अधिक|सिर्फ़|केवल', 'से|में से|और'],
  ar: ['', 'نحو|حوالي|قرابة|أكثر من|أقل من|ما لا يقل عن', 'و|إلى|من'],
  ja: ['', '約|およそ|最大|最大で|最低|平均|平均で|わずか', 'から|ないし'],
  ko: ['', '약|최대|최소|평균|하루 평균|단', '에서'],
  zh: [
    '',
    '约|大约|約|大約|近|超过|超過|不超过|不超過|至少|最多|平均|仅|僅|每天|每年|每月',
    '至|到',
  ],
}

/** What may stand before the figure that a text begins with; nothing in languages without a row. */
export const leadingWordsFor = byLanguage(table, (row) =>
  row === undefined ? /(?!)/u : wordsBefore(`${row[0]}|${row[1]}`),
)

/** Of the words before a figure in a sentence, those that go together with it ("about", "not more than"). */
export const nearnessWordsFor = byLanguage(table, (row) =>
  row === undefined ? /(?!)/u : wordsBefore(row[1]),
)

const allNearnessWords = new Set(Object.values(table).flatMap(([, near]) => near.split('|')))

/** Whether letters are such a word of any language, as it is written within a sentence. */
export function isNearnessWord(letters: string): boolean {
  return allNearnessWords.has(letters)
}

/** What stands between two numbers that are one quantity: a dash, or such a word. */
export const rangeWordsFor = byLanguage(table, (row) => {
  const words = row?.[2]?.split('|') ?? []
  return new RegExp(`^\\s?(?:[–—~〜～-]|${wordSource(words)})\\s?$`, 'iu')
})

function wordsBefore(words: string): RegExp {
  return new RegExp(`(?:(?:${wordSource(words.split('|').filter(Boolean))})\\s*)+$`, 'iu')
}

/** What ends a sentence behind its figure and says nothing of it ("です"), by primary subtag. */
const endings: Record<string, string> = {
  ja: 'です|でした|である|であった|だ|だった|となりました|となった|になりました|になった|となっています',
  ko: '입니다|이다|이었습니다|이었다|였다|였습니다|임|이었음|였음',
}

/** The text without the ending that Japanese and Korean put behind a figure which is the sentence's predicate. */
export function withoutPredicateEnding(text: string, language: string): string {
  return text.replace(endingsFor(language), '')
}

const endingsFor = byLanguage(endings, (row) =>
  row === undefined ? /(?!)/u : new RegExp(`(?<=[\\p{Nd}\\p{L}%％])(?:${row})$`, 'u'),
)

/** A half in words, as a share of something, by primary subtag. */
const halves: Record<string, string> = {
  en: 'half of it|half of this|half of that|half',
  de: 'die hälfte davon|die hälfte|hälfte',
  es: 'la mitad',
  fr: 'la moitié|moitié',
  it: 'la metà|metà',
  pt: 'a metade|metade',
  nl: 'de helft|helft',
  sv: 'hälften',
  nb: 'halvparten',
  da: 'halvdelen',
  fi: 'puolet',
  pl: 'połowa|połowę',
  cs: 'polovina|polovinu',
  hu: 'a fele',
  ro: 'jumătate',
  ru: 'половина|половину',
  uk: 'половина|половину',
  bg: 'половината',
  hr: 'polovica|polovicu|polovina',
  tr: 'yarısı',
  el: 'τα μισά|το μισό',
}

/** Every half of a text that is said in words. */
export const halfWordsFor = byLanguage(halves, (row) => wordPattern(row?.split('|') ?? [], 'gu'))

/** Words by which a sentence says what would be and not what is, by primary subtag. */
const conditions: Record<string, string> = {
  en: 'if|unless|provided|assuming|would|could|might|should|were to|in case',
  de: 'wenn|falls|sofern|würde|würden|könnte|könnten|sollte|sollten|vorausgesetzt',
  es: 'si|salvo que|siempre que|podría|podrían|sería|serían|costaría|debería|en caso de',
  fr: 'si|s’il|s’ils|pourrait|pourraient|serait|seraient|devrait|devraient|à condition|en cas de',
  it: 'se|qualora|purché|potrebbe|potrebbero|sarebbe|sarebbero|dovrebbe|dovrebbero|in caso di',
  pt: 'caso|desde que|poderia|poderiam|seria|seriam|deveria|em caso de',
  nl: 'als|indien|mits|zou|zouden',
  pl: 'jeśli|jeżeli|gdyby|o ile|mógłby|mogłaby|mogłoby|byłoby',
  ru: 'если|если бы|бы|при условии|мог бы|могли бы|могла бы',
  uk: 'якщо|якби|би|за умови',
  sv: 'ifall|skulle|kunde|förutsatt',
  nb: 'hvis|dersom|skulle|kunne|forutsatt',
  da: 'hvis|såfremt|skulle|kunne|forudsat',
  fi: 'jos|mikäli|voisi|voisivat|olisi|olisivat',
  cs: 'pokud|jestliže|kdyby|by|mohl by|mohla by',
  hu: 'ha|amennyiben|lenne|volna',
  ro: 'dacă|ar putea|ar fi|ar trebui',
  el: 'αν|εάν|εφόσον|θα μπορούσε|θα ήταν',
  bg: 'ако|би|биха',
  hr: 'ako|bi|ukoliko',
  tr: 'eğer|olursa|olsaydı|ederse|şartıyla',
  id: 'jika|apabila|kalau|seandainya|bisa saja',
  vi: 'nếu|giả sử|có thể',
  hi: 'अगर|यदि|बशर्ते',
  ar: 'إذا|لو|بشرط',
  th: 'ถ้า|หาก|อาจ',
  ja: 'もし|場合|仮に|なら|れば|かもしれ',
  ko: '만약|경우|다면|라면|으면|수도 있',
  zh: '如果|若|假如|倘若|的话|的話|可能',
}

/** Whether a sentence says what would be: under a condition, or only perhaps. */
export function isConditional(text: string, language: string): boolean {
  return conditionsFor(language).test(text)
}

const conditionsFor = byLanguage(conditions, (row) =>
  row === undefined ? /(?!)/u : wordPattern(row.split('|')),
)
