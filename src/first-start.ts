import { signInLink } from './accounts/sign-in-links.ts'
import type { FirstAccount } from './accounts/users.ts'

/** What a process says when it is ready. */
interface StartNews {
  publicUrl: string
  /** The language model that writes, empty for the first that the operator's server has; undefined: none does. */
  model?: string | undefined
  /** Of the account that was just made; undefined at every later start. */
  news?: FirstAccount['news']
  /** Of an account that was made at an earlier start, and that nobody has used. */
  neverUsed?: FirstAccount['neverUsed']
}

const rule = '━'.repeat(80)

/** The request body of the example: a deck of a few slides, with each thing that is easy to get wrong once. */
const exampleBody = JSON.stringify({
  input_text: '# Why we move\nCosts fell 18% in March.\n\n## How\n1. Pack\n2. Ship\n3. Unpack',
  export_formats: ['link', 'pdf', 'ppt'],
  presentation_options: { title: 'Why we move' },
})

/** Who writes the decks. */
function writerLine(model: string | undefined): string {
  if (model === undefined)
    return 'No language model is configured: the embedded author writes the decks.'
  return `Decks are written by ${model === '' ? 'the first model of LLM_BASE_URL' : model}.`
}

/**
 * What to print when the server is ready: one line, and at the very first start all that is needed to begin, framed so
 * that nobody misses it among the lines of a log. The frame has no sides: they would be copied along with the command.
 * Who was not there to read it, or whose server was killed before it, is told how to get a link and a key.
 */
export function startMessage({ publicUrl, model, news, neverUsed }: StartNews): string {
  const running = `Slidewright is running at ${publicUrl}\n${writerLine(model)}\n`
  if (news === undefined)
    return neverUsed === undefined
      ? running
      : `${running}Nobody has used it yet. For a link that signs in, or a key, in case those of the first start are lost:
npm run admin -- sign-in-link --email ${neverUsed}
npm run admin -- create-key --email ${neverUsed}
`
  const { email, key, signInToken } = news
  return `
${rule}
${running}
To sign in as ${email}, open this within a day; it works once:
${signInLink(publicUrl, signInToken)}

${key === undefined ? 'Your API key is the one you configured as BOOTSTRAP_API_KEY.' : `Your API key, shown only this once: ${key}`}

To make a first deck, paste this:
curl -s ${publicUrl}/api/v1/generations \\
  -H "Authorization: Bearer ${key ?? '$BOOTSTRAP_API_KEY'}" \\
  -H "Content-Type: application/json" \\
  -d '${exampleBody}'
Its "formats" have the links once it is "completed"; ask with the generation_id that came back:
curl -s ${publicUrl}/api/v1/generations/GENERATION_ID -H "Authorization: Bearer ${key ?? '$BOOTSTRAP_API_KEY'}"
${rule}

`
}
