import { beforeAll, expect, it } from 'vitest'
import type { Connection } from '../../../src/database/connection.ts'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { checkSteps } from '../../../src/presentations/edits/check-operations.ts'
import { describeDatabase } from '../../support/databases.ts'
import { bulletsSlide, deck, image, titleSlide } from '../../support/decks.ts'
import { somebody } from '../../support/operations.ts'

describeDatabase('steps that a language model says', (open) => {
  let connection: Connection
  let ownerId: string
  beforeAll(async () => {
    connection = await open()
    ownerId = await somebody(connection)
  })

  const plan = deck({}, titleSlide('Plan'), bulletsSlide('Costs', ['Rent']))
  const check = (steps: EditStep[]) =>
    checkSteps({ tx: connection.database, ownerId, deck: plan }, steps)

  it.each<[string, EditStep, RegExp]>([
    [
      'a picture of somebody else',
      { op: 'add_block', slideId: 'slide-2', block: image('another') },
      /no image "another"/,
    ],
    ['a theme that is not there', { op: 'set_theme', themeId: 'another' }, /theme/],
    ['a title without words', { op: 'set_title', title: ' ', slideIds: [] }, /needs words/],
  ])('cannot name %s', async (_what, step, problem) => {
    expect(await check([step])).toEqual({ problem: expect.stringMatching(problem) })
  })

  it('are kept as they can be stored, in their order', async () => {
    const steps: EditStep[] = [
      { op: 'set_slide_title', slideId: 'slide-2', title: 'Co\0sts' },
      { request: 'decline', reason: 'answered', sentence: 'Rent\ud800' },
      { op: 'delete_slide', slideId: 'slide-2' },
    ]
    expect(await check(steps)).toEqual({
      steps: [
        { op: 'set_slide_title', slideId: 'slide-2', title: 'Costs' },
        { request: 'decline', reason: 'answered', sentence: 'Rent\ufffd' },
        { op: 'delete_slide', slideId: 'slide-2' },
      ],
    })
  })
})
