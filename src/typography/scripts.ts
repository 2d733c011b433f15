import type { TextSegment } from '../scene/text.ts'

/** A writing system, as far as choosing fonts, shaping and spacing it goes. */
export interface Script {
  /** ISO 15924 tag for the shaper; `Zyyy` for what many scripts share. */
  tag: string
  /** Characters of the script. */
  pattern: RegExp
  /** The DrawingML typeface slot that slide software reads for it (ECMA-376 21.1.2.3). */
  slot: TextSegment['script']
  /** Families made for it, best first; empty where the general Latin fallback serves. */
  families: readonly string[]
  /** Letters join, so that extra space between them would tear the word. */
  connected?: boolean
  /** Written without spaces between words: lines break at words of a dictionary. */
  wordsUnspaced?: boolean
}

/** Digits, symbols and anything else that belongs to no script. */
export const commonScript: Script = { tag: 'Zyyy', pattern: /^/u, slot: 'latin', families: [] }

/** Chinese characters and the full-width signs; the order of the families depends on the language. */
export const hanScript: Script = {
  tag: 'Hani',
  pattern: /\p{Script=Han}|[\u3000-\u303F\u3200-\u33FF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/u,
  slot: 'eastAsian',
  families: ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'],
}
export const kanaScript: Script = {
  tag: 'Kana',
  pattern: /\p{Script=Hiragana}|\p{Script=Katakana}|[\u30A0\u30FB\u30FC\uFF61-\uFF9F]/u,
  slot: 'eastAsian',
  families: ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'],
}
export const hangulScript: Script = {
  tag: 'Hang',
  pattern: /\p{Script=Hangul}/u,
  slot: 'eastAsian',
  families: ['Noto Sans KR', 'Noto Sans SC', 'Noto Sans JP'],
}

/** Scripts in the order in which a character is looked for. */
const scripts: readonly Script[] = [
  { tag: 'Latn', pattern: /\p{Script=Latin}/u, slot: 'latin', families: [] },
  { tag: 'Cyrl', pattern: /\p{Script=Cyrillic}/u, slot: 'latin', families: [] },
  { tag: 'Grek', pattern: /\p{Script=Greek}/u, slot: 'latin', families: [] },
  kanaScript,
  hangulScript,
  hanScript,
  { tag: 'Bopo', pattern: /\p{Script=Bopomofo}/u, slot: 'eastAsian', families: hanScript.families },
  {
    tag: 'Arab',
    // The block's own punctuation is shared with Syriac and so has no script.
    pattern: /\p{Script=Arabic}|[\u0600-\u06FF]/u,
    slot: 'complex',
    families: ['Noto Sans Arabic'],
    connected: true,
  },
  {
    tag: 'Hebr',
    pattern: /\p{Script=Hebrew}/u,
    slot: 'complex',
    families: ['Noto Sans Hebrew'],
  },
  {
    tag: 'Thai',
    pattern: /\p{Script=Thai}/u,
    slot: 'complex',
    families: ['Noto Sans Thai'],
    wordsUnspaced: true,
  },
  {
    tag: 'Deva',
    pattern: /\p{Script=Devanagari}/u,
    slot: 'complex',
    families: ['Noto Sans Devanagari'],
    connected: true,
  },
  {
    tag: 'Beng',
    pattern: /\p{Script=Bengali}/u,
    slot: 'complex',
    families: ['Noto Sans Bengali'],
    connected: true,
  },
  {
    tag: 'Guru',
    pattern: /\p{Script=Gurmukhi}/u,
    slot: 'complex',
    families: ['Noto Sans Gurmukhi'],
    connected: true,
  },
  {
    tag: 'Gujr',
    pattern: /\p{Script=Gujarati}/u,
    slot: 'complex',
    families: ['Noto Sans Gujarati'],
  },
  { tag: 'Taml', pattern: /\p{Script=Tamil}/u, slot: 'complex', families: ['Noto Sans Tamil'] },
  { tag: 'Telu', pattern: /\p{Script=Telugu}/u, slot: 'complex', families: ['Noto Sans Telugu'] },
  { tag: 'Knda', pattern: /\p{Script=Kannada}/u, slot: 'complex', families: ['Noto Sans Kannada'] },
  {
    tag: 'Mlym',
    pattern: /\p{Script=Malayalam}/u,
    slot: 'complex',
    families: ['Noto Sans Malayalam'],
  },
  { tag: 'Sinh', pattern: /\p{Script=Sinhala}/u, slot: 'complex', families: ['Noto Sans Sinhala'] },
  {
    tag: 'Khmr',
    pattern: /\p{Script=Khmer}/u,
    slot: 'complex',
    families: ['Noto Sans Khmer'],
    wordsUnspaced: true,
  },
  {
    tag: 'Laoo',
    pattern: /\p{Script=Lao}/u,
    slot: 'complex',
    families: ['Noto Sans Lao'],
    wordsUnspaced: true,
  },
  {
    tag: 'Mymr',
    pattern: /\p{Script=Myanmar}/u,
    slot: 'complex',
    families: ['Noto Sans Myanmar'],
    wordsUnspaced: true,
  },
  {
    tag: 'Geor',
    pattern: /\p{Script=Georgian}/u,
    slot: 'latin',
    families: ['Noto Sans Georgian'],
  },
  {
    tag: 'Armn',
    pattern: /\p{Script=Armenian}/u,
    slot: 'latin',
    families: ['Noto Sans Armenian'],
  },
  {
    tag: 'Ethi',
    pattern: /\p{Script=Ethiopic}/u,
    slot: 'latin',
    families: ['Noto Sans Ethiopic'],
  },
  // Scripts without a font of ours keep their direction of typesetting.
  {
    tag: 'Syrc',
    pattern: /\p{Script=Syriac}|\p{Script=Mandaic}/u,
    slot: 'complex',
    families: [],
    connected: true,
  },
  {
    tag: 'Zzzz',
    pattern: /\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Tibetan}|\p{Script=Oriya}/u,
    slot: 'complex',
    families: [],
  },
]

/**
 * What a character is to the text around it: a letter of a script, common (digits, symbols), or neutral: spaces and
 * punctuation, which look best in the font of the words they stand with.
 */
export type CharacterRole = { kind: 'script' | 'common' | 'neutral' | 'opening'; script: Script }

const neutralRole: CharacterRole = { kind: 'neutral', script: commonScript }
const openingRole: CharacterRole = { kind: 'opening', script: commonScript }
const commonRole: CharacterRole = { kind: 'common', script: commonScript }
const roles: readonly CharacterRole[] = [
  neutralRole,
  openingRole,
  commonRole,
  ...scripts.map((script): CharacterRole => ({ kind: 'script', script })),
]

/** Index into `roles` plus one, by code point; 0: not looked up yet. */
const roleByCodePoint = new Uint8Array(0x110000)

/** The role of a code point. */
export function characterRole(codePoint: number): CharacterRole {
  const known = roleByCodePoint[codePoint] as number
  if (known > 0) return roles[known - 1] as CharacterRole
  const role = findRole(String.fromCodePoint(codePoint))
  roleByCodePoint[codePoint] = roles.indexOf(role) + 1
  return role
}

function findRole(character: string): CharacterRole {
  const scripted = roles.find(
    (role) => role.kind === 'script' && role.script.pattern.test(character),
  )
  if (scripted) return scripted
  if (/[\p{Ps}\p{Pi}]/u.test(character)) return openingRole
  if (/[\p{Z}\p{P}\p{Cf}\p{M}]/u.test(character)) return neutralRole
  return commonRole
}
