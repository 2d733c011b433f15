import {
  type ConnectedApplication,
  listConnectedApplications,
} from '../../accounts/connected-applications.ts'
import {
  type CreditEntry,
  type CreditPeriod,
  creditHistory,
  creditUses,
} from '../../accounts/credit-history.ts'
import { listApiKeys } from '../../accounts/list-api-keys.ts'
import { passwordSetAt } from '../../accounts/passwords.ts'
import type { Prices } from '../../accounts/prices.ts'
import { listSessions, type Session } from '../../accounts/sessions.ts'
import type { Database } from '../../database/connection.ts'
import { isGoing } from '../../database/operation-status.ts'
import {
  type ArchiveState,
  keptArchive,
  latestArchive,
} from '../../presentations/account-data/read-archive.ts'
import type { AccountPageDependencies } from './account-pages.ts'
import { type TopBar, topBarOf } from './top-bar.ts'
import { badgeTone } from './views/badge-tone.ts'
import { browserName } from './views/browser-name.ts'
import {
  type Confirmation,
  confirmDisconnection,
  confirmKeyRevocation,
} from './views/confirmations.ts'
import { connectedPlace } from './views/connected-place.ts'
import { type CreditChart, creditChart } from './views/credit-chart.ts'
import { dayInWords, momentInWords } from './views/dates.ts'
import { initialsOf } from './views/initials.ts'
import { numberInWords, sizeInWords } from './views/numbers.ts'

/** What the settings need to say what work costs. */
export interface SettingsDependencies extends AccountPageDependencies {
  prices: Prices
}

/** The settings as their page shows them: words throughout. */
export interface SettingsView {
  topBar: TopBar
  /** What was just done. */
  notice?: string
  /** Why no key was made. */
  keyProblem?: string
  /** A key that was just made, shown this once. */
  newKey?: { id: string; name: string; key: string }
  account: { email: string; hasPassword: boolean; password: string }
  sessions: {
    id: string
    browser: string
    place: string
    current: boolean
    signedIn: string
  }[]
  keys: {
    id: string
    name: string
    lastFour: string
    made: string
    lastUsed: string
    revoke: Confirmation
  }[]
  credits: {
    period: CreditPeriod
    balance: string
    /** What credits were used for; tokens only where some were. */
    parts: { kind: (typeof creditUses)[number]; label: string; total: string }[]
    chart: CreditChart
    history: { when: string; title: string | null; what: string; account: string; amount: string }[]
  }
  applications: {
    id: string
    name: string
    initials: string
    tone: string
    place: string
    chips: { kind: string; label: string }[]
    lastUsed: string
    since: string
    revoke: Confirmation
  }[]
  archive: { text: string; ready: boolean; canMake: boolean }
}

/** Reads everything that the settings show of who is signed in. */
export async function settingsView(
  { database, prices }: { database: Database; prices: Prices },
  session: Session,
  { now, period }: { now: Date; period: CreditPeriod },
): Promise<SettingsView> {
  const { userId } = session
  const passwordAt = await passwordSetAt(database, userId)
  const sessions = await listSessions(database, userId)
  const keys = await listApiKeys(database, userId)
  const credits = await creditHistory(database, userId, { now, period, prices, limit: 20 })
  const applications = await listConnectedApplications(database, userId)
  return {
    topBar: await topBarOf(database, session),
    account: {
      email: session.email,
      hasPassword: passwordAt !== undefined,
      password:
        passwordAt === undefined
          ? 'No password yet: you sign in by a link or a key'
          : `Password set ${dayInWords(passwordAt, now)}`,
    },
    sessions: sessions.map((one) => ({
      id: one.id,
      browser: browserName(one.userAgent),
      place: one.ipAddress ?? '',
      current: one.id === session.id,
      signedIn: dayInWords(one.signedInAt, now),
    })),
    // The newest is what one looks for.
    keys: keys.toReversed().map(({ id, name, lastFour, createdAt, lastUsedAt }) => ({
      id,
      name,
      lastFour,
      made: momentInWords(createdAt, now),
      lastUsed: lastUsedAt === null ? 'never' : momentInWords(lastUsedAt, now),
      revoke: confirmKeyRevocation({ id, name }),
    })),
    credits: {
      period,
      balance: numberInWords(credits.balance),
      parts: creditUses
        .filter((kind) => kind !== 'tokens' || credits.totals.tokens > 0)
        .map((kind) => ({
          kind,
          label: useLabels[kind],
          total: numberInWords(credits.totals[kind]),
        })),
      chart: creditChart(credits.bars, period),
      history: credits.entries.map((entry) => historyRow(entry, now)),
    },
    applications: applications.toSorted(byUse).map((one) => applicationRow(one, now)),
    archive: archiveRow(
      await latestArchive(database, userId),
      await keptArchive(database, userId),
      now,
    ),
  }
}

