import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'

const eta = new Eta({
  // Built or not, they are read where their sources are.
  views: fileURLToPath(new URL('../../../src/interfaces/web/templates', import.meta.url)),
  cache: true,
})

/** The page at `/`: what this is, and the first call. */
export function landingPage(data: { publicUrl: string }): string {
  return eta.render('./landing', data)
}

const errorTexts: Readonly<Record<number, { heading: string; advice: string }>> = {
  403: {
    heading: 'This link does not open anything',
    advice: 'A part of it is missing or was changed. Ask whoever sent it for a new one.',
  },
  404: {
    heading: 'There is nothing here',
    advice: 'The address is wrong, or what was here has been deleted.',
  },
}

/** A page that says what went wrong, for people who opened a link. */
export function errorPage(status: number, detail: string): string {
  const expired = {
    heading: detail,
    advice: 'Links open for 24 hours. Ask whoever sent it for a new one.',
  }
  const texts = detail.includes('expired') ? expired : errorTexts[status]
  return eta.render('./error', texts ?? { heading: detail, advice: 'Please try again.' })
}
