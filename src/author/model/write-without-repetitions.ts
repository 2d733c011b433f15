import type { Slide } from '../../deck/slide.ts'
import { saidAlready } from './prompts/slide-prompt.ts'
import { repetitionsOf, withoutStatements } from './repetitions.ts'
import type { SlideToWrite, SlideWriter, SlideWriting } from './write-slide.ts'

/**
 * Writes slides in parallel, and asks once more for each that says what an existing slide or one before it says. What repeats others still goes
 * from its slide where something is left of it; else there is no such slide, and the reason says so.
 */
export async function writeWithoutRepetitions(
  tasks: readonly SlideToWrite[],
  existing: readonly Slide[],
  writer: SlideWriter,
): Promise<({ slide: Slide } | { reason: string })[]> {
  const written = await Promise.all(tasks.map((task) => writer.write(task)))
  const before = (at: number, all: readonly SlideWriting[]) => [
    ...existing,
    ...slidesOf(all.slice(0, at)),
  ]
  const rewritten = await Promise.all(
    written.map(async (one, at) => {
      if (!('slide' in one)) return one
      const problems = repetitionsOf(one.slide, before(at, written)).map(({ title, statement }) =>
        saidAlready(title, statement),
      )
      if (problems.length === 0) return one
      const better = await writer.rewrite(one, tasks[at] as SlideToWrite, problems)
      return 'slide' in better ? better : one
    }),
  )
  const final: ({ slide: Slide } | { reason: string })[] = []
  for (const one of rewritten) {
    if (!('slide' in one)) {
      final.push(one)
      continue
    }
    const others = [...existing, ...slidesOf(final)]
    const statements = repetitionsOf(one.slide, others).map(({ statement }) => statement)
    const slide = statements.length === 0 ? one.slide : withoutStatements(one.slide, statements)
    final.push(slide === undefined ? { reason: 'it says what another slide says.' } : { slide })
  }
  return final
}

function slidesOf(written: readonly ({ slide: Slide } | { reason: string })[]): Slide[] {
  return written.flatMap((one) => ('slide' in one ? [one.slide] : []))
}
