import { randomUUID } from 'node:crypto'
import type { Filling, FormBrowser, Page } from './form-browser.ts'

/** Somebody with an account and a password. */
export interface Person {
  name: string
  email: string
  password: string
}

/** Somebody whom no other test knows. */
export function somebody(name = 'Ada'): Person {
  const id = randomUUID()
  return { name, email: `${name.toLowerCase()}-${id}@example.com`, password: `password-${id}` }
}

/** Makes an account on the sign-up page; the browser is signed in then. */
export async function signUpAt(browser: FormBrowser, person: Person): Promise<void> {
  const page = await browser.submit(await browser.open('/sign-up'), '/sign-up', {
    fields: { ...person },
  })
  requireAt(page, '/presentations')
}

/**
 * What a person does whom an application sends to us: signs in on the page that opens, and allows it. In a browser that is
 * signed in already there is only the second page.
 *
 * @param address that the application opens in the browser.
 * @returns where the application is called back.
 */
export async function allowAt(
  browser: FormBrowser,
  address: URL,
  person: Person,
  filling: Filling = {},
): Promise<URL> {
  const first = await browser.open(address)
  const { email, password } = person
  const page =
    first.url.pathname === '/sign-in'
      ? await browser.submit(first, '/sign-in', { fields: { email, password } })
      : first
  requireAt(page, '/consent')
  const back = await browser.submit(page, '/consent', { press: 'allow', ...filling })
  return back.url
}

/** Disconnects the application of a name on the settings page, without scripts. */
export async function revokeApplicationAt(browser: FormBrowser, name: string): Promise<void> {
  const settings = await browser.open('/settings')
  const link = new RegExp(`href="(/settings/applications/revoke[^"]*)"[^>]*"Revoke ${name}"`)
  const address = link.exec(settings.html)?.[1]
  if (address === undefined) throw new Error(`${name} is not in ${settings.url}`)
  const action = '/settings/applications/revoke'
  const page = await browser.submit(await browser.open(address), action)
  requireAt(page, '/settings')
}

/** The key that somebody makes on the settings page. */
export async function createKeyAt(browser: FormBrowser, name: string): Promise<string> {
  const settings = await browser.open('/settings')
  const page = await browser.submit(settings, '/settings/keys', { fields: { name } })
  const key = /sk_[0-9A-Za-z]{61}/.exec(page.html)?.[0]
  if (key === undefined) throw new Error(`No key in ${page.status} ${page.html}`)
  return key
}

/** Revokes the only key of a name on the settings page, without scripts. */
export async function revokeKeyAt(browser: FormBrowser, name: string): Promise<void> {
  const settings = await browser.open('/settings')
  const link = new RegExp(`href="(/settings/keys/revoke[^"]*)"[^>]*"Revoke ${name}"`)
  const address = link.exec(settings.html)?.[1]
  if (address === undefined) throw new Error(`${name} is not in ${settings.url}`)
  const page = await browser.submit(await browser.open(address), '/settings/keys/revoke')
  requireAt(page, '/settings')
}

function requireAt(page: Page, path: string): void {
  if (page.url.pathname === path && page.status === 200) return
  const heading = /<h1>.*?<\/h1>|role="alert">.*?<\/p>/s.exec(page.html)?.[0] ?? page.html
  throw new Error(`At ${page.url} instead of ${path}: ${page.status} ${heading}`)
}
