import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import { passwordLength } from '../../accounts/authentication.ts'
import type { SignupMode } from '../../config.ts'
import { projectFile } from '../../program-files.ts'
import type { RightsView } from './application-rights.ts'
import type { SettingsView } from './settings-view.ts'
import type { TopBar } from './top-bar.ts'

const eta = new Eta({
  views: fileURLToPath(projectFile('src/interfaces/web/templates')),
  cache: true,
})

/** An icon of the sprite; decoration, because words stand beside it. */
function icon(name: string): string {
  return `<svg class="icon" aria-hidden="true"><use href="/assets/icons.svg#${name}"></use></svg>`
}

function render(name: string, data: object): string {
  return eta.render(`./${name}`, { ...data, icon, passwordMinimum: passwordLength.minimum })
}

/** The page at `/`: what this is, and the first call. */
export function landingPage(data: { publicUrl: string; mcpUrl: string }): string {
  return render('landing', data)
}

/** Where one signs in. */
export function signInPage(data: {
  /** Where to go on. */
  to: string
  email?: string
  /** Why it did not work. */
  problem?: string
  /** The problem is one of the API key. */
  keyProblem?: boolean
  signup: SignupMode
  /** Whether mail can be sent. */
  mail: boolean
  host: string
  version: string
  /** The application that waits for it, as it calls itself. */
  asks?: string
}): string {
  return render('sign-in', data)
}

/** Where one makes an account. */
export function signUpPage(data: {
  to: string
  name?: string
  email?: string
  invitation?: string
  problem?: string
  /** Of single fields. */
  problems?: { name?: string; email?: string; password?: string }
  host: string
  version: string
}): string {
  return render('sign-up', data)
}

/** Where one asks for a link, to sign in or to choose another password. */
export function forgotPage(data: {
  mail: boolean
  sent: boolean
  to?: string
  email?: string
  problem?: string
}): string {
  return render('forgot', data)
}

/** What a link to another password opens. */
export function resetPasswordPage(data: {
  token: string
  email: string
  problem?: string
}): string {
  return render('reset-password', data)
}

/** What a one-time link opens: the button that uses it. */
export function signInLinkPage(data: { token: string; to: string }): string {
  return render('sign-in-link', data)
}

/** One message, with a way on or with one button that does something. */
export function messagePage(data: {
  heading: string
  text: string
  action?: { href: string; label: string }
  form?: {
    action: string
    fields: Record<string, string>
    label: string
    danger?: boolean
    asksPassword?: boolean
    /** Why it did not work. */
    problem?: string
  }
  /** Where `Cancel` leads. */
  back?: string
  topBar?: TopBar
}): string {
  return render('message', data)
}

/** Asks whether an application may act for who is signed in. */
export function consentPage(data: {
  application: {
    name: string
    initials: string
    tone: string
    /** "registered itself today" */
    registered: string
    /** Where the browser goes back to, in full. */
    address: string
  }
  /** Where the browser goes back to, in words. */
  returnsTo: string
  email: string
  rights: RightsView
  /** The signed query that the page was opened with. */
  query: string
  /** Where somebody else signs in, for the same. */
  signInPath: string
  host: string
  /** Whether the page comes by https. */
  secure: boolean
}): string {
  return render('consent', data)
}

/** Where it is changed what a connected application may do. */
export function applicationPage(data: {
  topBar: TopBar
  id: string
  name: string
  rights: RightsView
}): string {
  return render('application', data)
}

/** Where an account is looked after. */
export function settingsPage(data: SettingsView): string {
  return render('settings', data)
}

/** How AI editors are connected. */
export function connectPage(data: { mcpUrl: string; topBar: TopBar }): string {
  return render('connect', data)
}

/** Where the password is changed, or a first one set. */
export function changePasswordPage(data: {
  topBar: TopBar
  hasPassword: boolean
  email: string
  problem?: string
}): string {
  return render('change-password', data)
}

/** Where the e-mail address is changed. */
export function changeEmailPage(data: {
  topBar: TopBar
  hasPassword: boolean
  email: string
  mail: boolean
  wanted?: string
  problem?: string
}): string {
  return render('change-email', data)
}

/** Asks whether the account shall be deleted. */
export function deleteAccountPage(data: {
  topBar: TopBar
  hasPassword: boolean
  email: string
  presentations: number
  problem?: string
}): string {
  return render('delete-account', data)
}

/** The presentations of who is signed in, newest first. */
export function presentationsPage(data: {
  topBar: TopBar
  presentations: { title: string; path: string; made: string; slides: string }[]
}): string {
  return render('presentations', data)
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
  503: {
    heading: 'Back in a moment',
    advice:
      'This server cannot reach its database. Nothing is lost; please try again in a few seconds.',
  },
  507: {
    heading: 'There is no room left',
    advice:
      'The disk of this server is full, so nothing new can be stored. Whoever runs it has to make room.',
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
  return render(
    'error',
    (refusedForm ? undefined : texts) ?? { heading: detail, advice: 'Please try again.' },
  )
}
