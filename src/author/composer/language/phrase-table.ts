import type { Phrases } from './phrases.ts'

function phrases(
  summary: string,
  keyPoints: string,
  discussion: string,
  questions: string,
  perspectives: string,
  prompts: string,
): Phrases {
  return {
    summary,
    keyPoints,
    discussion,
    questions: questions.split('|'),
    perspectives: perspectives.split('|'),
    prompts: prompts.split('|'),
  }
}

/** By primary language subtag. */
export const phraseTable: Record<string, Phrases> = {
  en: phrases(
    'Summary',
    'Key points',
    'Discussion',
    'What do we already know?|What do we not know yet?|What could go wrong?|What could be gained?|Who is affected?|What does it take?|What should come first?|How would we notice success?',
    'Today|In one year|In five years|Seen from outside',
    'Discuss in pairs, then compare your answers.|Collect answers on the board.|Write down one answer each.',
  ),
}
