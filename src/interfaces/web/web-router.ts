import { fileURLToPath } from 'node:url'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mcpResource } from '../../accounts/authentication.ts'
import { projectFile } from '../../program-files.ts'
import { answerError, describeProblem, logTooLong } from '../http/error-handler.ts'
import { isForPrograms } from '../http/program-paths.ts'
import { registerAccountPageRules } from './account-pages.ts'
import { type AccountDependencies, accountRoutes } from './account-routes.ts'
import { applicationRoutes } from './application-routes.ts'
import { createAttempts } from './attempts.ts'
import { consentRoutes } from './consent-routes.ts'
import { contentSecurityPolicy } from './page-policy.ts'
import { passwordRoutes } from './password-routes.ts'
import { type PresentationPageDependencies, presentationRoutes } from './presentation-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import type { SettingsDependencies } from './settings-view.ts'
import { type ShareDependencies, shareRoutes } from './share-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { invalidLink, looksSigned } from './signed-link.ts'
import { errorPage, landingPage } from './templates.ts'

/** Swagger UI carries its own list of hashes; what it allows beyond that is not needed here. */
function narrowDocsPolicy(policy: string): string {
  return (
    policy
      .replace(' upgrade-insecure-requests;', '')
      .replaceAll(' https:', '')
      .replace(' validator.swagger.io', '')
      // Its script sets sizes of elements; that cannot run anything.
      .concat(" style-src-attr 'unsafe-inline';")
  )
}

/** Whether the caller is a browser that opened an address, rather than a program that calls us. */
function wantsPage(request: FastifyRequest): boolean {
  return !isForPrograms(request) && (request.headers.accept ?? '').includes('text/html')
}

function answerWebError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = describeProblem(error)
  if (problem === undefined || typeof problem.detail !== 'string' || !wantsPage(request))
    return answerError(error, request, reply)
  logTooLong(error, request)
  return reply
    .code(problem.statusCode)
    .headers(problem.headers)
    .type('text/html; charset=utf-8')
    .send(errorPage(problem.statusCode, problem.detail))
}

/** The pages for people, and what their browsers load. */
export async function webRouter(
  app: FastifyInstance,
  dependencies: ShareDependencies & SettingsDependencies & AccountDependencies,
): Promise<void> {
  const { publicUrl } = dependencies
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: 'deny' },
    // Only where the deployment says that its address is https.
    strictTransportSecurity: publicUrl.startsWith('https:'),
  })
  app.setErrorHandler(answerWebError)
  app.setNotFoundHandler((request, reply) => {
    app.refuseWrongMethod(request)
    // An address with a changed byte is refused as changed, wherever the byte was.
    const changed = looksSigned(request.url)
    const status = changed ? 403 : 404
    const detail = changed ? invalidLink : 'Not Found'
    reply.code(status)
    if (!wantsPage(request)) return reply.send({ detail })
    return reply.type('text/html; charset=utf-8').send(errorPage(status, detail))
  })

  await app.register(fastifyStatic, {
    root: fileURLToPath(projectFile('src/interfaces/web/assets')),
    prefix: '/assets/',
    index: false,
    maxAge: '1h',
  })
  const landing = landingPage({ publicUrl, mcpUrl: mcpResource(publicUrl) })
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(landing),
  )
  // Browsers ask for it on pages that name no icon, the share page included.
  app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile('favicon.svg'),
  )
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: narrowDocsPolicy,
    theme: { title: 'Slidewright API' },
    // The layout without a top bar, whose box would offer to load any other description.
    uiConfig: { layout: 'BaseLayout', persistAuthorization: false },
  })
  await app.register(shareRoutes, dependencies)
  await app.register(accountPages, dependencies)
}

/** The pages of an account, and of who is signed in. */
async function accountPages(
  app: FastifyInstance,
  dependencies: PresentationPageDependencies & SettingsDependencies & AccountDependencies,
): Promise<void> {
  await registerAccountPageRules(app, dependencies.config.publicUrl)
  // One for all of them: an attempt is an attempt, in whichever form it is made.
  const account = { ...dependencies, attempts: createAttempts() }
  await app.register(signInRoutes, account)
  await app.register(signUpRoutes, account)
  await app.register(passwordRoutes, account)
  await app.register(consentRoutes, account)
  await app.register(settingsRoutes, account)
  await app.register(accountRoutes, account)
  await app.register(applicationRoutes, account)
  await app.register(presentationRoutes, account)
}
