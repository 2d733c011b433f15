import { acceptedSchema } from '../v1/schemas/accepted.ts'

/** The answer of every tool that starts work: that of v1, told in the words of the tools. */
export const acceptedAnswer = acceptedSchema.extend({
  generation_id: acceptedSchema.shape.generation_id.meta({
    description: 'Call get_generation_status with it.',
  }),
})

/** What is said when work was accepted: what to do next. @param work "The export" */
export function acceptedText(work: string, generationId: string): string {
  return `${work} was accepted (generation_id: ${generationId}). Call get_generation_status with this id every 2 to 5 seconds until its status is completed or failed.`
}
