import { allMatches } from '../../../text/all-matches.ts'
import { byLanguage } from './by-language.ts'

/** Fewer characters are no sentence; more than a slide shows have to end somewhere. */
const [shortest, longest] = [25, 250]

/** Where sentences of a language end that has no full stop. */
interface UnmarkedEnds {
  /** A particle that ends what is said. */
  final: string
  /** Who or what a new statement is about, or when. */
  opening: string
  /** What goes on in the same sentence: a conjunction, a preposition, what is said of the thing before. */
  within: string
}

/** By primary subtag. Where no words show that a sentence ends, each clause is one. */
const table: Record<string, UnmarkedEnds | Pick<UnmarkedEnds, 'within'>> = {
  th: {
    final: 'ค่ะ|ครับ|คะ|นะ|จ้ะ|จ้า|เลย|ด้วย|หน่อย',
    opening:
      'เรา|ฉัน|ผม|ใคร|ท่าน|คุณ|ตอนนี้|ปัจจุบัน|ปีที่|ปีนี้|เดือน(?!ละ)|วันนี้|นอกจาก|อย่างไรก็ตาม|ดังนั้น|เรื่อง|สำหรับ|ส่วน|ทั้งนี้|ราคา',
    within:
      'และ|หรือ|แต่|ที่|ซึ่ง|โดย|เพื่อ|เพราะ|เมื่อ|จึง|ๆ|ของ|ใน|กับ|เป็น|คือ|ก็|แล้ว|ว่า|ให้|ไม่|ได้|ยัง|ต้อง|จะ|มี|รวม|จาก|ต่อ|ตาม|ถึง',
  },
  lo: { within: 'ແລະ|ຫຼື|ຫລື|ແຕ່|ທີ່|ເຊິ່ງ|ຊຶ່ງ|ໂດຍ|ເພື່ອ|ເພາະ|ຈຶ່ງ|ໆ|ຂອງ|ໃນ|ກັບ|ເປັນ' },
}

/** Signs that parts of a sentence begin with: of numbers and brackets. */
const numberSigns = '[\\p{Nd}(]'
/** What these languages are written in. */
const scripts = '[\\p{Script=Thai}\\p{Script=Lao}]'
/** A mark of other scripts; the point of an abbreviation ("น.", "พ.ศ.") ends nothing. */
const marks = `[!?…]|(?<!${scripts})\\.`
const unmarked = new RegExp(`${scripts}\\.?\\s*$`, 'u')

const endsOf = byLanguage(table, (row) => {
  if (row === undefined) return undefined
  const within = new RegExp(`^(?:${row.within}|${numberSigns})`, 'u')
  // Clauses end in no number and in no word that joins the next.
  if (!('final' in row))
    return {
      within,
      final: new RegExp(`(?<!\\p{Nd}|\\s(?:${row.within}))$`, 'u'),
      opening: /(?!)/u,
    }
  return {
    within,
    final: new RegExp(`(?:${row.final}|${marks})$`, 'u'),
    opening: new RegExp(`^(?:${row.opening})`, 'u'),
  }
})

/** Whether a language has no full stop. */
export function hasUnmarkedEnds(language: string): boolean {
  return endsOf(language) !== undefined
}

/** Whether a text ends in a script without full stops: what ends there may be a sentence, and a point shortens a word. */
export function endsUnmarked(text: string): boolean {
  return unmarked.test(text)
}

/**
 * Indices behind each sentence of a language without full stops, the text's length last. A space parts clauses, things and
 * numbers as well as sentences: one ends where a particle closes it or where the next words open another. What nothing shows to
 * end goes on, up to what a slide holds.
 */
export function unmarkedEnds(text: string, language: string): number[] {
  const { final, opening, within } = endsOf(language) ?? {}
  if (final === undefined || opening === undefined || within === undefined) return [text.length]
  const ends: number[] = []
  let [start, last] = [0, 0]
  for (const { index, 0: space } of allMatches(text, /\s+/gu)) {
    const end = index + space.length
    const after = text.slice(end, end + 20)
    if (index - start < shortest || text.length - end < shortest || within.test(after)) continue
    const before = text.slice(Math.max(start, index - 20), index)
    if (final.test(before) || opening.test(after)) {
      ends.push(end)
      start = end
    } else if (index - start > longest) {
      start = last > start ? last : end
      ends.push(start)
    }
    last = end
  }
  return [...ends, text.length]
}
