import {
  type ConnectedApplication,
  readSpendingLimit,
  spendingLimits,
} from '../../accounts/connected-applications.ts'
import { formField } from './form-body.ts'

/** What can be switched on and off; seeing is what everything else needs. */
const optionalScopes = ['presentations:write', 'presentations:delete'] as const

/** The rights of an application, as a form asks for them. */
export interface RightsView {
  /** Undefined: not asked for. */
  write?: { on: boolean }
  delete?: { on: boolean }
  /** What it may spend within a day; null: all there is. */
  dailyCredits: { choices: (number | null)[]; chosen: number | null }
}

/** What is said when a form names a limit that it did not offer. */
export const unknownLimit = {
  heading: 'This limit is not one of those offered',
  text: 'Go back, and choose one.',
}

interface Asked {
  /** The scopes that the form is about. */
  asked: readonly string[]
  /** What was allowed before; absent: nothing was, and all that is asked for is on at first. */
  before?: ConnectedApplication
}

/** The form's switches, and the limits that it offers. */
export function rightsView({ asked, before }: Asked): RightsView {
  const right = (scope: (typeof optionalScopes)[number]) =>
    asked.includes(scope)
      ? { on: before === undefined || before.scopes.includes(scope) }
      : undefined
  const chosen = before?.dailyCredits ?? null
  return {
    write: right('presentations:write'),
    delete: right('presentations:delete'),
    dailyCredits: { choices: [...new Set([...spendingLimits, chosen])], chosen },
  }
}

/**
 * What somebody chose in such a form.
 *
 * @returns the limit only when the form asked for it; undefined for a limit that it did not offer.
 */
export function readRights(
  body: unknown,
  { asked, before }: Asked,
): { scopes: string[]; dailyCredits?: number | null } | undefined {
  const optional: readonly string[] = optionalScopes
  const scopes = asked.filter(
    (scope) => !optional.includes(scope) || formField(body, scope) === 'on',
  )
  if (!asked.includes('presentations:write')) return { scopes }
  const dailyCredits = readSpendingLimit(formField(body, 'daily_credits'), before?.dailyCredits)
  return dailyCredits === undefined ? undefined : { scopes, dailyCredits }
}
