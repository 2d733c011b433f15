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

/** Where one signs in with an API key. `to` is where to go on; `problem` is why it did not work. */
export function signInPage(data: { to: string; problem?: string }): string {
  return eta.render('./sign-in', data)
}

/** What a one-time link opens: the button that uses it. */
export function signInLinkPage(data: { token: string }): string {
  return eta.render('./sign-in-link', data)
}

/** The presentations of who is signed in, newest first. */
export function presentationsPage(data: {
  email: string
  presentations: { title: string; path: string }[]
}): string {
  return eta.render('./presentations', data)
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
  const refusedForm = status === 403 && !detail.includes('link')
  return eta.render(
    './error',
    (refusedForm ? undefined : texts) ?? { heading: detail, advice: 'Please try again.' },
  )
}
