import { describe, expect, it } from 'vitest'
import { blockLines, blockPlainText, blockSchema } from '../../../../src/deck/blocks/block.ts'
import { thingsOf, withThings } from '../../../../src/deck/blocks/block-list.ts'
import { arrangeItems, renameItem } from '../../../../src/deck/blocks/change-items.ts'
import { comparisonRows, sidePoints } from '../../../../src/deck/blocks/comparison/side-points.ts'
import { divideBlocks } from '../../../../src/deck/blocks/divide-blocks.ts'
import { joinBlocks } from '../../../../src/deck/blocks/join-blocks.ts'
import { applyOperations } from '../../../../src/deck/operations/apply-operations.ts'
import { comparison, deck, sides, slide } from '../../../support/decks.ts'

const review = sides({ 'Went well': ['Alert'], 'Went badly': ['Runbook', 'Page', 'Deploy'] })

describe('a comparison of lists', () => {
  it('has sides of unlike lengths', () => {
    expect(blockSchema.safeParse(review).error).toBeUndefined()
    const { rows: _, ...withoutRows } = review
    expect(blockSchema.parse(withoutRows)).toEqual(review)
  })

  it('has no rows beside them, and something to say', () => {
    const rows = comparison(['', ''], { Time: ['1', '2'] }).rows
    expect(blockSchema.safeParse({ ...review, rows }).success).toBe(false)
    expect(blockSchema.safeParse(sides({ A: [], B: [] })).success).toBe(false)
  })

  it('reads side by side', () => {
    expect(blockPlainText(review)).toBe('Went well\nAlert\nWent badly\nRunbook\nPage\nDeploy')
    expect(blockLines(review).map((line) => line.text)).toEqual(blockPlainText(review).split('\n'))
  })

  it('lists its points in rows, and takes them back to their sides', () => {
    const things = thingsOf(review)
    expect(things.map((one) => one.text)).toEqual(['Alert', 'Runbook', 'Page', 'Deploy'])
    expect(withThings(review, things)).toEqual(review)
    expect(arrangeItems(review, [0, 3, 1, 2])).toEqual(
      sides({ 'Went well': ['Alert'], 'Went badly': ['Deploy', 'Runbook', 'Page'] }),
    )
  })

  it('counts its points down one side after the other', () => {
    const both = sides({ 'Went well': ['Alert', 'Cache'], 'Went badly': ['Runbook', 'Page'] })
    expect(arrangeItems(both, [1, 0, 2, 3])).toEqual(
      sides({ 'Went well': ['Cache', 'Alert'], 'Went badly': ['Runbook', 'Page'] }),
    )
    expect(renameItem(both, 2, 'No runbook')).toMatchObject({
      sides: [{}, { items: [{ text: 'No runbook' }, { text: 'Page' }] }],
    })
  })

  it('goes on with the points that are left', () => {
    const [[first], [second]] = divideBlocks([review], 2) ?? [[], []]
    expect(first).toEqual(sides({ 'Went well': ['Alert'], 'Went badly': ['Runbook'] }))
    expect(second).toMatchObject({ sides: [{ items: [] }, { items: [{}, {}] }] })
    expect(joinBlocks([first ? [first] : [], second ? [second] : []])).toEqual([review])
  })

  it('takes points under a side that had none', () => {
    const [well, badly] = sides({ 'Went well': ['Alert'], 'Went badly': [] }).sides
    const { items: _, ...silent } = badly ?? { text: '', sources: [] }
    const first = { ...review, sides: [well ?? silent, silent] }
    const second = sides({ 'Went well': [], 'Went badly': ['Runbook'] })
    expect(joinBlocks([[first], [second]])).toEqual([
      sides({ 'Went well': ['Alert'], 'Went badly': ['Runbook'] }),
    ])
  })

  it('is marked point by point', () => {
    const shown = deck({}, slide('comparison', 'The outage', [review]))
    const marks = [{ from: 0, to: 4, bold: true as const }]
    const at = { blockId: review.id, item: 1, part: 'text', column: 1 }
    const marked = applyOperations(shown, [{ op: 'set_marks', slideId: 'slide-1', at, marks }])
    expect(marked.deck.slides[0]?.variants[0]?.blocks).toMatchObject([
      { sides: [{}, { items: [{}, { text: 'Page', marks }, {}] }] },
    ])
  })

  it('does not join rows', () => {
    const rows = comparison(['Went well', 'Went badly'], { Time: ['1', '2'] })
    expect(joinBlocks([[review], [rows]])).toHaveLength(2)
  })
})

describe('what a comparison says', () => {
  const rows = comparison(['Build', 'Buy'], { Time: ['9 months', '10 weeks'] })

  it('is said of one of its sides', () => {
    expect(sidePoints(rows, 1)).toMatchObject([{ label: 'Time', text: '10 weeks' }])
    expect(sidePoints(review, 1).map((one) => one.text)).toEqual(['Runbook', 'Page', 'Deploy'])
  })

  it('stands in rows', () => {
    expect(comparisonRows(rows)).toEqual(rows.rows)
    expect(comparisonRows(review).map((row) => row.cells.map((one) => one.text))).toEqual([
      ['Alert', 'Runbook'],
      ['', 'Page'],
      ['', 'Deploy'],
    ])
  })
})
