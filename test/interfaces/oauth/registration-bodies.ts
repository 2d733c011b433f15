/** What a program sends to `POST /oauth2/register`, and where that is written down. */
export interface KnownRegistration {
  client: string
  body: { redirect_uris: string[] } & Record<string, unknown>
  /** Where the walk of the test is called back: one of the addresses, or one that differs by its port. */
  calledBackAt: string
  /** What it asks for when it opens the browser; undefined: it names no scope. */
  scope?: string
  /** Repositories, threads and pages. */
  sources: string[]
  /** Which fields stand so in the source. */
  quoted: string
  /** Which are concluded, and from what; undefined: none. */
  inferred?: string
}

const ourScopes = 'presentations:read presentations:write presentations:delete'
const bothGrants = ['authorization_code', 'refresh_token']

/** Editors and assistants as they register, looked up in October 2026. */
export const knownRegistrations: KnownRegistration[] = [
  {
    client: 'VS Code',
    body: {
      client_name: 'Visual Studio Code',
      client_uri: 'https://code.visualstudio.com',
      grant_types: bothGrants,
      response_types: ['code'],
      redirect_uris: [
        'https://insiders.vscode.dev/redirect',
        'https://vscode.dev/redirect',
        'http://127.0.0.1/',
        'http://127.0.0.1:33418/',
      ],
      scope: ourScopes,
      token_endpoint_auth_method: 'none',
      application_type: 'native',
    },
    calledBackAt: 'http://127.0.0.1:51762/',
    scope: ourScopes,
    sources: [
      'microsoft/vscode src/vs/base/common/oauth.ts at 05f882b02c51633f2e1e8252722f8c3b626d74a9, fetchDynamicRegistration',
    ],
    quoted: 'every field',
    inferred:
      'client_name (the name of the product) and scope (those of the challenge); of the grants it leaves out those that our metadata does not name',
  },
  {
    client: 'VS Code of 2025',
    body: {
      client_name: 'Visual Studio Code',
      client_uri: 'https://code.visualstudio.com',
      grant_types: [...bothGrants, 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code'],
      redirect_uris: [
        'https://insiders.vscode.dev/redirect',
        'https://vscode.dev/redirect',
        'http://localhost/',
        'http://127.0.0.1/',
        'http://localhost:33418/',
        'http://127.0.0.1:33418/',
      ],
      token_endpoint_auth_method: 'none',
    },
    calledBackAt: 'http://localhost:33418/',
    sources: ['microsoft/vscode src/vs/base/common/oauth.ts, versions of summer 2025'],
    quoted: 'every field',
    inferred: 'client_name (the name of the product)',
  },
  {
    client: 'VS Code in the browser',
    body: {
      client_name: 'Visual Studio Code',
      redirect_uris: ['https://insiders.vscode.dev/redirect', 'https://vscode.dev/redirect'],
      token_endpoint_auth_method: 'none',
      application_type: 'native',
    },
    calledBackAt: 'https://vscode.dev/redirect',
    scope: ourScopes,
    sources: ['microsoft/vscode src/vs/base/common/oauth.ts, fetchDynamicRegistration'],
    quoted: 'the addresses, the method and the type',
    inferred: 'that there are no others, as the web build cannot listen on a port',
  },
  {
    client: 'Cursor',
    body: {
      client_name: 'Cursor',
      redirect_uris: [
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'https://www.cursor.com/agents/mcp/oauth/callback',
        'http://localhost:8787/callback',
      ],
      token_endpoint_auth_method: 'none',
      grant_types: bothGrants,
      response_types: ['code'],
    },
    calledBackAt: 'http://localhost:8787/callback',
    scope: ourScopes,
    sources: [
      'https://github.com/erp-mafia/accounted/pull/2225 (its staff in forum.cursor.com thread 165019)',
      'https://github.com/soflyy/agent-connector-for-wp/issues/111',
      'https://cursor.com/docs/mcp (http://localhost:8787/callback for the desktop)',
      'https://github.com/better-auth/better-auth/pull/10956 (3.13.25 leaves application_type out)',
    ],
    quoted: 'the three addresses in one request; the method; that there is no application_type',
    inferred: 'client_name, and the grants and response types, from better-auth issue 10946',
  },
  {
    client: 'Cursor, called back by its own scheme',
    body: {
      application_type: 'web',
      redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback'],
      token_endpoint_auth_method: 'none',
      grant_types: bothGrants,
      response_types: ['code'],
    },
    calledBackAt: 'cursor://anysphere.cursor-mcp/oauth/callback',
    sources: [
      'https://github.com/better-auth/better-auth/issues/10946',
      'https://forum.cursor.com/t/cursor-does-not-send-application-type-native-when-registering-mcp-oauth-clients/136907',
    ],
    quoted: 'every field ("approximately this metadata")',
  },
  {
    client: 'Cursor agents in the cloud',
    body: {
      client_name: 'Cursor',
      redirect_uris: [
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'https://www.cursor.com/agents/mcp/oauth/callback',
        'http://localhost:8787/callback',
      ],
      token_endpoint_auth_method: 'none',
    },
    calledBackAt: 'https://www.cursor.com/agents/mcp/oauth/callback',
    sources: [
      'https://github.com/bytebase/bytebase/issues/20510',
      'https://github.com/koala73/worldmonitor/issues/8303',
    ],
    quoted: 'the address that it is called back at',
    inferred: 'everything else, from the desktop',
  },
  {
    client: 'Claude (claude.ai, the desktop and the phone)',
    body: {
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: bothGrants,
      response_types: ['code'],
      client_name: 'Claude',
    },
    calledBackAt: 'https://claude.ai/api/mcp/auth_callback',
    scope: 'claudeai',
    sources: [
      'https://github.com/PostHog/posthog/pull/48397 (seen in a tunnel)',
      'https://support.claude.com/en/articles/11503834-building-custom-connectors-via-remote-mcp-servers',
      'https://github.com/anthropics/claude-ai-mcp/issues/124 (asks for the scope claudeai)',
    ],
    quoted: 'every field',
  },
  {
    client: 'Claude, at the address it may move to',
    body: {
      redirect_uris: [
        'https://claude.ai/api/mcp/auth_callback',
        'https://claude.com/api/mcp/auth_callback',
      ],
      token_endpoint_auth_method: 'none',
      grant_types: bothGrants,
      response_types: ['code'],
      client_name: 'Claude',
      scope: `${ourScopes} offline_access`,
    },
    calledBackAt: 'https://claude.com/api/mcp/auth_callback',
    scope: `${ourScopes} offline_access`,
    sources: [
      'https://support.claude.com/en/articles/11503834-building-custom-connectors-via-remote-mcp-servers',
      'https://github.com/KeeperHub/keeperhub/pull/963 (registers with the method none)',
    ],
    quoted: 'the addresses, the name and the method',
    inferred: 'that both addresses come in one request; the grants and the scope',
  },
  {
    client: 'Claude Code',
    body: {
      client_name: 'Claude Code (slidewright)',
      redirect_uris: ['http://localhost:54545/callback'],
      grant_types: bothGrants,
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    calledBackAt: 'http://localhost:61313/callback',
    scope: ourScopes,
    sources: [
      'https://github.com/anthropics/claude-code/issues/94630 (the name, with the server in brackets)',
      'https://github.com/anthropics/claude-code/issues/38296 (the address; another port each time)',
    ],
    quoted: 'client_name and the form of the address',
    inferred: 'the grants, response types and method, from the MCP SDK that it uses',
  },
  {
    client: 'ChatGPT',
    body: {
      client_name: 'ChatGPT',
      client_uri: 'https://chatgpt.com/',
      logo_uri: 'https://persistent.oaistatic.com/sonic/misc/openai-logo.png',
      redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
      grant_types: bothGrants,
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    calledBackAt: 'https://chatgpt.com/connector_platform_oauth_redirect',
    sources: [
      'https://chatgpt.com/oauth/client.json (its metadata document, as other projects keep it)',
      'https://developers.openai.com/apps-sdk/build/auth (registers dynamically where there is no CIMD)',
    ],
    quoted: 'the values, in its metadata document',
    inferred:
      'that it registers with the same values; the method, as the document offers none besides private_key_jwt, which our metadata does not name',
  },
  {
    client: 'ChatGPT, with an address for each connector',
    body: {
      client_name: 'ChatGPT',
      redirect_uris: ['https://chatgpt.com/connector/oauth/OUbdUMlL15Ct'],
      grant_types: bothGrants,
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_basic',
    },
    calledBackAt: 'https://chatgpt.com/connector/oauth/OUbdUMlL15Ct',
    scope: ourScopes,
    sources: [
      'https://github.com/BasedHardware/omi/issues/8824 (the address)',
      'https://github.com/makeplane/plane-mcp-server/pull/165',
    ],
    quoted: 'the address',
    inferred: 'everything else, from its metadata document',
  },
  {
    client: 'MCP inspector',
    body: {
      redirect_uris: [
        'http://localhost:6274/oauth/callback',
        'http://localhost:6274/oauth/callback/debug',
      ],
      token_endpoint_auth_method: 'none',
      grant_types: bothGrants,
      response_types: ['code'],
      client_name: 'MCP Inspector',
      client_uri: 'https://github.com/modelcontextprotocol/inspector',
      scope: '',
    },
    calledBackAt: 'http://localhost:6274/oauth/callback/debug',
    sources: [
      'modelcontextprotocol/inspector client/src/lib/auth.ts at 006abfb83ae6d2a8f1361a039f41d54429966a88, clientMetadata',
    ],
    quoted: 'every field',
    inferred: 'the port, which is that of its own page (6274 unless set)',
  },
]
