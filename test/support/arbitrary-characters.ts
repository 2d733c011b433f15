import fc from 'fast-check'

/** Characters as readers know them, of several code points each, and whole: none joins with its neighbours. */
export const longCharacters = [
  '👨‍👩‍👧‍👦',
  '👩🏽‍🚀',
  '❤️‍🔥',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🇩🇪',
  '1️⃣',
  'e\u0301\u0323',
  'क्षि',
  'नी',
  'ที่',
  'น้ำ',
  '각',
  '葛󠄀',
  'ﷺ',
  '𝒜',
] as const

/** What begins a character and does not end it, or only belongs to another one. */
const loose = ['👨‍', '\u200d', '\u0301', '\ufe0f', '🇩', '🏽', '\u093f', '\u0e35', '\u20e3']

/** Words of long characters, with plain ones and loose parts between; well-formed, as texts are once they are accepted. */
export const anyCharacters: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom<string>(...longCharacters) },
      { weight: 2, arbitrary: fc.constantFrom(...loose) },
      { weight: 2, arbitrary: fc.constantFrom(' ', 'a', 'Word', '7 %', ', ', '. ', ': ') },
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((parts) => parts.join(''))
