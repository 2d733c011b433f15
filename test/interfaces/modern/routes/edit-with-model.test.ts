import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditBalance } from '../../../../src/accounts/credits.ts'
import { editDeck } from '../../../../src/workers/edit-deck.ts'
import type { EditTask } from '../../../../src/workers/tasks.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type Said, saying } from '../../../support/models/instructed.ts'
import { type ModelServer, startModelServer } from '../../../support/models/model-server.ts'
import { serverSettings } from '../../../support/models/model-settings.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'
import { testTypography } from '../../../support/typography.ts'

describeDatabase('POST /presentations/{id}/edits with a language model', (open) => {
  let said: Said
  let model: ModelServer
  let server: TestServer
  let caller: Caller
  let modern: ModernCaller
  let id: string
  beforeAll(async () => {
    model = await startModelServer((request, index) => said(request, index))
    server = await startTestServer(await open(), { models: serverSettings(model.url) })
    const typography = await testTypography()
    // What the steps come to is real.
    server.workers.edit = (task: EditTask) => editDeck(task, typography, uuidv7)
  })
  afterAll(async () => {
    await server.close()
    await model.close()
  })
  beforeEach(async () => {
    caller = await server.caller()
    modern = modernCaller(server, caller)
    id = (await modern.created()).id
    said = () => ({ content: '' })
    await modern.done(id, 'generate', { input_text: 'Costs\nStaffing\nOutlook' })
    model.requests.length = 0
  })

  const titles = async () => ((await modern.read(id)).slides ?? []).map((slide) => slide.title)
  const say = (instruction: string) => modern.done(id, 'edits', { instruction })
  const balance = () => creditBalance(server.connection.database, caller.userId)

  const added = {
    tool: 'insert_slide',
    slide: {
      layout: 'bullets',
      title: 'What we do next',
      blocks: [{ kind: 'bullets', items: ['Hire', 'Train'] }],
    },
  }

  test('is one revision of all that the model says, which is undone as any other', async () => {
    said = saying({
      steps: [
        { tool: 'set_slide_title', slideId: 's1', title: 'Costs rise' },
        { tool: 'move_slide', slideId: 's3', position: 0 },
      ],
    })
    const edit = await say('Make it more of a story that begins with the outlook')
    expect(edit).toMatchObject({
      status: 'completed',
      result: {
        revision: 2,
        summary: 'Renamed slide 1 to “Costs rise”. Moved slide 3 to position 1.',
      },
      model_usage: { requests: 1, input_tokens: 100, output_tokens: 20, price: 0 },
    })
    expect(await titles()).toEqual(['Outlook', 'Costs rise', 'Staffing'])
    // What the grammar understands asks no model.
    expect(await say('Undo that')).not.toHaveProperty('model_usage')
    expect(await titles()).toEqual(['Costs', 'Staffing', 'Outlook'])
  })

  test('costs the slides that the model adds, though nobody knew of them before', async () => {
    said = saying({ steps: [added] })
    const before = await balance()
    expect(await say('Make it more of a story that ends with a plan')).toMatchObject({
      status: 'completed',
    })
    expect(await titles()).toHaveLength(4)
    expect(before - (await balance())).toBe(10)
  })

  test('fails where the credits do not cover them, and costs nothing', async () => {
    const poor = await server.caller(60)
    const own = modernCaller(server, poor)
    const { id: mine } = await own.created()
    await own.done(mine, 'generate', { input_text: 'Costs\nStaffing\nOutlook' })
    said = saying({ steps: [added, added, added, added] })
    const edit = await own.done(mine, 'edits', { instruction: 'Make it more of a story' })
    expect(edit).toMatchObject({ status: 'failed', error: { code: 'insufficient_credits' } })
    expect((await own.read(mine)).slides).toHaveLength(3)
    expect(await creditBalance(server.connection.database, poor.userId)).toBe(30)
  })

  test('ends in the model’s question, and goes on with what answers it', async () => {
    said = saying(
      { steps: [], question: 'Which story?', options: ['Decline', 'Hope'] },
      { steps: [{ tool: 'set_slide_title', slideId: 's3', title: 'Hope' }] },
    )
    const asked = await say('Make it more of a story')
    expect(asked).toMatchObject({
      status: 'completed',
      result: { revision: 1, question: 'Which story?', options: ['Decline', 'Hope'] },
    })
    expect(await say('Hope')).toMatchObject({ status: 'completed', result: { revision: 2 } })
    expect(await titles()).toEqual(['Costs', 'Staffing', 'Hope'])
  })

  test('that is cancelled asks no further, and changes nothing', async () => {
    let heard = () => {}
    const asked = new Promise<void>((resolve) => {
      heard = resolve
    })
    said = () => {
      heard()
      return 'hang'
    }
    const { id: operation } = await modern.started(id, 'edits', { instruction: 'Make it funnier' })
    await asked
    await modern.post(`/operations/${operation}/cancel`)
    expect(await modern.ended(operation)).toMatchObject({ status: 'canceled' })
    expect(await titles()).toEqual(['Costs', 'Staffing', 'Outlook'])
  })
})
