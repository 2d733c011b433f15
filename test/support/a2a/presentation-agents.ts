import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import type { AgentExecutor, RunningTurn } from '../../../src/agent-tasks/agent-executor.ts'
import { settledTask } from '../../../src/agent-tasks/settled-task.ts'
import type { Part } from '../../../src/agent-tasks/task.ts'
import type { Connection } from '../../../src/database/connection.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import type { LanguageModels } from '../../../src/models/language-models.ts'
import { createPresentationAgent } from '../../../src/presentations/agent/presentation-agent.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import { presentationHandlers } from '../../../src/presentations/handlers/handlers.ts'
import { loadPresentation } from '../../../src/presentations/presentation-repository.ts'
import { readingKinds } from '../../../src/presentations/reading-kinds.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { editDeck } from '../../../src/workers/edit-deck.ts'
import type { EditTask } from '../../../src/workers/tasks.ts'
import { temporaryStorage } from '../claimed-work.ts'
import { bulletsSlide, titleSlide } from '../decks.ts'
import { createFakeWorkers, type FakeWorkers } from '../fake-workers.ts'
import { silentLogger } from '../operations.ts'
import { emptyPresentation } from '../presentations.ts'
import { taskStores, userMessage } from '../task-stores.ts'
import { testTypography } from '../typography.ts'

/**
 * For the tests around this call: the presentation agent on an empty database with one user, who has a presentation of
 * four slides, City cycling plan, Bike lanes, Money and Bike parking. Edits are real, files are fakes.
 */
export function presentationAgents(open: () => Promise<Connection>) {
  const tasks = taskStores(open)
  const storage = temporaryStorage(() => tasks.connection())
  let typography: Typography
  let workers: FakeWorkers
  let presentationId: string
  beforeAll(async () => {
    await open()
    typography = await testTypography()
  })
  beforeEach(async () => {
    presentationId = await presentation(
      titleSlide('City cycling plan'),
      bulletsSlide('Bike lanes', ['Eight kilometres', 'Two bridges']),
      bulletsSlide('Money', ['Grants', 'Parking fees']),
      bulletsSlide('Bike parking', ['Racks', 'Garages']),
    )
    workers = Object.assign(createFakeWorkers(), {
      edit: (task: EditTask) => editDeck(task, typography, uuidv7),
    })
  })

  /** A presentation of the user with these slides. */
  async function presentation(...slides: Slide[]): Promise<string> {
    const connection = tasks.connection()
    const id = await emptyPresentation(connection, tasks.ownerId(), { title: 'Cycling' })
    const batch = slides.map(
      (one): Operation => ({ op: 'insert_slide', slide: { ...one, id: uuidv7() } }),
    )
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId: tasks.ownerId(), presentationId: id }, batch),
    )
    return id
  }

  /**
   * Lets the agent work.
   * @param options.execute what a worker does about a turn, instead of what the agent does.
   * @param options.models default: no language model is configured.
   */
  async function work({
    exportWaitSeconds = 60,
    execute = (agent: AgentExecutor, turn: RunningTurn) => agent.execute(turn),
    models = undefined as LanguageModels | undefined,
  } = {}): Promise<void> {
    const tools = { storage: storage(), workers, ...(models === undefined ? {} : { models }) }
    const agent = createPresentationAgent({
      database: tasks.connection().database,
      tools,
      log: silentLogger,
      prices: defaultPrices,
      publicUrl: 'https://slides.example',
      linkTo: (path) => `https://slides.example${path}?signed`,
      exportWaitSeconds,
    })
    tasks.use(agent)
    const handlers = presentationHandlers(tools, silentLogger, defaultPrices, {
      ...agent,
      execute: (turn) => execute(agent, turn),
    })
    await tasks.run(async () => null, { handlers, readingKinds })
  }

  const about = (id = presentationId): Part => ({ data: { presentation_id: id } })

  /** Says something about the presentation, and waits for the end or a question. */
  async function say(text: string, more: { taskId?: string; contextId?: string } = {}) {
    const said = await tasks.say(userMessage(text, { ...more, parts: [{ text }, about()] }))
    const { ownerId, store } = tasks
    const { signal } = new AbortController()
    const { task: settled } = await settledTask(store(), ownerId(), said, signal)
    const { state, message } = settled.status
    return {
      id: settled.id,
      contextId: settled.contextId,
      state: state.replace('TASK_STATE_', ''),
      text: message?.parts[0]?.text ?? '',
      parts: message?.parts ?? [],
      artifacts: settled.artifacts,
    }
  }

  async function titles(id = presentationId): Promise<string[]> {
    const { deck } = await loadPresentation(tasks.connection().database, {
      id,
      ownerId: tasks.ownerId(),
    })
    return deck.slides.map((one) => chosenVariant(one).title)
  }

  return {
    tasks,
    workers: () => workers,
    presentation,
    presentationId: () => presentationId,
    work,
    about,
    say,
    titles,
  }
}
