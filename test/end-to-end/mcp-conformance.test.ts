import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowAt, signUpAt, somebody } from '../support/account-pages.ts'
import { describeDatabase } from '../support/databases.ts'
import { FormBrowser } from '../support/form-browser.ts'
import { clientKinds, connectNew } from '../support/mcp/oauth-client.ts'
import { describeWith, mcpTools } from '../support/programs.ts'
import {
  environmentOf,
  freePort,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'

type Revision = '2025-11-25' | '2026-07-28'
const revisions: readonly Revision[] = ['2025-11-25', '2026-07-28']

/** A scenario that asks for something that we do not offer. */
interface Inapplicable {
  reason: string
  /** The checks of it that fail or warn for that reason; no others may. */
  checks: string[]
}

type Entry = [scenario: string, reason: string, checks?: string[]]

const fixture = (tool: string) => `It calls the reference server's tool ${tool}.`
const noPrompts = 'We have no prompts.'
const noResources = 'We have no resources; files are links.'
const noLogging = 'We send no log messages to clients.'
const noQuestions = 'No tool of ours asks the client anything (sampling, elicitation, roots).'
const noSessions = 'There are no sessions and no stream beside the answers.'

/** What the scenarios of both revisions ask for in vain; the failing check has the scenario's name if none is named. */
const inapplicableInBoth: Entry[] = [
  ['completion-complete', 'We have no prompts or resources whose arguments could be completed.'],
  ['tools-call-simple-text', fixture('test_simple_text')],
  ['tools-call-image', fixture('test_image_content')],
  ['tools-call-audio', fixture('test_audio_content')],
  ['tools-call-embedded-resource', fixture('test_embedded_resource')],
  ['tools-call-mixed-content', fixture('test_multiple_content_types')],
  ['tools-call-error', fixture('test_error_handling')],
  ['tools-call-with-progress', fixture('test_tool_with_progress')],
  ['json-schema-2020-12', fixture('json_schema_2020_12_tool'), ['json-schema-2020-12-tool-found']],
  ['resources-list', noResources],
  ['resources-read-text', noResources],
  ['resources-read-binary', noResources],
  ['resources-templates-read', noResources],
  ['prompts-list', noPrompts],
  ['prompts-get-simple', noPrompts],
  ['prompts-get-with-args', noPrompts],
  ['prompts-get-embedded-resource', noPrompts],
  ['prompts-get-with-image', noPrompts],
]

const inapplicable: Record<Revision, Entry[]> = {
  '2025-11-25': [
    ...inapplicableInBoth,
    ['logging-set-level', noLogging],
    ['tools-call-with-logging', noLogging],
    ['tools-call-sampling', noQuestions],
    ['tools-call-elicitation', noQuestions],
    ['elicitation-sep1034-defaults', noQuestions, ['elicitation-sep1034-general']],
    ['elicitation-sep1330-enums', noQuestions, ['elicitation-sep1330-general']],
    ['resources-subscribe', noResources],
    ['resources-unsubscribe', noResources],
    ['server-session-lifecycle', noSessions, []],
    ['server-sse-multiple-streams', noSessions, ['server-sse-multiple-streams-session']],
    [
      'server-sse-polling',
      `${noSessions} It calls the reference server's tool test_reconnection besides.`,
      ['server-sse-polling-session', 'server-sse-priming-event', 'server-sse-retry-field'],
    ],
  ],
  '2026-07-28': [
    ...inapplicableInBoth,
    [
      'server-stateless',
      'Four checks call test_missing_capability, test_streaming_elicitation and test_logging_tool of the reference server.',
      [
        'sep-2575-server-rejects-undeclared-capability',
        'sep-2575-missing-capability-http-400',
        'sep-2575-http-server-no-independent-requests-on-stream',
        'sep-2575-server-no-log-without-loglevel',
      ],
    ],
    [
      'caching',
      'Three checks list prompts and resources, which we do not have.',
      [
        'sep-2549-prompts-list-caching-hints',
        'sep-2549-resources-list-caching-hints',
        'sep-2549-resources-templates-list-caching-hints',
      ],
    ],
    ['sep-2164-resource-not-found', noResources, ['sep-2164-error-code', 'sep-2164-data-uri']],
    [
      'http-custom-header-server-validation',
      'No tool of ours takes an argument from a header (x-mcp-header).',
      [
        'sep-2243-server-no-xmcp-tool',
        'sep-2243-server-decode-base64',
        'sep-2243-server-validate-param-match',
        'sep-2243-server-reject-invalid-param-chars',
        'sep-2243-server-reject-param-mismatch',
      ],
    ],
    ['input-required-result-basic-elicitation', noQuestions, ['sep-2322-elicitation-incomplete']],
    ['input-required-result-basic-sampling', noQuestions, ['sep-2322-sampling-incomplete']],
    ['input-required-result-basic-list-roots', noQuestions, ['sep-2322-list-roots-incomplete']],
    ['input-required-result-request-state', noQuestions, ['sep-2322-request-state-incomplete']],
    [
      'input-required-result-multiple-input-requests',
      noQuestions,
      ['sep-2322-multiple-inputs-incomplete'],
    ],
    ['input-required-result-multi-round', noQuestions, ['sep-2322-multi-round-r1']],
    [
      'input-required-result-missing-input-response',
      noQuestions,
      ['sep-2322-missing-response-rerequests'],
    ],
    ['input-required-result-non-tool-request', noPrompts, ['sep-2322-non-tool-incomplete']],
    ['input-required-result-result-type', noQuestions, ['sep-2322-result-type-included']],
    ['input-required-result-tampered-state', noQuestions, ['sep-2322-reject-tampered-state']],
    [
      'input-required-result-capability-check',
      noQuestions,
      ['sep-2322-respect-client-capabilities'],
    ],
    [
      'input-required-result-ignore-extra-params',
      noQuestions,
      ['sep-2322-ignore-unexpected-params'],
    ],
  ],
}

const passing: Record<Revision, string[]> = {
  '2025-11-25': ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'],
  '2026-07-28': [
    'tools-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'input-required-result-validate-input',
  ],
}

/** Scenarios of no revision: extensions, none of which we say that we have. */
const extensions = [
  'sep-2640-skills-directory',
  'sep-2640-skills-enumeration',
  'sep-2640-skills-manifest',
  'tasks-lifecycle',
  'tasks-capability-negotiation',
  'tasks-wire-fields',
  'tasks-request-state-removal',
  'tasks-mrtr-input',
  'tasks-request-headers',
  'tasks-dispatch-and-envelope',
  'tasks-status-notifications',
  'tasks-required-task-error',
  'tasks-mrtr-composition',
]

const inapplicableOf = (revision: Revision): Map<string, Inapplicable> =>
  new Map(
    inapplicable[revision].map(([name, reason, checks = [name]]) => [name, { reason, checks }]),
  )

/** One thing that a scenario looks at. */
interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

const isRemark = ({ status }: Check) => status === 'FAILURE' || status === 'WARNING'
const inWords = ({ id, status, errorMessage }: Check) => `${id} ${status} ${errorMessage ?? ''}`

describeWith(['mcp-tools'], 'Programs of others that check a server of MCP', () => {
  describeDatabase('with a person signed in', (_open, newPlace) => {
    const person = somebody()
    let directory: string
    let server: ServerProcess
    let origin: string
    let token: string
    let browser: FormBrowser

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'slidewright-conformance-'))
      const port = await freePort()
      origin = `http://localhost:${port}`
      server = await startServer({
        PORT: String(port),
        PUBLIC_URL: origin,
        ...environmentOf(await newPlace()),
        SIGNUP: 'open',
        WORKER_THREADS: '1',
      })
      browser = new FormBrowser(origin)
      await signUpAt(browser, person)
      const target = { url: new URL('/mcp', origin) }
      const client = await connectNew(clientKinds[0], target, (address) =>
        allowAt(browser, address, person),
      )
      token = client.memory.held?.access_token ?? ''
      await client.close()
    })

    afterAll(async () => {
      await server?.stop()
      if (directory) await rm(directory, { recursive: true })
    })

    let runs = 0

    /** Starts one of the programs; what it prints goes into files, because it can be a lot. */
    async function start(parameters: string[]) {
      runs += 1
      const files = ['out', 'err'].map((name) => join(directory, `${runs}.${name}`))
      const [out = 0, err = 0] = files.map((file) => openSync(file, 'w'))
      const child = spawn(mcpTools.node, parameters, {
        cwd: directory,
        // Where they would keep settings of the user.
        env: { PATH: process.env.PATH, HOME: directory, NO_COLOR: '1' },
        stdio: ['ignore', out, err],
      })
      for (const descriptor of [out, err]) closeSync(descriptor)
      const exited = once(child, 'exit').then(([code]) => code as number | null)
      const [output, errors] = files.map((file) => () => readFile(file, 'utf8')) as [
        () => Promise<string>,
        () => Promise<string>,
      ]
      return { exited, output, errors }
    }

    async function run(...parameters: string[]) {
      const { exited, output, errors } = await start(parameters)
      const code = await exited
      return { code, output: await output(), errors: await errors() }
    }

    /** What the conformance suite has written down, by scenario. @param prefix of the names of its folders. */
    async function readChecks(folder: string, prefix: string): Promise<Map<string, Check[]>> {
      const checks = new Map<string, Check[]>()
      for (const name of await readdir(folder)) {
        // The name, and when it was run.
        const scenario = /^(.*)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(name)?.[1]?.replace(prefix, '')
        const text = await readFile(join(folder, name, 'checks.json'), 'utf8')
        checks.set(scenario ?? name, JSON.parse(text))
      }
      return checks
    }

    describe('Conformance of the server', () => {
      const results = new Map<Revision, Map<string, Check[]>>()

      beforeAll(async () => {
        const proxy = await startProxy(new URL(origin), token)
        await Promise.all(
          revisions.map(async (revision) => {
            const folder = join(directory, revision)
            const asked = ['--url', `${proxy.origin}/mcp`, '--spec-version', revision]
            await run(mcpTools.conformance, 'server', ...asked, '--suite', 'all', '-o', folder)
            results.set(revision, await readChecks(folder, 'server-'))
          }),
        )
        await proxy.close()
      })

      test('every scenario that there is is in one of the lists', async () => {
        const { output } = await run(mcpTools.conformance, 'list', '--server')
        const known = revisions.flatMap((revision) => [
          ...passing[revision],
          ...inapplicableOf(revision).keys(),
        ])
        const all = [...output.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name)
        expect(all.sort()).toEqual([...new Set([...known, ...extensions])].sort())
      })

      describe.each(revisions)('in revision %s', (revision) => {
        test('all its scenarios were run', () => {
          const known = [...passing[revision], ...inapplicableOf(revision).keys()]
          expect([...(results.get(revision)?.keys() ?? [])].sort()).toEqual(known.sort())
        })

        test.each(passing[revision])('%s passes', (scenario) => {
          const checks = results.get(revision)?.get(scenario) ?? []
          expect(checks.filter(isRemark).map(inWords)).toEqual([])
          expect(checks.some(({ status }) => status === 'SUCCESS')).toBe(true)
        })

        test.each(
          [...inapplicableOf(revision)].map(([name, why]) => ({ name, ...why })),
        )('$name does not apply: $reason', ({ name, checks }) => {
          const remarks = results.get(revision)?.get(name)?.filter(isRemark)
          expect(remarks?.map(({ id }) => id).sort()).toEqual([...checks].sort())
        })
      })
    })

    describe('Conformance of the authorization server', () => {
      const scenarios = ['authorization-server-metadata-endpoint', 'authorization-code-grant']
      let results: Map<string, Check[]>

      beforeAll(async () => {
        const port = await freePort()
        const callback = `http://127.0.0.1:${port}/callback`
        const registered = await fetch(`${origin}/oauth2/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            client_name: 'Conformance',
            redirect_uris: [callback],
            token_endpoint_auth_method: 'none',
          }),
        })
        const { client_id: clientId } = (await registered.json()) as { client_id: string }
        const folder = join(directory, 'authorization')
        const asked = ['--url', origin, '--resource', `${origin}/mcp`, '--client-id', clientId]
        const running = await start([
          ...[mcpTools.conformance, 'authorization', ...asked],
          ...['-p', String(port), '-o', folder],
        ])
        let address: string | undefined
        const deadline = Date.now() + 30_000
        while (address === undefined && Date.now() < deadline) {
          address = /^http\S+\/oauth2\/authorize\S+$/m.exec(await running.output())?.[0]
          await pause(50)
        }
        if (address === undefined) throw new Error(await running.output())
        // It waits for somebody to open this and to say yes.
        await fetch(await allowAt(browser, new URL(address), person))
        await running.exited
        results = await readChecks(folder, 'authorization-server-')
      })

      test('every scenario that there is was run', async () => {
        const { output } = await run(mcpTools.conformance, 'list', '--authorization')
        const all = [...output.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name)
        expect(all.sort()).toEqual([...scenarios].sort())
        expect([...results.keys()].sort()).toEqual([...scenarios].sort())
      })

      test('a code is asked for, given and exchanged', () => {
        const checks = results.get('authorization-code-grant') ?? []
        expect(checks.map(inWords)).toEqual(['authorization-code-grant SUCCESS '])
      })

      test('its metadata are valid; it opens no addresses of strangers to know them', () => {
        const checks = results.get('authorization-server-metadata-endpoint') ?? []
        const remarks = checks.filter(isRemark).map(({ id, status }) => `${id} ${status}`)
        // Clients register themselves instead (RFC 7591).
        expect(remarks).toEqual(['authorization-server-metadata-cimd WARNING'])
        expect(checks[0]).toMatchObject({ id: 'authorization-server-metadata', status: 'SUCCESS' })
      })
    })

    describe('The inspector, on the command line', () => {
      const inspect = (...parameters: string[]) =>
        run(
          ...[mcpTools.inspector, '--cli', `${origin}/mcp`, '--transport', 'http'],
          ...['--header', `Authorization: Bearer ${token}`, ...parameters],
        )

      test('lists the tools', async () => {
        const { code, output, errors } = await inspect('--method', 'tools/list')
        expect(code, errors).toBe(0)
        const { tools } = JSON.parse(output) as { tools: { name: string }[] }
        expect(tools.map(({ name }) => name)).toContain('generate_presentation')
        expect(tools).toHaveLength(11)
      })

      test('finds no error in their schemas when it is strict', async () => {
        const { code, errors } = await inspect('--method', 'tools/list', '--strict')
        expect(code, errors).toBe(0)
        expect(errors).toMatch(/^(?:0 errors|No )/m)
      })

      test('calls a tool', async () => {
        const { code, output, errors } = await inspect(
          ...['--method', 'tools/call', '--tool-name', 'generate_presentation'],
          ...['--tool-arg', 'input_text=One', 'title=From the inspector'],
        )
        expect(code, errors).toBe(0)
        const { structuredContent } = JSON.parse(output)
        expect(structuredContent.generation_id).toMatch(/^[\da-f-]{36}$/)
      })

      test('knows that somebody must sign in when it has no token', async () => {
        const parameters = [
          '--cli',
          `${origin}/mcp`,
          '--transport',
          'http',
          '--method',
          'tools/list',
        ]
        const { code, errors } = await run(mcpTools.inspector, ...parameters)
        expect(code).not.toBe(0)
        expect(JSON.parse(errors).error.code).toBe('auth_required')
      })
    })
  })
})

/** A proxy on this computer that adds an access token to what it passes on, and changes nothing else. */
async function startProxy(
  target: URL,
  token: string,
): Promise<{ origin: string; close(): Promise<void> }> {
  const proxy = createServer((incoming, answer) => {
    const headers = ['authorization', `Bearer ${token}`]
    for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
      const [name = '', value = ''] = incoming.rawHeaders.slice(at, at + 2)
      if (name.toLowerCase() !== 'authorization') headers.push(name, value)
    }
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers,
      },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
        answered.pipe(answer)
      },
    )
    outgoing.on('error', () => answer.destroy())
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
