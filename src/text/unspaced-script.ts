/** A letter of a script that writes no spaces between words: ideographs, kana, Thai, Lao, Khmer, Myanmar. */
export const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
