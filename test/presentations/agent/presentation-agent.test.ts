import { describe, expect, test } from 'vitest'
import type { Part } from '../../../src/agent-tasks/task.ts'
import type { TaskRefusedError } from '../../../src/agent-tasks/task-errors.ts'
import { deletePresentation } from '../../../src/presentations/delete-presentation.ts'
import { presentationAgents } from '../../support/a2a/presentation-agents.ts'
import { describeDatabase } from '../../support/databases.ts'
import { titleSlide } from '../../support/decks.ts'
import { somebody } from '../../support/operations.ts'
import { emptyPresentation } from '../../support/presentations.ts'
import { userMessage } from '../../support/task-stores.ts'

describeDatabase('the presentation agent', (open) => {
  const { tasks, workers, presentation, presentationId, work, about, say, titles } =
    presentationAgents(open)

  const refusal = (parts: Part[]) =>
    tasks.say(userMessage('', { parts })).then(
      () => 'granted',
      (error: TaskRefusedError) => `${error.reason}: ${error.message}`,
    )

  describe('an instruction', () => {
    test('is done, with the presentation’s address as the first thing that is given', async () => {
      await work()
      const task = await say('Delete slide 3')
      expect(task.state).toBe('COMPLETED')
      expect(task.text).toBe('Deleted slide 3.')
      expect(task.artifacts).toEqual([
        {
          artifactId: 'presentation_url',
          name: 'presentation_url',
          description: expect.any(String),
          parts: [
            {
              url: `https://slides.example/presentations/${presentationId()}`,
              mediaType: 'text/html',
            },
          ],
        },
      ])
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Bike parking'])
    })

    test('tells what happens in the order of the contract', async () => {
      await work()
      const { task } = await tasks.say(
        userMessage('', { parts: [{ text: 'Delete slide 3' }, about()] }),
      )
      expect(await tasks.events(task.id)).toEqual([
        'submitted',
        'working',
        expect.stringMatching(/^artifact presentation_url/),
        expect.stringMatching(/^completed: /),
      ])
    })

    test('that cannot be done fails with a brief reason, without an address', async () => {
      await work()
      const task = await say('Translate everything into German')
      expect(task.state).toBe('FAILED')
      expect(task.text).toMatch(/needs a language model/)
      expect(task.text).not.toMatch(/https?:/)
    })

    test('is told of without an address that its words have', async () => {
      await work()
      expect(await say('Rename slide 2 to http://evil.example/x')).toMatchObject({
        state: 'COMPLETED',
        text: 'Renamed slide 2 to “…”.',
      })
      expect(await titles()).toContain('http://evil.example/x')
    })

    test('is read no further when nobody waits for the answer any more', async () => {
      await work()
      const gone = new AbortController()
      workers().interpret = (_task, _userId, stop) =>
        new Promise((_, reject) => {
          stop?.signal?.addEventListener('abort', () => reject(stop.signal?.reason))
          gone.abort()
        })
      const message = userMessage('', { parts: [{ text: 'Delete slide 3' }, about()] })
      const given = tasks.store().accept(tasks.ownerId(), message, 'snake_case', gone.signal)
      await expect(given).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    })

    test('that asks about the presentation is answered, and changes nothing', async () => {
      await work()
      expect(await say('How many slides are there?')).toMatchObject({
        state: 'COMPLETED',
        text: 'This presentation has 4 slides.',
      })
      expect(await titles()).toHaveLength(4)
    })

    test('to make a new presentation fails', async () => {
      await work()
      const task = await say('Create a new presentation about whales')
      expect(task.state).toBe('FAILED')
      expect(await titles()).toHaveLength(4)
    })

    test('fails when its presentation is deleted while it is worked on', async () => {
      const deleted = await presentation(titleSlide('Gone soon'))
      await work()
      workers().edit = (_task, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
      const message = userMessage('', { parts: [{ text: 'Delete slide 1' }, about(deleted)] })
      const { task } = await tasks.say(message)
      await tasks.events(task.id, { until: 'working' })
      await deletePresentation(tasks.connection(), tasks.ownerId(), deleted)
      expect(await tasks.events(task.id)).toContain('failed: The presentation was deleted.')
    })
  })

  describe('an unclear instruction', () => {
    test('is asked about, with options, and the answer continues the same task', async () => {
      await work()
      const asked = await say('Rename slide 3 to Costs and delete the bike slide')
      expect(asked.state).toBe('INPUT_REQUIRED')
      expect(asked.text).toMatch(/\n- Slide 2: Bike lanes\n- Slide 4: Bike parking$/)
      expect(asked.parts[1]?.data).toMatchObject({
        options: [expect.any(String), expect.any(String)],
      })
      // What was clear is done.
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Costs', 'Bike parking'])
      const answered = await say('The second one', { taskId: asked.id })
      expect(answered).toMatchObject({ id: asked.id, state: 'COMPLETED' })
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Costs'])
    })

    test('waits for no answer once its presentation is deleted', async () => {
      await work()
      const asked = await say('Delete the bike slide')
      const following = tasks.events(asked.id)
      await deletePresentation(tasks.connection(), tasks.ownerId(), presentationId())
      expect((await following).at(-1)).toBe('canceled: The presentation was deleted.')
    })

    test('is answered without naming the presentation again, but not with another one', async () => {
      await work()
      const asked = await say('Delete the bike slide')
      const other = await presentation(titleSlide('Another'))
      const wrong = userMessage('', { taskId: asked.id, parts: [{ text: '1' }, about(other)] })
      await expect(tasks.say(wrong)).rejects.toThrow(/another presentation/)
      await tasks.say(userMessage('1', { taskId: asked.id }))
      await tasks.events(asked.id)
      expect(await titles()).toEqual(['City cycling plan', 'Money', 'Bike parking'])
    })
  })

  describe('a context', () => {
    test('remembers which slide was spoken of', async () => {
      await work()
      const { contextId } = await say('Duplicate slide 3')
      await say('Rename it to Safety', { contextId })
      expect(await titles()).toEqual([
        'City cycling plan',
        'Bike lanes',
        'Money',
        'Safety',
        'Bike parking',
      ])
    })

    test('remembers the slide of a wish that was declined', async () => {
      await work()
      const { contextId } = await say('Rename slide 2 to Lanes')
      await say('Make slide 4 funnier', { contextId })
      await say('Move it to the start', { contextId })
      expect(await titles()).toEqual(['Bike parking', 'City cycling plan', 'Lanes', 'Money'])
    })

    test('remembers no slide of a declined wish once others have changed the presentation', async () => {
      await work()
      const { contextId } = await say('Rename slide 2 to Lanes')
      await say('Make slide 4 funnier', { contextId })
      await say('Rename slide 3 to Budget')
      expect(await say('Delete it', { contextId })).toMatchObject({ state: 'INPUT_REQUIRED' })
      expect(await titles()).toHaveLength(4)
    })

    test('remembers the slide that was added, whatever is done since', async () => {
      await work()
      const { contextId } = await say('Duplicate slide 3 and call it Safety')
      for (const text of ['Rename slide 2 to Lanes', 'Use the Kiln theme', 'Delete slide 5'])
        await say(text, { contextId })
      await say('Rename slide 2 to Cycle lanes', { contextId })
      await say('Undo that', { contextId })
      await say('Delete the slide you just added', { contextId })
      expect(await titles()).toEqual(['City cycling plan', 'Lanes', 'Money'])
    })

    test('takes no slide that was only touched for one that was added', async () => {
      await work()
      const { contextId } = await say('Rename slide 3 to Budget')
      const asked = await say('Delete the slide you just added', { contextId })
      expect(asked.state).toBe('INPUT_REQUIRED')
      expect(await titles()).toHaveLength(4)
    })

    test('forgets it with a slide that was deleted', async () => {
      await work()
      const first = await say('Call slide 2 Cycle tracks')
      const { contextId } = first
      await say('Delete slide 3', { contextId })
      const asked = await say('Delete it', { contextId })
      expect(asked.state).toBe('INPUT_REQUIRED')
      expect(await titles()).toEqual(['City cycling plan', 'Cycle tracks', 'Bike parking'])
    })

    test('remembers what was done before a question that was called off', async () => {
      await work()
      const asked = await say('Rename slide 3 to Costs and delete the bike slide')
      await say('Never mind', { taskId: asked.id })
      await say('Move it to the end', { contextId: asked.contextId })
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Bike parking', 'Costs'])
    })

    test('remembers what is done before a message that waits for its turn', async () => {
      await work()
      const { contextId } = await say('Rename slide 4 to Keep me')
      const accept = (text: string) =>
        tasks.say(userMessage(text, { contextId, parts: [{ text }, about()] }))
      await accept('Duplicate slide 2')
      const { task } = await accept('Rename it to The copy')
      await tasks.events(task.id)
      expect(await titles()).toEqual([
        'City cycling plan',
        'Bike lanes',
        'The copy',
        'Money',
        'Keep me',
      ])
    })

    test('undoes what it did', async () => {
      await work()
      const { contextId } = await say('Delete slide 3')
      expect(await say('Undo that', { contextId })).toMatchObject({
        text: 'Took back the last change: Deleted slide 3.',
      })
      expect(await titles()).toHaveLength(4)
    })

    test('is where a wish is corrected, and no other is', async () => {
      await work()
      const { contextId } = await say('Rename slide 3 to Costs')
      await say('No, slide 4', { contextId })
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Money', 'Costs'])
      await say('No, slide 2')
      expect(await titles()).toEqual(['City cycling plan', 'Bike lanes', 'Money', 'Costs'])
    })

    test('is not that of another conversation', async () => {
      await work()
      await say('Duplicate slide 3')
      const task = await say('Rename it to Safety')
      expect(task.state).toBe('INPUT_REQUIRED')
      expect(await titles()).not.toContain('Safety')
    })
  })

  describe('a message', () => {
    test('must name a presentation that its sender has, before there is a task', async () => {
      await work()
      const others = await emptyPresentation(tasks.connection(), await somebody(tasks.connection()))
      const text = { text: 'Delete slide 1' }
      expect(await refusal([text])).toMatch(/^INVALID_ARGUMENT: .*presentation_id/)
      expect(await refusal([text, about('nothing')])).toMatch(/^INVALID_ARGUMENT: There is no/)
      expect(await refusal([text, about(others)])).toMatch(/^INVALID_ARGUMENT: There is no/)
      const { totalSize } = await tasks.store().list(tasks.ownerId(), { pageSize: 1 })
      expect(totalSize).toBe(0)
    })

    test('must say something, in words', async () => {
      await work()
      expect(await refusal([about()])).toMatch(/^INVALID_ARGUMENT/)
      expect(await refusal([{ text: ' \n' }, about()])).toMatch(/^INVALID_ARGUMENT/)
      expect(await refusal([{ text: 'x'.repeat(10_001) }, about()])).toMatch(/10000 characters/)
      expect(await refusal([{ url: 'https://a.example/b.png' }, about()])).toMatch(/^CONTENT_TYPE/)
    })
  })

  test('edits are paid for like those of the modern interface', async () => {
    await work()
    const task = await say('Add a slide about helmets')
    expect(task).toMatchObject({
      state: 'FAILED',
      text: expect.stringMatching(/costs up to 10 credits, and you have 0/),
      artifacts: [expect.objectContaining({ name: 'presentation_url' })],
    })
  })
})
