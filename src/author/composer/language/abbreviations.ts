import { byLanguage } from './by-language.ts'
import { stopwordsFor } from './stopwords.ts'

/** Words whose full stop does not end a sentence, lower case, without that full stop. */
export const abbreviations: ReadonlySet<string> = new Set(
  [
    // English
    'mr mrs ms dr prof sr jr st vs etc e.g i.e eg ie cf al no nos fig figs eq sec ch vol pp ed eds rev gen sen rep inc ltd co corp dept est approx min max jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun u.s u.k a.m p.m ph.d',
    // German, Dutch, Nordic
    'hr fr frl fa fam parz z.b d.h u.a bzw ca evtl ggf inkl nr str usw vgl abb mio mrd tsd s.o s.u i.d.r abs ziff kap bd hg zit tel hr dipl std stv stellv z.t z.zt v.a sog ggü inkl exkl zzgl bijv o.a d.w.z enz t.o.v i.p.v f.eks bl.a osv kl ca mm t.ex dvs m.fl m.m m.v tlf tel esim esp mm ns',
    // Romance
    'reg artt d.lgs d.l pagg cfr tel nr sra srta dra ud uds pág págs núm art ej p.ej aprox av etc m mme mlle ex env p ext lic ing arq gral fco prov tfno apdo al chap éd lett co comm sigg geom rag sig sigg dott dott.ssa ing avv ecc es fig pag núm exmo excelentíssimo profa vs',
    // Slavic
    'np godz pok mies tzn tj itp itd m.in ok ul prof inż mgr tzv např např atd apod resp č str tj npr oz itd ipd sl br др т.д т.п т.е т.к т.н им г гг в вв руб млн млрд тыс ул д кв напр див рр грн тис ін проф акад зам чел ст п пп см напр обл р-н с дис руб коп шт стр рис табл мин макс',
    // Others
    'πχ π.χ κ.λπ κ.α βλ σ δηλ örn vb bkz vd dr av doç pl ill stb kb dr ún pvz t.y t.t kt p.sh etj dll dsb tgl no κ κα κκ αρ τηλ χλμ εκ डॉ श्री प्रो मी कि.मी किमी से.मी ग्रा कि.ग्रा कु पं नं रु',
  ]
    .join(' ')
    .split(' '),
)

/** Those that end a list: before a capital they end its sentence too. */
export const listEndings: ReadonlySet<string> = new Set(
  'etc usw ecc osv itd itp atd apod enz др т.д т.п stb m.m'.split(' '),
)

/** Units, which end a sentence behind a number where a capital follows and capitals do not begin common nouns. */
export const closingUnits: ReadonlySet<string> = new Set('г гг руб чел млн млрд тыс грн'.split(' '))

/** Abbreviations that are whole words of other languages, by primary subtag. */
const own: Record<string, string> = {
  pl: 'os zam ur gm woj ob red wyd zob bł ks bp śp wg',
  cs: 'čp odst',
  de: 'geb verh ehem gez',
  it: 'loc fraz all',
  es: 'avda pza izq dcha hnos',
  fr: 'bd av bât tél',
}

/** Those that are pronouns of their language too. */
const ownPronouns: Record<string, string> = { pl: 'im', cs: 'nám' }

const setOf = (row = ''): ReadonlySet<string> => new Set(row.split(' '))
const ownOf = byLanguage(own, setOf)
const pronounsOf = byLanguage(ownPronouns, setOf)

/** Behind a name within a sentence stands what belongs to the name; a sentence's first word shows by no capital that it is one. */
const behindName = /[\p{L}\p{M}\p{N}],?\s+\p{Lu}[\p{L}\p{M}’'-]*\s+\p{L}+\.\s*$/u

/** Signs that join the letters of a syllable. */
const joiner = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d]'
/** A letter or a syllable alone, in scripts without capitals that write words of several. */
const syllable = new RegExp(
  `^(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])\\p{Lo}(?:${joiner}\\p{Lo})*\\p{M}*$`,
  'u',
)

/**
 * Whether the full stop behind a word is that of an abbreviation: a known one, or a syllable that is no word of the language. One
 * that is a pronoun too is an abbreviation between a name and a capital.
 * @param around what stands before the break, up to the full stop, and after it.
 */
export function isAbbreviation(
  word: string,
  language: string,
  around: { before: string; after: string },
): boolean {
  const known = word.toLowerCase()
  if (abbreviations.has(known) || ownOf(language).has(known)) return true
  if (pronounsOf(language).has(known))
    return behindName.test(around.before) && /^["“„«]?\p{Lu}/u.test(around.after)
  return syllable.test(word) && !stopwordsFor(language).has(known)
}
