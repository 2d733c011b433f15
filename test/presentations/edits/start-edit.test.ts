import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { operations, uploads } from '../../../src/database/schema.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import { enqueueOperation, findOperation } from '../../../src/jobs/operations.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import type { EditInput } from '../../../src/presentations/edits/edit-input.ts'
import type { InstructionReader } from '../../../src/presentations/edits/interpret-edit.ts'
import { mostReadings } from '../../../src/presentations/edits/readings-under-way.ts'
import { type EditWish, startEdit } from '../../../src/presentations/edits/start-edit.ts'
import {
  InvalidEditError,
  NotFoundError,
  StaleRevisionError,
  TooLongError,
  UnknownReferenceError,
} from '../../../src/presentations/errors.ts'
import { createPresentation } from '../../../src/presentations/presentation-repository.ts'
import { TaskTimeLimitError } from '../../../src/workers/task-time-limit.ts'
import { describeDatabase } from '../../support/databases.ts'
import {
  agenda,
  bullets,
  bulletsSlide,
  chart,
  image,
  simpleLightId,
  slide,
} from '../../support/decks.ts'
import { createFakeWorkers } from '../../support/fake-workers.ts'
import { somebody } from '../../support/operations.ts'

const insertOf = (one: Slide): Operation => ({ op: 'insert_slide', slide: one })

/** A creative slide whose text stands in the type of a vibe. */
function inVibe(vibeId: string): Slide {
  const creative = slide('creative', 'Sales', [image('harbour')])
  return { ...creative, variants: creative.variants.map((variant) => ({ ...variant, vibeId })) }
}

