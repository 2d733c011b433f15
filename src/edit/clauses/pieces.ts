import type { Grammar } from '../lexicons/grammar.ts'
import { means, type Token } from '../words/token.ts'

/** What parts a stretch of an instruction from the one before, the weakest first. */
const boundaries = ['none', 'comma', 'strong', 'colon', 'reason', 'therefore'] as const
type Boundary = (typeof boundaries)[number]

/** A stretch of an instruction between signs and words for reasons. */
export interface Piece {
  tokens: Token[]
  by: Boundary
  /** The signs and words between it and the piece before, as they are written. */
  joint: string
  /** Whether it stands behind a colon, and may be given. */
  isBehindColon: boolean
}

/** An instruction in the stretches that signs and words for reasons part. */
export function piecesOf(
  tokens: readonly Token[],
  instruction: string,
  grammar: Grammar,
): readonly Piece[] {
  const pieces: Piece[] = []
  let by: Boundary = 'none'
  let isOpen = false
  let isBehindColon = false
  const add = (token: Token) => {
    const current = pieces.at(-1)
    if (isOpen && current !== undefined) current.tokens.push(token)
    else {
      const joint = current && instruction.slice(current.tokens.at(-1)?.end, token.start)
      pieces.push({ tokens: [token], by, joint: joint ?? '', isBehindColon })
    }
    isOpen = true
  }
  const part = (next: Boundary) => {
    by = isOpen || boundaries.indexOf(next) > boundaries.indexOf(by) ? next : by
    isOpen = false
  }
  for (const [at, token] of tokens.entries()) {
    const isWithin = at > 0 && at + 1 < tokens.length
    const isReason = at > 0 && means(token, 'because')
    // 時間がない**ので**: it stands behind the reason.
    if (isWithin && (means(token, 'therefore') || (isReason && grammar.particlesBehind)))
      part('therefore')
    else if (isReason) {
      part('reason')
      add(token)
    } else if (/^[?？]$/.test(token.text)) {
      add(token)
      part('strong')
    } else if (/^[:：]$/.test(token.text)) {
      part('colon')
      isBehindColon = true
    } else if (endsSentence(tokens, at)) part('strong')
    else if (/^[,，、]$/.test(token.text)) part('comma')
    else add(token)
  }
  return pieces
}

/** A sign that ends a sentence, and no ordinal; a dash or hyphen with spaces around it; a bracket. */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.kind !== 'sign') return false
  if (/^[;!。；！–—\n()（）]$/.test(token.text)) return true
  if (/^\.+$/.test(token.text)) return next === undefined || next.start > token.end
  const isApart = (before?.end ?? 0) < token.start && (next?.start ?? 0) > token.end
  return token.text === '-' && at > 0 && next !== undefined && isApart
}

/** "Roof (new**)** thanks": the sign between two pieces that closes what the first has opened. */
function closingOf(words: string, joint: string): string {
  const count = (sign: RegExp) => words.match(sign)?.length ?? 0
  return count(/[(（]/g) > count(/[)）]/g) ? (/^\s*([)）])/.exec(joint)?.[1] ?? '') : ''
}

/** The words of an instruction without some of its pieces, with the stronger of the signs that stood around them. */
export function withoutPieces(
  pieces: readonly Piece[],
  left: ReadonlySet<Piece>,
  said: (piece: Piece) => string,
): string {
  let words = ''
  let joint = ''
  let isBehindLeft = false
  for (const piece of pieces) {
    if (!/[.;!?。；！？\n]/.test(joint)) joint = piece.joint
    if (!left.has(piece)) {
      const own = isBehindLeft ? joint.replace(/[()（）]/g, '') : joint
      words += `${words === '' ? '' : own || ' '}${said(piece)}`
      joint = ''
    } else words += closingOf(words, piece.joint)
    isBehindLeft = left.has(piece)
  }
  return words
}
