import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLanguageModels } from '../../../src/models/language-models.ts'
import { presentationAgents } from '../../support/a2a/presentation-agents.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type Said, saying } from '../../support/models/instructed.ts'
import { type ModelServer, startModelServer } from '../../support/models/model-server.ts'
import { serverSettings } from '../../support/models/model-settings.ts'
import { promptOf } from '../../support/models/scripted-writer.ts'

describeDatabase('the presentation agent with a language model', (open) => {
  const { work, say, titles } = presentationAgents(open)
  let said: Said
  let server: ModelServer
  beforeEach(async () => {
    server = await startModelServer((request, index) => said(request, index))
    await work({ models: createLanguageModels(serverSettings(server.url)) })
  })
  afterEach(() => server.close())

  const funnier = 'Make the headline of slide 3 funnier'

  test('does what the model makes of words that the grammar does not know', async () => {
    said = saying({
      steps: [{ tool: 'set_slide_title', slideId: 's3', title: 'Show us the money' }],
    })
    const task = await say(funnier)
    expect(task).toMatchObject({
      state: 'COMPLETED',
      text: 'Renamed slide 3 to “Show us the money”.',
    })
    expect((await titles())[2]).toBe('Show us the money')
  })

  test('asks before something goes that the words do not name, and takes the answer', async () => {
    said = saying({ steps: [{ tool: 'delete_slide', slideId: 's4' }] })
    const asked = await say('Tighten it so that only what the board cares about is left')
    expect(asked.state).toBe('INPUT_REQUIRED')
    expect(asked.text).toContain('slide 4 “Bike parking” would go')
    expect(await titles()).toHaveLength(4)
    const done = await say('Yes, do it', { taskId: asked.id })
    expect(done).toMatchObject({ state: 'COMPLETED', text: 'Deleted slide 4.' })
    expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Money'])
    expect(server.requests).toHaveLength(1)
  })

  test('goes on with the answer to a question of the model', async () => {
    said = saying(
      { question: 'Funnier how?', options: ['A pun', 'An exaggeration'], steps: [] },
      { steps: [{ tool: 'set_slide_title', slideId: 's3', title: 'Show us the money' }] },
    )
    const asked = await say(funnier)
    expect(asked).toMatchObject({ state: 'INPUT_REQUIRED' })
    const done = await say('a pun', { taskId: asked.id })
    expect(done.state).toBe('COMPLETED')
    expect(promptOf(server.requests[1] as never)).toContain('They answer: "a pun"')
    expect((await titles())[2]).toBe('Show us the money')
  })

  test('says why where the model fails, and changes nothing', async () => {
    said = () => ({ status: 403, message: 'no access' })
    const task = await say('Make the tone friendlier')
    expect(task.state).toBe('FAILED')
    expect(task.text).toContain('answers 403: no access')
    expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Money', 'Bike parking'])
  })
})
