import { baseLanguage, rowOf } from '../../languages.ts'

/**
 * Titles that count what a slide lists. `a` is a name as the source prints it, `x` and `y` are dates, `n` is a count. Names
 * decline and have genders: outside English the templates set them apart instead of building sentences.
 */
interface TitleTemplates {
  /** n dated events lie behind, a comes next. */
  milestonesNext: string
  /** Dated events from x to y. */
  milestonesBetween: string
  /** What the heading `a` says happens in n steps. */
  inSteps: string
}

function templates(lines: string): TitleTemplates {
  const [milestonesNext = '', milestonesBetween = '', inSteps = ''] = lines.split('|')
  return { milestonesNext, milestonesBetween, inSteps }
}

const south = (done: string, next: string, dates: string, step: string): TitleTemplates =>
  templates(`${done}: {n}; ${next}: {a}|${dates}: {x} – {y}|{a}${step}`)

const croatian = south('Dostignuto etapa', 'slijedi', 'Ključni datumi', ', korak po korak')

const table: Record<string, TitleTemplates> = {
  en: templates('{n} milestones reached; next: {a}|Key dates from {x} to {y}|{a} in {n} steps'),
  de: templates(
    '{n} Meilensteine erreicht; als Nächstes: {a}|Wichtige Termine von {x} bis {y}|{a} in {n} Schritten',
  ),
  es: templates('{n} hitos alcanzados; siguiente: {a}|Fechas clave: {x} – {y}|{a} en {n} pasos'),
  fr: templates('{n} étapes franchies ; à venir : {a}|Dates clés : {x} – {y}|{a} en {n} étapes'),
  it: templates('{n} traguardi raggiunti; prossimo: {a}|Date chiave: {x} – {y}|{a} in {n} passi'),
  pt: templates(
    '{n} marcos alcançados; próximo: {a}|Datas principais: {x} – {y}|{a} em {n} passos',
  ),
  nl: templates(
    '{n} mijlpalen bereikt; volgende: {a}|Belangrijke data: {x} – {y}|{a} in {n} stappen',
  ),
  sv: templates('{n} milstolpar nådda; härnäst: {a}|Viktiga datum: {x} – {y}|{a} i {n} steg'),
  nb: templates('{n} milepæler nådd; neste: {a}|Viktige datoer: {x} – {y}|{a} i {n} steg'),
  da: templates('{n} milepæle nået; næste: {a}|Vigtige datoer: {x} – {y}|{a} i {n} trin'),
  fi: templates(
    '{n} virstanpylvästä saavutettu; seuraavaksi: {a}|Tärkeät päivämäärät: {x} – {y}|{a} vaihe vaiheelta',
  ),
  el: templates(
    'Ορόσημα που επιτεύχθηκαν: {n}· επόμενο: {a}|Βασικές ημερομηνίες: {x} – {y}|{a}, βήμα προς βήμα',
  ),
  tr: templates('Ulaşılan aşama: {n}; sıradaki: {a}|Önemli tarihler: {x} – {y}|{a}: {n} adım'),
  pl: south('Osiągnięte etapy', 'następny', 'Kluczowe daty', ' krok po kroku'),
  cs: south('Dosažené milníky', 'následuje', 'Klíčová data', ' krok za krokem'),
  ru: south('Пройдено этапов', 'далее', 'Ключевые даты', ': шаг за шагом'),
  uk: south('Пройдено етапів', 'далі', 'Ключові дати', ': крок за кроком'),
  bg: south('Постигнати етапи', 'следва', 'Ключови дати', ', стъпка по стъпка'),
  sr: south('Достигнуто етапа', 'следи', 'Кључни датуми', ', корак по корак'),
  hr: croatian,
  bs: croatian,
  cnr: croatian,
  sl: south('Doseženi mejniki', 'sledi', 'Ključni datumi', ', korak za korakom'),
  mk: south('Достигнати етапи', 'следува', 'Клучни датуми', ', чекор по чекор'),
  hu: templates(
    'Elért mérföldkövek: {n}; következő: {a}|Fontos dátumok: {x} – {y}|{a} lépésről lépésre',
  ),
  ro: templates('Etape atinse: {n}; urmează: {a}|Date importante: {x} – {y}|{a}, pas cu pas'),
  sq: templates(
    'Etapa të arritura: {n}; në vijim: {a}|Datat kryesore: {x} – {y}|{a}, hap pas hapi',
  ),
  lt: templates(
    'Pasiekti etapai: {n}; toliau: {a}|Svarbios datos: {x} – {y}|{a} žingsnis po žingsnio',
  ),
  ja: templates('{n}件が完了、次は{a}|主な日程：{x}〜{y}|{a}：{n}つのステップ'),
  ko: templates('완료된 단계 {n}개, 다음: {a}|주요 일정: {x} – {y}|{a}: {n}단계'),
  zh: templates('已完成{n}个节点，下一步：{a}|重要日期：{x}—{y}|{a}：{n}个步骤'),
  'zh-Hant': templates('已完成{n}個階段，下一步：{a}|重要日期：{x}—{y}|{a}：{n}個步驟'),
  ar: templates('المراحل المنجزة: {n}؛ التالي: {a}|أهم التواريخ: {x} – {y}|{a}: خطوة بخطوة'),
  he: templates('אבני דרך שהושגו: {n}; הבא: {a}|תאריכים עיקריים: {x} – {y}|{a}, צעד אחר צעד'),
  hi: templates('पूरे हुए पड़ाव: {n}; आगे: {a}|मुख्य तिथियाँ: {x} – {y}|{a}: {n} चरण'),
  th: templates('สำเร็จแล้ว {n} ขั้น ต่อไป: {a}|วันสำคัญ: {x} – {y}|{a}: {n} ขั้นตอน'),
  vi: templates('Đã đạt {n} mốc; tiếp theo: {a}|Các mốc chính: {x} – {y}|{a} trong {n} bước'),
  id: templates(
    '{n} tonggak tercapai; berikutnya: {a}|Tanggal penting: {x} – {y}|{a} dalam {n} langkah',
  ),
}

/** The templates of a language; undefined where there are none, and the heading stays the title. */
export function titleTemplatesFor(language: string): TitleTemplates | undefined {
  return rowOf(table, language)
}

const numberWords: Record<string, string[]> = {
  en: 'two three four five six seven eight nine ten'.split(' '),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
  fr: 'deux trois quatre cinq six sept huit neuf dix'.split(' '),
  it: 'due tre quattro cinque sei sette otto nove dieci'.split(' '),
  pt: 'dois três quatro cinco seis sete oito nove dez'.split(' '),
  nl: 'twee drie vier vijf zes zeven acht negen tien'.split(' '),
  sv: 'två tre fyra fem sex sju åtta nio tio'.split(' '),
  nb: 'to tre fire fem seks sju åtte ni ti'.split(' '),
  da: 'to tre fire fem seks syv otte ni ti'.split(' '),
}

/** A count from two to ten in words where the language has them here, else in digits. */
export function countInWords(count: number, language: string): string {
  return numberWords[baseLanguage(language)]?.[count - 2] ?? String(count)
}

/** The words of a language for the numbers from two on, in order; none where counts are written in digits. */
export function numberWordsOf(language: string): readonly string[] {
  return numberWords[baseLanguage(language)] ?? []
}

/** A template with its names, dates and counts in place. */
export function fillTemplate(
  template: string,
  values: { a?: string; x?: string; y?: string; n?: string },
): string {
  return template.replace(/\{([axyn])\}/gu, (_, key: 'a' | 'x' | 'y' | 'n') => values[key] ?? '')
}
