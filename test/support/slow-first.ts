import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start servers and browsers come first, so that none of them is left alone at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = (file: TestSpecification) => file.moduleId.includes('/test/end-to-end/')
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