describeDatabase('accepting edits', (open) => {
  const reader = createFakeWorkers()
  let connection: Connection
  let ownerId: string
  let presentationId: string
  let slideId: string
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    ownerId = await somebody(connection, 25)
    presentationId = uuidv7()
    slideId = uuidv7()
    await createPresentation(connection.database, {
      id: presentationId,
      ownerId,
      title: 'Letters',
      language: 'en',
      themeId: simpleLightId,
    })
    const slide = { ...bulletsSlide('A', ['a']), id: slideId }
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [{ op: 'insert_slide', slide }]),
    )
  })
  afterAll(() => connection.close())

  const edit = (wish: EditWish, owner = ownerId) =>
    startEdit({ connection, prices: defaultPrices, reader }, owner, presentationId, wish)
  /** What an edit was accepted with. */
  const changeOf = async (operationId: string): Promise<EditInput['change']> => {
    const [row] = await connection.database
      .select({ input: operations.input })
      .from(operations)
      .where(eq(operations.id, operationId))
    return (row?.input as EditInput).change
  }
  const operationsOf = async (operationId: string): Promise<unknown> => {
    const change = await changeOf(operationId)
    return change.kind === 'operations' ? change.operations : undefined
  }
  const retitle = (title: string): Operation => ({ op: 'set_slide_title', slideId, title })

  test('an edit of the revision that the caller has read is accepted', async () => {
    const { operationId } = await edit({ operations: [retitle('B')], baseRevision: 1 })
    const operation = await findOperation(connection.database, ownerId, operationId)
    expect(operation).toMatchObject({
      kind: 'presentation_edit',
      status: 'pending',
      presentationId,
    })
  })

  test.each([
    0, 2,
  ])('an edit of revision %d, when the newest is 1, is stale', async (baseRevision) => {
    await expect(edit({ operations: [retitle('B')], baseRevision })).rejects.toThrow(
      `is at revision 1, and this edit was made for revision ${baseRevision}`,
    )
  })

  test('of two edits of one revision the second is stale, though the first has not run', async () => {
    const both = await Promise.allSettled(
      ['B', 'C'].map((title) => edit({ operations: [retitle(title)], baseRevision: 1 })),
    )
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(StaleRevisionError)
    expect(String(refused?.reason)).toContain('wait until it has ended')
  })

  test('an export that is under way makes no edit stale', async () => {
    await enqueueOperation(connection.database, {
      kind: 'presentation_export',
      ownerId,
      presentationId,
      limited: false,
      input: {},
    })
    await edit({ operations: [retitle('B')], baseRevision: 1 })
  })

  test('without a base revision edits queue up', async () => {
    await edit({ operations: [retitle('B')] })
    await edit({ operations: [retitle('C')] })
  })

  test.each<[string, () => EditWish, number]>([
    ['operations', () => ({ operations: [retitle('B')] }), 1],
    [
      'operations that make slides',
      () => ({ operations: [insertOf({ ...bulletsSlide('New', ['n']), id: 'mine' })] }),
      1,
    ],
    ['an instruction, which is read in between,', () => ({ instruction: 'shorten slide 1' }), 2],
  ])('%s cost as few transactions as can be', async (_, wish, transactions) => {
    const transaction = vi.spyOn(connection.database, 'transaction')
    await edit(wish())
    expect(transaction).toHaveBeenCalledTimes(transactions)
    transaction.mockRestore()
  })

  test('a hundred instructions of a user are read at the same time, one more is refused', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const interpret = vi.fn<InstructionReader['interpret']>(async (task, userId) => {
      await finished
      return reader.interpret(task, userId)
    })
    const dependencies = { connection, prices: defaultPrices, reader: { interpret } }
    const shorten = () =>
      startEdit(dependencies, ownerId, presentationId, { instruction: 'shorten slide 1' })
    const endAll = () =>
      connection.database
        .update(operations)
        .set({ status: 'failed' })
        .where(eq(operations.presentationId, presentationId))
    const hundred = Array.from({ length: mostReadings }, shorten)
    await vi.waitFor(() => expect(interpret).toHaveBeenCalledTimes(mostReadings), 20_000)
    await expect(shorten()).rejects.toThrow('No more than 100 edits in words can be read')
    await edit({ operations: [retitle('B')] })
    // A hundred may wait in the queue as well.
    await endAll()
    finish()
    await Promise.all(hundred)
    await endAll()
    await shorten()
  })

  test('an instruction is read no further when nobody waits for it any more', async () => {
    const gone = new AbortController()
    const interpret = vi.fn<InstructionReader['interpret']>(
      (_task, _userId, stop) =>
        new Promise((_, reject) => {
          stop?.signal?.addEventListener('abort', () => reject(stop.signal?.reason))
          gone.abort()
        }),
    )
    const dependencies = { connection, prices: defaultPrices, reader: { interpret } }
    const wish = { instruction: 'shorten slide 1' }
    const given = startEdit(dependencies, ownerId, presentationId, wish, gone.signal)
    await expect(given).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  test('an instruction that a thread has no more time for is refused, saying what to do', async () => {
    const interpret = vi.fn<InstructionReader['interpret']>(async () => {
      throw new TaskTimeLimitError(120_000)
    })
    const dependencies = { connection, prices: defaultPrices, reader: { interpret } }
    const wish = { instruction: 'shorten slide 1' }
    const given = startEdit(dependencies, ownerId, presentationId, wish)
    await expect(given).rejects.toThrow(
      new TooLongError('This instruction takes too long to read; say it in fewer words.'),
    )
  })

  test('operations that do not fit are refused at once', async () => {
    const gone = edit({ operations: [{ op: 'delete_slide', slideId: 'gone' }] })
    await expect(gone).rejects.toThrow(InvalidEditError)
    await expect(gone).rejects.toThrow('There is no slide gone')
  })

  test('more replacing of words than can be done at once is refused', async () => {
    const replace: Operation = {
      op: 'replace_text',
      find: 'a',
      replace: 'a',
      matchCase: false,
      wholeWords: true,
    }
    const notes: Operation = { op: 'set_notes', slideId, notes: 'a '.repeat(50_000) }
    await edit({ operations: [notes, ...Array(10).fill(replace)] })
    await expect(edit({ operations: [notes, ...Array(100).fill(replace)] })).rejects.toThrow(
      'send fewer replace_text operations in one request (',
    )
  })

  test('a theme or slide that nobody knows is named', async () => {
    const theme = edit({ operations: [{ op: 'set_theme', themeId: 'No Such Theme' }] })
    await expect(theme).rejects.toThrow(UnknownReferenceError)
    await expect(theme).rejects.toThrow('"No Such Theme"')
    const slide = edit({ instruction: 'shorten it', slideIds: ['gone'] })
    await expect(slide).rejects.toThrow('There is no slide "gone".')
  })

  test('after an edit that has failed “it” is what that spoke of, while nothing else has changed', async () => {
    const { operationId } = await edit({ instruction: 'Make slide 1 funnier' })
    await connection.database
      .update(operations)
      .set({ status: 'failed' })
      .where(eq(operations.id, operationId))
    const next = await edit({ instruction: 'shorten it' })
    expect(await changeOf(next.operationId)).toMatchObject({ lastChangedSlideIds: [slideId] })
    await connection.database
      .update(operations)
      .set({ status: 'failed' })
      .where(eq(operations.id, next.operationId))
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [retitle('Changed')]),
    )
    const later = await edit({ instruction: 'shorten it' })
    expect(await changeOf(later.operationId)).not.toHaveProperty('lastChangedSlideIds')
  })

  test('slides that the caller has before them count once each', async () => {
    const slideIds = [slideId, slideId, slideId]
    const { operationId } = await edit({ instruction: 'shorten it', slideIds })
    expect(await changeOf(operationId)).toMatchObject({ selectedSlideIds: [slideId] })
  })

  test('a slide to insert gets an id of ours, and later operations follow it', async () => {
    const { operationId } = await edit({
      operations: [
        { op: 'insert_slide', slide: { ...bulletsSlide('New', ['n']), id: 'mine' } },
        { op: 'set_slide_title', slideId: 'mine', title: 'Newer' },
      ],
    })
    const [insert, retitled] = (await operationsOf(operationId)) as [
      { slide: { id: string } },
      { slideId: string },
    ]
    expect(insert.slide.id).not.toBe('mine')
    expect(retitled.slideId).toBe(insert.slide.id)
  })

  test.each<[string, Operation, string]>([
    [
      'a slide that lacks what its layout is for',
      insertOf(slide('chart', 'Sales', [])),
      'The slide “Sales” has no chart block, which the layout chart is for; add one, or choose another layout.',
    ],
    [
      'a slide whose blocks cannot be told apart',
      insertOf(slide('bullets', 'Sales', [bullets(['a']), bullets(['b'])])),
      'The slide “Sales” has two blocks with the id “bullets”; give each its own.',
    ],
    [
      'a title of nothing but spaces',
      { op: 'set_slide_title', slideId: 'any', title: ' \u00a0\t' },
      'A title needs words.',
    ],
    ['a name of nothing but spaces', { op: 'set_title', title: '  ' }, 'A title needs words.'],
    [
      'a picture that is none of the caller’s',
      insertOf(slide('image', 'Port', [image('no-picture')])),
      'There is no image "no-picture".',
    ],
    [
      'a chart of nothing',
      insertOf(slide('chart', 'Sales', [chart('bar', ['2025'], { Profit: [null] })])),
      'A chart needs at least one value.',
    ],
    ['a vibe that nobody knows', insertOf(inVibe('no-vibe')), 'There is no vibe "no-vibe".'],
    [
      'a language that is not offered',
      { op: 'set_language', language: 'Klingon' },
      'There is no language "Klingon" here. Name one of these: English (US), ',
    ],
    [
      'a font that is not shipped',
      { op: 'set_style', slideId: 'any', at: { part: 'title' }, style: { font: 'Arial' } },
      'There is no font "Arial" here. Name one of these: ',
    ],
    [
      'a source that nobody brought',
      insertOf({ ...bulletsSlide('New', ['n']), sources: [{ input: 'x', start: 0, end: 1 }] }),
      'A source names the input "x", which does not exist',
    ],
  ])('%s is refused with what to do', async (_, operation, sentence) => {
    await expect(edit({ operations: [retitle('B'), operation] })).rejects.toThrow(sentence)
    expect(
      await connection.database.$count(operations, eq(operations.presentationId, presentationId)),
    ).toBe(0)
  })

  test('sources end within the text that was brought', async () => {
    const { id: input } = await enqueueOperation(connection.database, {
      kind: 'presentation_generation',
      ownerId,
      presentationId: uuidv7(),
      limited: false,
      input: { text: 'Ten units.' },
    })
    const from = (start: number, end: number) =>
      insertOf({ ...bulletsSlide('New', ['n']), sources: [{ input, start, end }] })
    await edit({ operations: [from(0, 10)] })
    await expect(edit({ operations: [from(0, 11)] })).rejects.toThrow(
      'A source goes from 0 to 11; it has to end behind its start and within its text, which has 10 UTF-16 code units.',
    )
    await expect(edit({ operations: [from(4, 4)] })).rejects.toThrow('has to end behind its start')
  })

  test('sources of more inputs than a query takes parameters are told apart', async () => {
    const sources = Array.from({ length: 70_000 }, (_, index) => ({
      input: `input ${index}`,
      start: 0,
      end: 1,
    }))
    await expect(
      edit({ operations: [insertOf({ ...bulletsSlide('New', ['n']), sources })] }),
    ).rejects.toThrow('A source names the input "input 0", which does not exist')
  })

  const uploaded = async (): Promise<string> => {
    const id = uuidv7()
    await connection.database.insert(uploads).values({
      id,
      ownerId,
      filename: 'port.png',
      contentHash: `hash of ${id}`,
      mediaType: 'image/png',
      width: 60,
      height: 40,
      byteLength: 5,
    })
    return id
  }

  test('an upload is named by its id, and shown as large as it is', async () => {
    const id = await uploaded()
    const { operationId } = await edit({
      operations: [insertOf(slide('image', 'Port', [image(id, { width: 1, height: 1 })]))],
    })
    expect(await operationsOf(operationId)).toMatchObject([
      {
        slide: { variants: [{ blocks: [{ image: `hash of ${id}`, width: 60, height: 40 }] }] },
      },
    ])
  })

  test('a picture is replaced by an upload', async () => {
    const id = await uploaded()
    const shown = slide('image', 'Port', [image(id)])
    const { operationId } = await edit({
      operations: [
        insertOf(shown),
        {
          op: 'replace_image',
          slideId: shown.id,
          blockId: 'image',
          image: id,
          width: 1,
          height: 1,
          alt: 'Cranes',
        },
      ],
    })
    expect(await operationsOf(operationId)).toMatchObject([
      { op: 'insert_slide' },
      { op: 'replace_image', image: `hash of ${id}`, width: 60, height: 40 },
    ])
  })

  test('a picture that the presentation shows already can be shown again', async () => {
    const shown = { ...slide('image', 'Port', [image('drawn')]), id: uuidv7() }
    await connection.database.transaction((tx) =>
      applyToPresentation(tx, { ownerId, presentationId }, [insertOf(shown)]),
    )
    await edit({ operations: [insertOf(slide('image', 'Port again', [image('drawn')]))] })
  })

  test('nobody shows the uploads of somebody else', async () => {
    const id = await uploaded()
    const stranger = await somebody(connection, 25)
    const theirs = uuidv7()
    await createPresentation(connection.database, {
      id: theirs,
      ownerId: stranger,
      title: 'Ports',
      language: 'en',
      themeId: simpleLightId,
    })
    await expect(
      startEdit({ connection, prices: defaultPrices, reader }, stranger, theirs, {
        operations: [insertOf(slide('image', 'Port', [image(id)]))],
      }),
    ).rejects.toThrow(UnknownReferenceError)
  })

  test.each([
    ['German', 'de'],
    ['chinese (simplified)', 'zh-Hans'],
    ['pt-br', 'pt-BR'],
    ['de-AT', 'de-AT'],
  ])('the language %s is kept as %s', async (language, tag) => {
    const { operationId } = await edit({ operations: [{ op: 'set_language', language }] })
    expect(await operationsOf(operationId)).toMatchObject([{ op: 'set_language', language: tag }])
  })

  test('an agenda names slides of its batch by the ids that they get', async () => {
    const { operationId } = await edit({
      operations: [
        insertOf({ ...slide('agenda', 'Agenda', [agenda(['New > mine'])]), id: 'plan' }),
        insertOf({ ...bulletsSlide('New', ['n']), id: 'mine' }),
      ],
    })
    const [plan, mine] = (await operationsOf(operationId)) as { slide: Slide }[]
    expect(plan?.slide.variants[0]?.blocks).toMatchObject([
      { items: [{ text: 'New', slideId: mine?.slide.id }] },
    ])
  })

  test('slides to insert are paid for; other edits are free', async () => {
    const inserts = ['a', 'b', 'c'].map((id) => insertOf({ ...bulletsSlide('New', ['n']), id }))
    await expect(edit({ operations: inserts })).rejects.toThrow('up to 30 credits')
    await edit({ operations: [retitle('B')] })
  })

  test('a slide to be made has an id that no other slide has', async () => {
    const sentence = (id: string) =>
      `There is a slide ${id} already; give the one to be made an id of its own.`
    const copyTo = (newSlideId: string): Operation => ({
      op: 'duplicate_slide',
      slideId,
      newSlideId,
    })
    await expect(edit({ operations: [copyTo(slideId)] })).rejects.toThrow(sentence(slideId))
    await expect(edit({ operations: [copyTo('copy'), copyTo('copy')] })).rejects.toThrow(
      sentence('copy'),
    )
  })

  test('texts are kept without characters that no database holds', async () => {
    await edit({ operations: [retitle('B\0')] })
  })

  test('nobody edits what is somebody else’s', async () => {
    const stranger = await somebody(connection, 0)
    await expect(edit({ operations: [retitle('B')] }, stranger)).rejects.toThrow(NotFoundError)
  })
})
