import type { Task } from '../../agent-tasks/task.ts'

/** How much of a task an answer shows. */
export interface TaskDetail {
  /** How many messages of its history, the newest ones; 0: no history at all; undefined: all. */
  historyLength: number | undefined
  /** Default: true. */
  artifacts?: boolean
}

/** A task as an answer shows it, in camelCase. */
export function taskView(task: Task, { historyLength, artifacts = true }: TaskDetail): object {
  const { history, artifacts: given, ...rest } = task
  return {
    ...rest,
    ...(artifacts ? { artifacts: given } : {}),
    ...(historyLength === 0 ? {} : { history: history.slice(-(historyLength ?? history.length)) }),
  }
}
