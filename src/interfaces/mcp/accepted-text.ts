/** What is said when work was accepted: what to do next. @param work "The export" */
export function acceptedText(work: string, generationId: string): string {
  return `${work} was accepted (generation_id: ${generationId}). Call get_generation_status with this id every 2 to 5 seconds until its status is completed or failed.`
}
