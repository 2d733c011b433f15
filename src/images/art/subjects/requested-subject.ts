import type { ArtRequest } from '../art-request.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subject-list.ts'

/** The subject of a picture, drawn; undefined where no thing is to be shown. */
export function requestedSubject(
  { subject, mirrored = false }: ArtRequest,
  random: () => number,
): Subject | undefined {
  if (subject === undefined) return undefined
  return { ...subjects[subject](random), turned: mirrored }
}
