import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../../src/database/connection.ts'
import type { ModelSettings } from '../../../src/models/model-settings.ts'
import { authorDeck } from '../../../src/workers/author-deck.ts'
import { editDeck } from '../../../src/workers/edit-deck.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { testTypography } from '../typography.ts'
import { type ModelReply, type ModelRequest, startModelServer } from './model-server.ts'
import { vendorSettings } from './model-settings.ts'

/** Who made a slide. */
export type Maker = 'model' | 'composer'

/** The application with models on a strict server, whose decks are composed, fitted and edited as in production, in this thread. */
export interface WritingServer extends TestServer {
  /** All that the model was asked, in order. */
  requests: ModelRequest[]
  /** How many questions it has answered: what it counts tokens of. */
  readonly answered: number
  /** What the model says from now on. */
  say(reply: (request: ModelRequest) => ModelReply): void
  /** Who made the slides of the newest deck, but for its cover; undefined: the composer, all of it. */
  readonly makers: Maker[] | undefined
}

const nothing = () => ({ content: '' })

/** Starts it; `close` ends the strict server too. */
export async function startWritingServer(
  connection: Connection,
  settings: Partial<ModelSettings> = {},
  options: Parameters<typeof startTestServer>[1] = {},
): Promise<WritingServer> {
  let reply: (request: ModelRequest) => ModelReply = nothing
  let answered = 0
  let makers: Maker[] | undefined
  const model = await startModelServer((request) => {
    const said = reply(request)
    if (typeof said === 'object' && !('status' in said)) answered += 1
    return said
  })
  const { url, vendorUrls } = model
  const server = await startTestServer(connection, {
    ...options,
    models: vendorSettings(url, settings),
    vendorUrls,
  })
  const typography = await testTypography()
  server.workers.author = async (task) => {
    makers = task.written?.parts.map((part) => ('slide' in part ? 'model' : 'composer'))
    return authorDeck(task, typography, uuidv7)
  }
  server.workers.edit = (task) => editDeck(task, typography, uuidv7)
  return {
    ...server,
    requests: model.requests,
    get answered() {
      return answered
    },
    say(next) {
      reply = next
    },
    get makers() {
      return makers
    },
    async close() {
      await server.close()
      await model.close()
    },
  }
}
