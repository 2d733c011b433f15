import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { stopwordsFor } from './stopwords.ts'
import { wordSource } from './word-pattern.ts'

/** How people ask for a deck, by primary subtag; `*` is any ending. */
interface RequestWords {
  /** What they ask for. */
  decks: string
  /** What is to be done, as it is asked for: what somebody needs may be any deck. */
  makes: string
  /** What may stand before that. */
  opens: string
  /** What leads to the topic; where that stands before it: behind the topic. */
  about: string
  /** What leads to what it is to be made of. */
  from?: string
  isBehind?: true
}

const table: Record<string, RequestWords> = {
  en: {
    decks: 'deck|decks|slide deck|slides|presentation|slideshow|slide show|powerpoint|ppt',
    makes:
      'make|create|build|generate|write|prepare|produce|put together|turn this into|turn these into|turn the following into',
    opens: 'please|can you|could you|would you|hi|hello|hey',
    about: 'about|on|for|of|regarding|covering|explaining',
    from: 'from|out of|based on|using|with|as|in',
  },
  de: {
    decks: 'präsentation|foliensatz|folien|deck|vortrag|powerpoint|ppt',
    makes:
      'mach|mache|machen|erstelle|erstellen|erstell|bau|baue|bauen|schreib|schreibe|schreiben|generiere|generieren|entwirf|entwerfen|bereite|erstellst|machst|erstellen sie',
    opens: 'bitte|kannst du|könntest du|können sie|könnten sie|hallo|hi',
    about: 'über|zu|zum|zur|für|von',
    from: 'aus|mit|auf basis|anhand|daraus|erstellen|machen|als|in',
  },
  fr: {
    decks: 'présentation|diaporama|diapositives|diapos|deck|slides|powerpoint|ppt',
    makes:
      'fais|faites|faire|fais-moi|faites-moi|crée|créez|créer|crée-moi|prépare|préparez|préparer|génère|générez|générer|rédige|rédigez',
    opens:
      's’il te plaît|s’il vous plaît|merci de|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|bonjour|svp',
    about: 'sur|à propos de|au sujet de|concernant|pour',
    from: 'à partir de|avec|de|en',
  },
  es: {
    decks: 'presentación|diapositivas|deck|slides|powerpoint|ppt',
    makes:
      'haz|hazme|haga|hagan|hacer|crea|créame|cree|crear|prepara|prepare|preparar|genera|genere|generar|escribe',
    opens: 'por favor|puedes|podrías|puede|podría|hola',
    about: 'sobre|acerca de|para|de',
    from: 'a partir de|con|en',
  },
  it: {
    decks: 'presentazione|diapositive|slide|deck|powerpoint|ppt',
    makes:
      'fai|fammi|faccia|fare|crea|creami|crei|creare|prepara|preparami|prepari|preparare|genera|generare|scrivi',
    opens: 'per favore|puoi|potresti|può|potrebbe|ciao',
    about: 'su|sul|sulla|sui|sulle|sullo|sull’|per|riguardo a',
    from: 'da|dai|con|in|di',
  },
  pt: {
    decks: 'apresentação|slides|diapositivos|deck|powerpoint|ppt',
    makes:
      'faz|faça|faz-me|fazer|cria|crie|criar|prepara|prepare|preparar|gera|gere|gerar|escreve|escreva',
    opens: 'por favor|podes|pode|poderia|olá',
    about: 'sobre|acerca de|para|a respeito de',
    from: 'a partir de|com|em',
  },
  nl: {
    decks: 'presentatie|dia’s|slides|deck|powerpoint|ppt',
    makes: 'maak|maken|creëer|schrijf|bouw|genereer|bereid',
    opens: 'alsjeblieft|alstublieft|graag|kun je|kan je|kunt u|zou je|hallo',
    about: 'over|voor|van',
    from: 'van|uit|met|in',
  },
  pl: {
    decks: 'prezentacj*|slajdy|slajdów|deck|powerpoint|ppt',
    makes: 'zrób|zróbcie|zrobić|stwórz|stworzyć|przygotuj|przygotować|wygeneruj|napisz|poproszę',
    opens: 'proszę|czy możesz|czy mógłbyś|czy mogłabyś|cześć|dzień dobry',
    about: 'o|na temat|dla|dotyczącą',
    from: 'z|na podstawie',
  },
  ru: {
    decks: 'презентаци*|слайды|слайдов|powerpoint|ppt',
    makes:
      'сделай|сделайте|сделать|создай|создайте|создать|подготовь|подготовьте|подготовить|сгенерируй|напиши',
    opens: 'пожалуйста|можешь|можете|мог бы|не могли бы вы|привет|здравствуйте',
    about: 'о|об|про|на тему|для|по теме',
    from: 'из|на основе|с',
  },
  sv: {
    decks: 'presentation|bildspel|bilder|powerpoint|ppt',
    makes: 'gör|skapa|bygg|skriv|ta fram',
    opens: 'snälla|kan du|hej',
    about: 'om|för',
  },
  nb: {
    decks: 'presentasjon|lysbilder|lysbilde|slides|powerpoint|ppt',
    makes: 'lag|lage|skap|bygg|skriv',
    opens: 'kan du|vær så snill|hei',
    about: 'om|for',
  },
  da: {
    decks: 'præsentation|slides|dias|lysbilleder|powerpoint|ppt',
    makes: 'lav|lave|byg|skriv',
    opens: 'kan du|venligst|hej',
    about: 'om|for',
  },
  fi: {
    decks: 'esitys|esityksen|diat|diaa|dioja|kalvoa|kalvot|powerpoint|ppt',
    makes: 'tee|laadi|luo|kirjoita',
    opens: 'voitko|hei',
    about: 'aiheesta|varten',
  },
  cs: {
    decks: 'prezentac*|slidy|slidů|snímky|snímků|powerpoint|ppt',
    makes: 'udělej|udělejte|vytvoř|vytvořte|připrav|připravte',
    opens: 'prosím|můžeš|můžete|ahoj',
    about: 'o|na téma|pro',
  },
  hu: {
    decks: 'prezentáció*|dia|diát|diasor|powerpoint|ppt',
    makes: 'készíts|készítsen|csinálj',
    opens: 'kérlek|kérem|tudnál|szia',
    about: 'témában',
  },
  ro: {
    decks: 'prezentare|prezentarea|slide-uri|slideuri|diapozitive|powerpoint|ppt',
    makes: 'fă|faceți|creează|creați|pregătește|pregătiți',
    opens: 'te rog|vă rog|poți|salut',
    about: 'despre|pentru',
  },
  uk: {
    decks: 'презентац*|слайди|слайдів|powerpoint|ppt',
    makes: 'зроби|зробіть|створи|створіть|підготуй|підготуйте',
    opens: 'будь ласка|можеш|можете|привіт',
    about: 'про|на тему|для',
  },
  bg: {
    decks: 'презентац*|слайда|слайдове|слајдови|слајда|powerpoint|ppt',
    makes: 'направи|направете|създай|подготви|подгответе',
    opens: 'моля|можеш ли|здравей',
    about: 'за|относно',
  },
  el: {
    decks: 'παρουσίαση|διαφάνειες|powerpoint|ppt',
    makes: 'φτιάξε|φτιάξτε|κάνε|δημιούργησε|ετοίμασε',
    opens: 'παρακαλώ|μπορείς|γεια',
    about: 'για|σχετικά με',
  },
  hr: {
    decks:
      'prezentacij*|slajdova|slajda|slajdove|prosojnic*|predstavitev|слајдова|слајда|powerpoint|ppt',
    makes: 'napravi|napravite|izradi|izradite|pripremi|naredi',
    opens: 'molim|možeš li|možete li|bok',
    about: 'o|na temu|za',
  },
  sq: {
    decks: 'prezantim|slajde|powerpoint|ppt',
    makes: 'bëj|krijo|përgatit',
    opens: 'të lutem|ju lutem|mund të',
    about: 'për|rreth',
  },
  lt: {
    decks: 'skaidr*|pristatym*|powerpoint|ppt',
    makes: 'padaryk|padarykite|sukurk|paruošk',
    opens: 'prašau|ar gali|labas',
    about: 'apie|tema',
  },
  tr: {
    decks: 'sunum*|slayt*|powerpoint|ppt',
    makes: 'hazırla|hazırlayın|yap|yapın|oluştur',
    opens: 'lütfen|yapar mısın|merhaba',
    about: 'hakkında|için',
  },
  vi: {
    decks: 'bài thuyết trình|slide|trang chiếu|powerpoint|ppt',
    makes: 'làm|tạo|soạn',
    opens: 'vui lòng|xin|giúp',
    about: 'về|cho',
  },
  id: {
    decks: 'presentasi|slide|salindia|powerpoint|ppt',
    makes: 'buat|buatkan|siapkan|susun',
    opens: 'tolong|mohon|bisakah',
    about: 'tentang|untuk',
  },
  th: {
    decks: 'งานนำเสนอ|สไลด์|พรีเซนต์|powerpoint|ppt',
    makes: 'ทำ|สร้าง|จัดทำ',
    opens: 'กรุณา|ช่วย|รบกวน',
    about: 'เรื่อง|เกี่ยวกับ',
  },
  hi: {
    decks: 'प्रस्तुति|प्रेज़ेंटेशन|स्लाइड|स्लाइडें|powerpoint|ppt',
    makes: 'बनाइए|बनाओ|बना दो|तैयार कीजिए',
    opens: 'कृपया|नमस्ते',
    about: 'पर|के बारे में',
  },
  ar: {
    decks: 'عرض تقديمي|شرائح|شريحة|powerpoint|ppt',
    makes: 'أنشئ|اصنع|جهز|أعد|حضر',
    opens: 'من فضلك|رجاء|هل يمكنك|مرحبا',
    about: 'عن|حول',
  },
  he: {
    decks: 'מצגת|שקפים|שקופיות|powerpoint|ppt',
    makes: 'תכין|תכיני|הכן|צור',
    opens: 'בבקשה|אפשר|שלום',
    about: 'על|בנושא',
  },
  ja: {
    decks:
      'プレゼン資料|プレゼンテーション|プレゼン|スライド資料|スライド|発表資料|パワーポイント|パワポ',
    makes: '作って|作成して|つくって|用意して|作りたい|作成をお願い|作成お願い|にして',
    opens: 'お願いします|ください',
    about: 'についての|に関する|について',
    isBehind: true,
  },
  ko: {
    decks: '프레젠테이션|프리젠테이션|발표 자료|발표자료|슬라이드|피피티|ppt',
    makes: '만들어|작성해|준비해|생성해',
    opens: '부탁|주세요',
    about: '에 대한|에 관한|에 대해',
    isBehind: true,
  },
  zh: {
    decks:
      '的演示文稿|的幻灯片|的幻燈片|的簡報|的简报|的投影片|演示文稿|幻灯片|幻燈片|簡報|简报|的PPT|个PPT|份PPT|個PPT|投影片',
    makes: '做一|做个|做個|制作|製作|生成|创建|建立|写一|寫一|帮我做|幫我做|准备一|準備一',
    opens: '请|請|麻烦|麻煩',
    about: '关于|關於|有关|有關|介绍|介紹',
  },
}

