import type { SettingsView } from '../../src/interfaces/web/settings-view.ts'
import * as templates from '../../src/interfaces/web/templates.ts'
import {
  confirmDisconnection,
  confirmKeyRevocation,
} from '../../src/interfaces/web/views/confirmations.ts'
import { creditChart } from '../../src/interfaces/web/views/credit-chart.ts'

const host = 'slides.test'
const version = '1.2.3'
const email = 'ada@riverside.test'

/** The settings of somebody who uses everything, with one name wherever a name of somebody's choice stands. */
export function settingsSample(name: string, changes: Partial<SettingsView> = {}): SettingsView {
  const bars = [
    { start: new Date('2026-10-24T00:00:00Z'), slides: 90, pictures: 20, notes: 2, tokens: 4 },
  ]
  return {
    topBar: { initials: 'AV', email, credits: '9,240' },
    account: { email, hasPassword: true, password: 'Password set on 3 June' },
    sessions: [
      { id: 's1', browser: 'Firefox on Linux', place: '192.0.2.1', current: true, signedIn: 'now' },
      { id: 's2', browser: 'A program', place: '', current: false, signedIn: 'on Monday' },
    ],
    newKey: { id: 'k1', name, key: 'sk_shown-once' },
    keys: [
      {
        id: 'k1',
        name,
        lastFour: 'D3sf',
        made: 'now',
        lastUsed: 'never',
        revoke: confirmKeyRevocation({ id: 'k1', name }),
      },
    ],
    credits: {
      period: '30-days',
      balance: '9,240',
      parts: [
        { kind: 'slides', label: 'Slides', total: '90' },
        { kind: 'pictures', label: 'Pictures', total: '20' },
        { kind: 'notes', label: 'Notes', total: '2' },
        { kind: 'tokens', label: 'Tokens', total: '4' },
      ],
      chart: creditChart(bars, '30-days'),
      history: [
        { when: '14:09', title: name, what: `10 slides, by ${name}`, account: '', amount: '−100' },
      ],
    },
    applications: [
      {
        id: 'a1',
        name,
        initials: 'C',
        tone: 'clay',
        place: 'claude.ai · over MCP',
        chips: [{ kind: 'see', label: 'See' }],
        lastUsed: 'now',
        since: 'since 12 October',
        revoke: confirmDisconnection({ id: 'a1', name }),
      },
    ],
    archive: { text: '12 MB, made yesterday', ready: true, canMake: true },
    ...changes,
  }
}

/** The consent page of an application that asks for everything. */
export function consentSample(
  name: string,
  changes: Partial<Parameters<typeof templates.consentPage>[0]> = {},
): string {
  const address = 'https://claude.ai/api/mcp/auth_callback'
  return templates.consentPage({
    application: {
      name,
      initials: 'C',
      tone: 'clay',
      registered: 'registered itself today',
      address,
    },
    returnsTo: 'claude.ai',
    email,
    rights: {
      write: { on: true },
      delete: { on: true },
      dailyCredits: { choices: [500, 2_000, null], chosen: null },
    },
    query: 'client_id=a&sig=b',
    signInPath: '/sign-in?to=%2F',
    host,
    secure: true,
    ...changes,
  })
}

/** Every page for people, by what it is, with a name of somebody's choice wherever one can stand. */
export function pageSamples(name: string): Record<string, string> {
  const { topBar } = settingsSample(name)
  const problem = 'It did not work.'
  const to = '/presentations'
  return {
    'the start page': templates.landingPage({
      publicUrl: `http://${host}`,
      mcpUrl: `http://${host}/mcp`,
    }),
    'the sign-in page': templates.signInPage({
      to,
      email: name,
      problem,
      signup: 'open',
      mail: true,
      host,
      version,
      asks: name,
    }),
    'the sign-up page': templates.signUpPage({
      to,
      name,
      email: name,
      invitation: name,
      problem,
      problems: { name: problem, email: problem, password: problem },
      host,
      version,
    }),
    'the page to ask for a link': templates.forgotPage({ mail: true, sent: false, email: name }),
    'the page after asking for a link': templates.forgotPage({
      mail: true,
      sent: true,
      email: name,
    }),
    'the page to ask for a link, without mail': templates.forgotPage({ mail: false, sent: false }),
    'the page of another password': templates.resetPasswordPage({
      token: name,
      email: name,
      problem,
    }),
    'the page of a one-time link': templates.signInLinkPage({ token: name, to }),
    'a message': templates.messagePage({
      heading: `Revoke “${name}”?`,
      text: name,
      form: { action: '/settings/keys/revoke', fields: { id: name }, label: 'Revoke' },
      back: '/settings#api-keys',
      topBar,
    }),
    'a message that asks for the password': templates.messagePage({
      heading: name,
      text: name,
      form: {
        action: '/sign-up/confirm',
        fields: { token: name },
        label: name,
        asksPassword: true,
        problem,
      },
    }),
    'the consent page': consentSample(name),
    'the settings': templates.settingsPage(settingsSample(name, { keyProblem: problem })),
    'how to connect': templates.connectPage({ mcpUrl: `http://${host}/mcp`, topBar }),
    'the page to change the password': templates.changePasswordPage({
      topBar,
      hasPassword: true,
      email,
      problem,
    }),
    'the page to change the address': templates.changeEmailPage({
      topBar,
      hasPassword: true,
      email,
      mail: true,
      wanted: name,
      problem,
    }),
    'the page to delete the account': templates.deleteAccountPage({
      topBar,
      hasPassword: true,
      email,
      presentations: 38,
      problem,
    }),
    'the presentations': templates.presentationsPage({
      topBar,
      presentations: [
        { title: name, path: '/presentations/1', made: '3 September', slides: '1,240 slides' },
      ],
    }),
    'an error': templates.errorPage(404, name),
  }
}