/** What is in use comes first, and what was just connected is as if it were. */
function byUse(one: ConnectedApplication, other: ConnectedApplication): number {
  const usedAt = ({ lastUsedAt, connectedAt }: ConnectedApplication) => lastUsedAt ?? connectedAt
  return usedAt(other).getTime() - usedAt(one).getTime()
}

const workNames: Readonly<Record<string, string>> = {
  presentation_generation: 'slides made',
  slide_creation: 'a slide added',
  transcript_generation: 'speaker notes',
  presentation_edit: 'an edit',
  agent_task: 'an edit by another agent',
  presentation_export: 'files',
}

const useLabels: Readonly<Record<(typeof creditUses)[number], string>> = {
  slides: 'Slides',
  pictures: 'Pictures',
  notes: 'Notes',
  tokens: 'Tokens',
}

function historyRow(entry: CreditEntry, now: Date): SettingsView['credits']['history'][number] {
  const { at, kind, reason, title, work, slides, application, held, charged, amount } = entry
  const signed = amount > 0 ? `+${numberInWords(amount)}` : numberInWords(amount)
  const when = momentInWords(at, now)
  if (kind === 'grant') return { when, title: null, what: reason, account: '', amount: signed }
  const name = workNames[work ?? ''] ?? 'work'
  const count = slides && `${numberInWords(slides)} slide${slides === 1 ? '' : 's'}`
  const notes = work === 'transcript_generation'
  const made = count === undefined ? name : notes ? `${name} of ${count}` : count
  const under = entry.status !== null && isGoing(entry.status)
  const back = held - charged
  return {
    when,
    title,
    what: `${made}, by ${application ?? 'you'}${entry.status === 'canceled' ? ', cancelled' : ''}`,
    account: under
      ? `${numberInWords(held)} held`
      : back > 0
        ? `${numberInWords(held)} held, ${numberInWords(back)} given back`
        : `${numberInWords(held)} held, ${numberInWords(charged)} charged`,
    amount: signed,
  }
}

function applicationRow(
  { id, name, redirectUris, scopes, dailyCredits, connectedAt, lastUsedAt }: ConnectedApplication,
  now: Date,
): SettingsView['applications'][number] {
  return {
    id,
    name,
    initials: initialsOf(name),
    tone: badgeTone(name),
    place: connectedPlace(redirectUris),
    chips: [
      { kind: 'see', label: 'See' },
      ...(scopes.includes('presentations:write')
        ? [
            {
              kind: 'make',
              label:
                dailyCredits === null
                  ? 'Make and change'
                  : `Make and change, ${numberInWords(dailyCredits)} a day`,
            },
          ]
        : []),
      ...(scopes.includes('presentations:delete') ? [{ kind: 'delete', label: 'Delete' }] : []),
    ],
    lastUsed: lastUsedAt === null ? 'never used' : momentInWords(lastUsedAt, now),
    since: `since ${dayInWords(connectedAt, now).replace(/^on /, '')}`,
    revoke: confirmDisconnection({ id, name }),
  }
}

/** What can be downloaded stays so while another one is made, or when that fails. */
function archiveRow(
  latest: ArchiveState | undefined,
  kept: { byteLength: number; madeAt: string } | undefined,
  now: Date,
): SettingsView['archive'] {
  const ready = kept !== undefined
  const file =
    kept && `${sizeInWords(kept.byteLength)}, made ${dayInWords(new Date(kept.madeAt), now)}`
  const contents = 'Presentations as .pptx and .json, pictures, conversations'
  switch (latest?.state) {
    case 'waiting':
      return { text: 'Waits to be made. Load this page again.', ready, canMake: false }
    case 'working': {
      const { done, total } = latest.progress
      const text = `Being made: ${numberInWords(done)} of ${numberInWords(total)}. Load this page again.`
      return { text, ready, canMake: false }
    }
    case 'failed':
      return { text: `It could not be made: ${latest.error}`, ready, canMake: true }
    default:
      return { text: file ?? contents, ready, canMake: true }
  }
}
