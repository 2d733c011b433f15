import { expect, test } from 'vitest'
import { connectedPlace } from '../../../../src/interfaces/web/views/connected-place.ts'

test.each([
  [['https://claude.ai/api/mcp/auth_callback'], 'claude.ai · over MCP'],
  [['http://127.0.0.1:33418/', 'https://vscode.dev/redirect'], 'this computer, port 33418'],
  [['http://localhost/'], 'this computer'],
  [['cursor://anysphere.cursor-mcp/oauth/callback'], 'a program on this computer (cursor)'],
  [['no address'], 'over MCP'],
  [[], 'over MCP'],
])('an application that is called back at %j is said to be at “%s”', (addresses, words) => {
  expect(connectedPlace(addresses)).toBe(words)
})