/** The words of one language as patterns. */
export interface RequestPatterns {
  deck: RegExp
  makes: RegExp
  opens: RegExp
  about: RegExp
  from: RegExp
  isBehind: boolean
  /** Words that name nothing: "this", "das hier". */
  small: ReadonlySet<string>
}

const patternOf = (words = '') => caselessPattern(wordSource(words.split('|').filter(Boolean)), 'u')

/** What people call a deck in any language; all other words are read when a line has one of these. */
let anyDeck: RegExp | undefined
const known = new Map<RequestWords, RequestPatterns>()

/** The patterns of the languages in which a line names a deck. */
export function requestPatterns(line: string): RequestPatterns[] {
  anyDeck ??= patternOf(
    Object.values(table)
      .map((row) => row.decks)
      .join('|'),
  )
  if (!anyDeck.test(line)) return []
  return Object.values(table)
    .map(patternsOf)
    .filter(({ deck }) => deck.test(line))
}

const languageOf = new Map(Object.entries(table).map(([language, row]) => [row, language]))

function patternsOf(row: RequestWords): RequestPatterns {
  const found = known.get(row) ?? {
    deck: patternOf(row.decks),
    makes: patternOf(row.makes),
    opens: patternOf(row.opens),
    about: patternOf(row.about),
    from: patternOf(row.from),
    isBehind: row.isBehind === true,
    small: stopwordsFor(languageOf.get(row) ?? ''),
  }
  known.set(row, found)
  return found
}

const ofLanguage = byLanguage(table, (row) => (row === undefined ? [] : [patternsOf(row)]))

/** The patterns of one language, with those of English, whose words for decks people use in any. */
export function requestPatternsIn(language: string): RequestPatterns[] {
  return [...new Set([...ofLanguage(language), ...ofLanguage('en')])]
}
