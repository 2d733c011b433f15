import type { FastifyPluginAsync } from 'fastify'
import {
  type AskingApplication,
  decideAuthorization,
  findApplication,
  isSignedQuery,
} from '../../accounts/authorizations.ts'
import { limitApplication } from '../../accounts/connected-applications.ts'
import {
  type AccountPageDependencies,
  allowFormsTo,
  authorizationPath,
  browserOf,
  formOptions,
  pageOptions,
  registerAccountPageRules,
  sendPage,
  signedIn,
  signInPath,
} from './account-pages.ts'
import { formField } from './form-body.ts'
import { consentPage, messagePage } from './templates.ts'
import { badgeTone } from './views/badge-tone.ts'
import { dayInWords } from './views/dates.ts'
import { initialsOf } from './views/initials.ts'
import { type ReturnAddress, returnAddress } from './views/return-address.ts'

/** What an application may spend within 24 hours, as the page offers it, in credits; null: without limit. */
const dailyCredits = [100, 500, 2_000, 10_000, null] as const

/** What it may spend when its user chooses nothing. */
const chosenDailyCredits = null

/** What can be switched off; seeing is what everything else needs. */
const optionalScopes = ['presentations:write', 'presentations:delete'] as const

const tooOld = {
  heading: 'This page was open for too long',
  text: 'Go back to the application and connect it once more.',
}

/** Why an application could not ask, in words of ours: what an address says is not shown. */
const problems: Readonly<Record<string, string>> = {
  invalid_client:
    'This server does not know the application. Remove the connection there, and add it again.',
  client_disabled: 'This application has been switched off on this server.',
  invalid_redirect:
    'The application wants to be called back at an address that it has not registered. Remove the connection there, and add it again.',
  unsupported_response_type: 'The application asks in a way that this server does not offer.',
  invalid_request: 'The request of the application was not complete.',
}

/**
 * Asks whether an application may act for who is signed in. The names on the page are what the application claims; where
 * it is called back is what counts, so that stands there in full.
 */
export const consentRoutes: FastifyPluginAsync<AccountPageDependencies> = async (
  app,
  dependencies,
) => {
  const { database, config, authentication } = dependencies
  const { publicUrl } = config
  registerAccountPageRules(app, publicUrl)

  /** The application that a signed query is about, and what it asks for. */
  async function readQuery(query: string) {
    if (!(await isSignedQuery(authentication, query))) return undefined
    const parameters = new URLSearchParams(query)
    const redirectUri = parameters.get('redirect_uri') ?? ''
    const application = await findApplication(database, parameters.get('client_id') ?? '')
    if (application === undefined || !URL.canParse(redirectUri)) return undefined
    const scopes = (parameters.get('scope') ?? '').split(' ')
    return { application, redirectUri, scopes }
  }

  app.get('/consent', pageOptions, async (request, reply) => {
    const query = new URL(request.url, publicUrl).search.slice(1)
    const session = await signedIn(request, reply, dependencies)
    if (session === undefined) return reply.redirect(signInPath(authorizationPath(query)), 303)
    const asked = await readQuery(query)
    if (asked === undefined) return sendPage(reply.code(400), messagePage(tooOld))
    const { application, redirectUri, scopes } = asked
    allowFormsTo(reply, redirectUri)
    const name = application.name ?? 'An application without a name'
    return sendPage(
      reply,
      consentPage({
        application: {
          name,
          initials: initialsOf(name),
          tone: badgeTone(name),
          registered: registeredInWords(application),
          returnsTo: returnAddress(redirectUri),
        },
        returnsTo: returnsToInWords(returnAddress(redirectUri)),
        email: session.email,
        scopes: {
          write: scopes.includes('presentations:write'),
          delete: scopes.includes('presentations:delete'),
        },
        dailyCredits: { choices: [...dailyCredits], chosen: chosenDailyCredits },
        query,
        signInPath: signInPath(authorizationPath(query)),
        host: new URL(publicUrl).host,
      }),
    )
  })

  app.post('/consent', formOptions, async (request, reply) => {
    const query = formField(request.body, 'query')
    const session = await signedIn(request, reply, dependencies)
    if (session === undefined) return reply.redirect(signInPath(authorizationPath(query)), 303)
    const asked = await readQuery(query)
    if (asked === undefined) return sendPage(reply.code(400), messagePage(tooOld))
    const { application, redirectUri, scopes } = asked
    const accept = formField(request.body, 'decision') === 'allow'
    const switchedOff = new Set<string>(
      optionalScopes.filter((scope) => formField(request.body, scope) !== 'on'),
    )
    const url = await decideAuthorization(authentication, browserOf(request), {
      query,
      accept,
      scopes: scopes.filter((scope) => !switchedOff.has(scope)),
    })
    if (url === undefined) return sendPage(reply.code(400), messagePage(tooOld))
    if (accept) {
      const limit = Number.parseInt(formField(request.body, 'daily_credits'), 10)
      await limitApplication(
        database,
        { userId: session.userId, applicationId: application.id },
        Number.isSafeInteger(limit) && limit > 0 ? Math.min(limit, 1_000_000_000) : null,
      )
    }
    allowFormsTo(reply, redirectUri)
    return reply.redirect(url, 303)
  })

  // Where the authorization server sends people whom it cannot send back to the application.
  app.get<{ Querystring: { error?: unknown } }>(
    '/sign-in/problem',
    pageOptions,
    async (request, reply) =>
      sendPage(
        reply.code(400),
        messagePage({
          heading: 'The application could not be connected',
          text:
            problems[String(request.query.error)] ??
            'The application asked for something that this server does not offer.',
        }),
      ),
  )
}

function returnsToInWords(address: ReturnAddress): string {
  switch (address.kind) {
    case 'web':
      return address.host
    case 'local':
      return `a program on this computer${address.port === undefined ? '' : `, port ${address.port}`}`
    case 'app':
      return `a program on this computer that opens ${address.scheme}: addresses`
  }
}

function registeredInWords({ registeredAt }: AskingApplication): string {
  return `registered itself ${dayInWords(registeredAt, new Date())}`
}
