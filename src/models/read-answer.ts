import { jsonrepair } from 'jsonrepair'

/** What models think aloud before they answer, in the tags that those of open weights use. */
const thinking = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/giu
/** The same where its beginning was part of the prompt, and so is not in the answer. */
const endOfThinking = /^[\s\S]*<\/(?:think|thinking|reasoning)>/iu

/**
 * The JSON object in what a model answered: after what it thought aloud, without prose or a fence around it, with quotation marks, commas and
 * brackets put right that are wrong or missing.
 * @throws {SyntaxError} when there is no object in it.
 */
export function readAnswer(answer: string): unknown {
  const said = answer.replace(thinking, '').replace(endOfThinking, '')
  const start = said.indexOf('{')
  if (start === -1) throw new SyntaxError('The answer holds no JSON object.')
  const end = said.lastIndexOf('}')
  const whole = said.slice(start, end > start ? end + 1 : undefined)
  try {
    return JSON.parse(whole)
  } catch {
    // What was cut off in the middle has a bracket somewhere before: then the rest is wanted too.
    const repaired = tryRepair(whole) ?? tryRepair(said.slice(start))
    if (typeof repaired === 'object' && repaired !== null && !Array.isArray(repaired))
      return repaired
    throw new SyntaxError('The answer is no JSON.')
  }
}

function tryRepair(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}
