import type { FastifyPluginAsync } from 'fastify'
import {
  type AskingApplication,
  answerAuthorization,
  findApplication,
  isSignedQuery,
} from '../../accounts/authorizations.ts'
import {
  findConnectedApplication,
  unnamedApplication,
} from '../../accounts/connected-applications.ts'
import {
  type AccountPageDependencies,
  allowFormsTo,
  authorizationPath,
  browserOf,
  formOptions,
  pageOptions,
  sendPage,
  signedIn,
  signInPath,
} from './account-pages.ts'
import { readRights, rightsView, unknownLimit } from './application-rights.ts'
import { formField } from './form-body.ts'
import { consentPage, messagePage } from './templates.ts'
import { badgeTone } from './views/badge-tone.ts'
import { dayInWords } from './views/dates.ts'
import { initialsOf } from './views/initials.ts'
import { type ReturnAddress, returnAddress } from './views/return-address.ts'

const tooOld = {
  heading: 'This page was open for too long',
  text: 'Go back to the application and connect it once more.',
}

/** Why an application could not ask, in words of ours: what an address says is not shown. */
const problems = new Map([
  [
    'invalid_client',
    'This server does not know the application. Remove the connection there, and add it again.',
  ],
  ['client_disabled', 'This application has been switched off on this server.'],
  [
    'invalid_redirect',
    'The application wants to be called back at an address that it has not registered. Remove the connection there, and add it again.',
  ],
  ['unsupported_response_type', 'The application asks in a way that this server does not offer.'],
  ['invalid_request', 'The request of the application was not complete.'],
])

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
    const name = application.name ?? unnamedApplication
    const address = returnAddress(redirectUri)
    // Whoever is asked again finds what they chose before.
    const before = await findConnectedApplication(database, session.userId, application.id)
    return sendPage(
      reply,
      consentPage({
        application: {
          name,
          initials: initialsOf(name),
          tone: badgeTone(name),
          registered: registeredInWords(application),
          address: address.address,
        },
        returnsTo: returnsToInWords(address),
        email: session.email,
        rights: rightsView({ asked: scopes, before }),
        query,
        signInPath: signInPath(authorizationPath(query)),
        host: new URL(publicUrl).host,
        secure: publicUrl.startsWith('https:'),
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
    const { userId } = session
    const before = await findConnectedApplication(database, userId, application.id)
    const chosen = readRights(request.body, { asked: scopes, before })
    if (chosen === undefined) return sendPage(reply.code(422), messagePage(unknownLimit))
    const url = await answerAuthorization(dependencies, browserOf(request), {
      userId,
      applicationId: application.id,
      query,
      accept: formField(request.body, 'decision') === 'allow',
      ...chosen,
    })
    if (url === undefined) return sendPage(reply.code(400), messagePage(tooOld))
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
            problems.get(String(request.query.error)) ??
            'The application asked for something that this server does not offer.',
          action: { href: '/settings/connect', label: 'How to connect' },
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
