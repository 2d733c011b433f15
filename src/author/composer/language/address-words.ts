import { byLanguage } from './by-language.ts'
import { closingWords, greetingWords, standAlone } from './mail-words.ts'
import { wordCount } from './script.ts'
import { wordSource } from './word-pattern.ts'

/**
 * Words by which a sentence is about who says it, and about whom it is said to, by primary subtag, where they mean nothing
 * else ("we" is also an organisation); `*` is any ending. Behind them, as a pattern, forms of the speaker's own verbs.
 */
const table: Record<string, readonly [speaker: string, listeners: string, speakerForms?: string]> =
  {
    en: ['i|me|my|mine|myself', "you|your|yours|yourself|yourselves|let’s|let's|let us"],
    de: [
      'ich|mich|mir|mein|meine|meinen|meinem|meiner|meines',
      'du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure|euren|eurem|eurer',
    ],
    fr: ['je|j|moi|mon|mes', 'tu|te|toi|tes|vous|votre|vos'],
    es: [
      'yo|me|mi|mis|mí|conmigo|creo|digo|diré|pienso|prometo|recuerdo|quiero|quisiera|puedo|pido|sé|soy|estoy|tengo|voy',
      'tú|te|ti|tu|tus|usted|ustedes|vosotros|vosotras|vuestro*|vuestra*',
    ],
    it: [
      'io|mi|mio|mia|miei|mie|credo|dico|dirò|penso|prometto|ricordo|voglio|vorrei|posso|chiedo|ho',
      'tu|ti|tuo|tuoi|tue|voi|vi|vostr*',
    ],
    pt: [
      'eu|me|mim|meu|minha|meus|minhas|acho|creio|digo|direi|penso|prometo|lembro|quero|gostaria|posso|peço|sei|sou|estou|tenho|vou',
      'tu|te|teu|tua|teus|tuas|você|vocês',
    ],
    nl: ['ik|mij|me|mijn', 'jij|je|jou|jouw|jullie|uw|u'],
    sv: ['jag|mig|mitt|mina', 'du|dig|ditt|dina|er|era|ert'],
    nb: ['jeg|meg|mitt|mine', 'du|deg|ditt|dine|dere'],
    da: ['jeg|mig|mit|mine', 'du|dig|dit|dine|jer|jeres'],
    fi: ['minä|minua|minun|minulle|minusta', 'sinä|sinua|sinun|sinulle|te|teitä|teidän|teille'],
    pl: [
      'ja|mnie|mi|mną|mój|moja|moje|moich',
      'ty|ciebie|ci|tobie|twój|twoja|twoje|państwu|wam|wasz*',
      '^\\p{L}{3,}ę(?!\\p{L})',
    ],
    cs: ['já|mě|mně|mi|můj|moje|jsem', 'ty|tebe|tobě|jsi|vás|vám|váš|vaše|vaši'],
    hu: ['én|engem|nekem', 'te|téged|neked|ön|önök|önöket|önöknek'],
    ro: ['eu|mă|mie|îmi|meu|mea|mei|mele', 'te|îți|tău|ta|dumneavoastră|voi|vouă|vă'],
    ru: ['я|меня|мне|мной|мой|моя|моё|мои|моего|моей', 'ты|тебя|тебе|твой|вы|вас|вам|вами|ваш*'],
    uk: ['я|мене|мені|мій|моя|моє|мої|мого|моєї', 'ти|тебе|тобі|твій|ви|вас|вам|вами|ваш*'],
    bg: ['аз|мен|мой|моя|моят|моята|моето|моите', 'ти|теб|вие|вас|ви|ваш*'],
    el: ['εγώ|μου|εμένα', 'εσύ|σου|εσένα|εσείς|σας'],
    hr: [
      'ja|mene|meni|moj|moja|moje|ја|мене|мени|мој|моја|моје',
      'tebe|tebi|vas|vam|vama|vaš*|вас|вам',
    ],
    tr: [
      'ben|beni|bana|benim|bence',
      'sen|seni|sana|senin|siz|sizi|size|sizin',
      '\\p{L}(?:yorum|acağım|eceğim|[dt][ıiuü]m)[.!?\\s]*$',
    ],
    vi: ['tôi|mình', 'bạn|các bạn|quý vị'],
    id: ['saya|aku', 'kamu|anda|kalian'],
    th: ['ผม|ดิฉัน|ฉัน', ''],
    hi: ['मैं|मुझे|मेरा|मेरी|मेरे|मैंने', 'तुम|तुम्हें|आप|आपका|आपकी|आपके|आपको|आपने'],
    ar: ['أنا|إنني|إني|أعتقد|أريد|أقول', 'أنت|أنتم|لكم|عليكم'],
    he: ['אני|שלי|אותי', 'אתה|אתם|לכם|שלכם|אתכם'],
    ja: [
      '私は|私が|私も|私の|私に|私を|僕は|僕が|僕も|僕の|俺',
      'あなた|皆さん|みなさん|皆様|でしょう',
    ],
    ko: ['저는|제가|저의|저도|나는|내가|나도', '여러분|여러분의|당신|당신의'],
    zh: ['', '你|您|妳', '我(?![们們国國校院])'],
    sq: ['unë|mua|im|ime', 'ti|ty|ju|juve|juaj'],
    lt: ['aš|mane|man|mano', 'tu|tave|tau|jūs|jums|jūsų|jus'],
  }

const speakerFor = byLanguage(table, (row) => {
  if (row === undefined) return /(?!)/u
  const [words, , forms = '(?!)'] = row
  return new RegExp(`${sourceOf(words)}|${forms}`, 'iu')
})

const listenersFor = byLanguage(table, (row) => new RegExp(sourceOf(row?.[1] ?? ''), 'iu'))

function sourceOf(words: string): string {
  return wordSource(words.split('|').filter(Boolean))
}

/** Whether a sentence is about who says it ("I promised …"). */
export function isAboutSpeaker(text: string, language: string): boolean {
  return speakerFor(language).test(text)
}

/** Whether a sentence is about those whom it is said to ("That's up to you"). */
export function isAboutListeners(text: string, language: string): boolean {
  return listenersFor(language).test(text)
}

/** Words of an exclamation that says nothing by itself ("Imagine that!"), and of a greeting with what goes with it. */
const exclaimedWords = 4
const greetingLength = 12
/** UTF-16 units of either. */
const longestInterjection = 120

/** Whether a sentence is only a word to those who listen: a greeting, thanks, an exclamation of a few words. */
export function isInterjection(text: string): boolean {
  if (text.length > longestInterjection) return false
  const said = text.trim()
  const counts = () => /\p{N}/u.test(said)
  if (/[!！]$/u.test(said) && !counts() && wordCount(said) <= exclaimedWords) return true
  const greets = greetingWords.test(said) && !counts() && wordCount(said) <= greetingLength
  return greets || standAlone(closingWords, said)
}

/** Whether a first paragraph only calls those it speaks to, in whatever language: a comma is its end, and no figure in it. */
export function callsSomebody(paragraph: string): boolean {
  return /[,،，]\s*$/u.test(paragraph) && !/\p{N}/u.test(paragraph)
}
