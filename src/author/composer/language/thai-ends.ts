import { allMatches } from '../../../text/all-matches.ts'

/** Fewer characters are no sentence; more than a slide shows have to end somewhere. */
const [shortest, longest] = [25, 250]
/** A particle, or a mark of other scripts, that ends what is said; the point of an abbreviation ("น.", "พ.ศ.") does not. */
const final = /(?:ค่ะ|ครับ|คะ|นะ|จ้ะ|จ้า|เลย|ด้วย|หน่อย|[!?…]|(?<![\u0e00-\u0e7f])\.)$/u
/** Who or what a new statement is about, or when. */
const opening =
  /^(?:เรา|ฉัน|ผม|ใคร|ท่าน|คุณ|ตอนนี้|ปัจจุบัน|ปีที่|ปีนี้|เดือน(?!ละ)|วันนี้|นอกจาก|อย่างไรก็ตาม|ดังนั้น|เรื่อง|สำหรับ|ส่วน|ทั้งนี้|ราคา)/u
/** What goes on in the same sentence: a conjunction, a preposition, what is said of the thing before, a number. */
const within =
  /^(?:และ|หรือ|แต่|ที่|ซึ่ง|โดย|เพื่อ|เพราะ|เมื่อ|จึง|ๆ|ของ|ใน|กับ|เป็น|คือ|ก็|แล้ว|ว่า|ให้|ไม่|ได้|ยัง|ต้อง|จะ|มี|รวม|จาก|ต่อ|ตาม|ถึง|[\d๐-๙(])/u

/**
 * Indices behind each sentence of Thai, the text's length last. A space parts clauses, things and numbers as well as sentences:
 * one ends where a particle closes it or where the next words open another. What nothing shows to end goes on, up to what a
 * slide holds.
 */
export function thaiEnds(text: string): number[] {
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
