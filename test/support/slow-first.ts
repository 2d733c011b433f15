import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Rooms with files that take tens of seconds: of servers and browsers, of thousands of requests, of many pictures, of very long texts. */
const slowRooms = /\/test\/(?:end-to-end|contract|documents|images)\/|\/very-long-/

/**
 * Files of the slow rooms come first, so that none of them is left alone at the end: on a new clone vitest remembers no
 * durations, and goes by sizes of files. Among themselves both parts are in its order.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = (file: TestSpecification) => slowRooms.test(file.moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
